/**
 * Who can be who: what each card on the table can be, as everybody could have worked it out, or as one player could.
 */
import { useMemo } from 'preact/hooks';
import { Emblem } from '../../Emblem.tsx';
import type { InsightProps } from '../../game.ts';
import { Insight } from '../../table/Insight.tsx';
import type { Words } from '../../words.ts';
import { deckOf } from './editing.ts';
import { CENTRE, type CharacterId, type GameRecord, identities } from './engine.ts';
import { PLACES } from './facts.ts';

/** Whose knowledge counts where everybody's does: no player is called like the centre. */
const EVERYBODY = CENTRE;

/** Who can be who, by whose knowledge one wants to see it. */
export function WhoIsWho({ record: any, words, first }: InsightProps) {
  const record = any as GameRecord;
  return (
    <Insight
      title={words.b('who.title')}
      first={first}
      label={words.b('who.known')}
      options={[
        { id: EVERYBODY, name: words.b('who.everybody') },
        ...record.position.players.map(({ id }) => ({ id, name: words.b('who.player', { by: id }) })),
      ]}
      given={EVERYBODY}
    >
      {(whose) => <Known record={record} whose={whose} words={words} />}
    </Insight>
  );
}

/** A card on the table, and what it can be. */
interface Spot {
  readonly name: string;
  readonly can: readonly CharacterId[];
}

function Known({
  record,
  whose,
  words,
}: {
  readonly record: GameRecord;
  readonly whose: string;
  readonly words: Words;
}) {
  const found = useMemo(() => identities(record, whose === EVERYBODY ? undefined : whose), [record, whose]);
  const spots: Spot[] = [
    ...found.players.flatMap(({ id, cards }) =>
      cards.map((can, card) => ({
        name: cards.length > 1 ? words.b('who.card', { by: id, card: words.b(`card.${PLACES[card]}`) }) : id,
        can,
      })),
    ),
    ...found.centre.map((can, card) => ({ name: words.b('setup.centre', { number: card + 1 }), can })),
  ];
  const certain = spots.filter(({ can }) => can.length === 1);
  const open = spots.filter(({ can }) => can.length !== 1);
  const number = new Set(deckOf(record)).size;
  return (
    <div role="status">
      <p class="ck-quiet">{words.b(whose === EVERYBODY ? 'who.by-all' : 'who.by-one', { by: whose })}</p>
      <Spots
        title={words.b('who.certain')}
        none={words.b('who.nothing')}
        spots={certain}
        number={number}
        words={words}
      />
      {open.length > 0 && <Spots title={words.b('who.possible')} spots={open} number={number} words={words} />}
    </div>
  );
}

function Spots({
  title,
  none,
  spots,
  number,
  words,
}: {
  readonly title: string;
  readonly none?: string;
  readonly spots: readonly Spot[];
  /** How many characters are in play. */
  readonly number: number;
  readonly words: Words;
}) {
  return (
    <>
      <p class="ck-who-title">{title}</p>
      {spots.length === 0 && <p class="ck-quiet">{none}</p>}
      <ul class="ck-who">
        {spots.map(({ name, can }) => (
          <li key={name}>
            <span class="ck-who-place">{name}</span>
            {can.length === number && number > 1 ? (
              <span class="ck-quiet">{words.b('who.anybody')}</span>
            ) : (
              <ul>
                {can.map((character) => (
                  <li key={character} class="ck-card">
                    <Emblem id={character} words={words} />
                    {words.name(`character.${character}`)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
