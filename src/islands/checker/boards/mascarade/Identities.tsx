/**
 * Who can be who: what each card on the table can be, as everybody could have worked it out, or as one player could.
 */
import { useMemo, useState } from 'preact/hooks';
import { oneOf } from '../../../../lib/one-of.ts';
import { Emblem } from '../../Emblem.tsx';
import type { InsightProps } from '../../game.ts';
import { Ways } from '../../Result.tsx';
import { Grid } from '../../table/fields.tsx';
import { Insight } from '../../table/Insight.tsx';
import { answered } from '../../told.ts';
import type { Words } from '../../words.ts';
import { deckOf } from './editing.ts';
import {
  CENTRE,
  type CharacterId,
  engine,
  type GameRecord,
  identities,
  isSecret,
  type Move,
  questionSentence,
  takesCards,
} from './engine.ts';
import { PLACES } from './facts.ts';
import { inPlay } from './settings.ts';

/** Whose knowledge counts where everybody's does: no player is called like the centre. */
const EVERYBODY = CENTRE;

/** Who can be who, by whose knowledge one wants to see it. */
export function WhoIsWho({ record: any, words, first, onGo, onFill }: InsightProps) {
  const record = any as GameRecord;
  return (
    <Insight
      title={words.b('who.title')}
      first={first}
      label={words.b('who.known')}
      options={[
        { id: EVERYBODY, name: words.b('who.everybody') },
        ...record.position.players.map(({ id }) => ({ id, name: id })),
      ]}
      given={EVERYBODY}
    >
      {(whose) => (
        <>
          <Untold record={record} by={whose} words={words} onFill={onFill} />
          <Known record={record} whose={whose} words={words} onGo={onGo} />
        </>
      )}
    </Insight>
  );
}

/** The swaps of a player of which nobody has told whether they were made, nor does what was shown since. */
function untoldOf(record: GameRecord, by: string) {
  const { moves = [] } = record;
  const { applied } = engine.rule(record);
  const isOpen = (at: number, move: Move) =>
    [true, false].every((swapped) => {
      const told = moves.with(at, { ...move, swapped } as Move);
      return engine.rule({ ...record, moves: told }).applied === applied;
    });
  return moves.flatMap((move, at) =>
    isSecret(move) && takesCards(move) && move.by === by && isOpen(at, move) ? [{ move, at }] : [],
  );
}

/** Whoever has swapped knows whether they did, and is asked. */
function Untold({
  record,
  by,
  words,
  onFill,
}: Pick<InsightProps, 'words' | 'onFill'> & { readonly record: GameRecord; readonly by: string }) {
  const secret = useMemo(() => (by === EVERYBODY ? [] : untoldOf(record, by)), [record, by]);
  return (
    <>
      {secret.map(({ move, at }) => {
        const question = words.say(
          'question',
          questionSentence({ move: at, by, with: move.with ?? '', swapped: true }, record),
        );
        return (
          <div key={at} class="ck-ask">
            <p>{question}</p>
            <p class="ck-remedies">
              <Ways
                ways={[true, false].map((swapped) => ({
                  swapped,
                  text: words.t(swapped ? 'depends.yes' : 'depends.no'),
                }))}
                onWay={({ swapped }) =>
                  onFill({ moves: [{ at, move: { ...move, swapped } as Move }] }, answered(question, swapped, words))
                }
              />
            </p>
          </div>
        );
      })}
    </>
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
  onGo,
}: Pick<InsightProps, 'words' | 'onGo'> & { readonly record: GameRecord; readonly whose: string }) {
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
  const { players, centre = [] } = record.position;
  const isUnset = [...players.flatMap(({ cards = [] }) => cards), ...centre].every((card) => card === '?');
  return (
    <>
      {/* The picture in which they are set has gone off the screen. */}
      {isUnset && (
        <>
          <p>{words.b('who.unset')}</p>
          <p class="ck-remedies">
            <Ways
              ways={players.map(({ id }, seat) => ({ text: id, path: `position.players[${seat}].cards` }))}
              onWay={({ path }) => onGo(path)}
            />
          </p>
        </>
      )}
      <div>
        {found.isRough && <p>{words.say('depends', { code: 'rough', params: {} })}</p>}
        <p class="ck-quiet" role="status">
          {words.b(whose === EVERYBODY ? 'who.by-all' : 'who.by-one', { by: whose })}
        </p>
        <Holders record={record} spots={spots} words={words} />
        <Spots
          title={words.b('who.certain')}
          none={words.b('who.nothing')}
          spots={certain}
          number={number}
          words={words}
        />
        {open.length > 0 && <Spots title={words.b('who.possible')} spots={open} number={number} words={words} />}
      </div>
    </>
  );
}

/** The answer in a line for a character that is tapped: who can be that. */
function Holders({
  record,
  spots,
  words,
}: {
  readonly record: GameRecord;
  readonly spots: readonly Spot[];
  readonly words: Words;
}) {
  const [picked, setPicked] = useState<CharacterId>();
  const title = words.b('who.can-be');
  const cards = inPlay(record, words).map((card) => ({ card, name: words.card(card) }));
  const chosen = cards.find(({ card }) => card === picked);
  const able = spots.filter(({ can }) => chosen && can.includes(chosen.card)).map(({ name }) => name);
  const copies = deckOf(record).filter((card) => card === picked).length;
  return (
    <>
      <p class="ck-who-title">{title}</p>
      <Grid
        cards={cards}
        words={words}
        label={title}
        picked={chosen ? [chosen.card] : []}
        onPick={(card) => setPicked(card === picked ? undefined : (card as CharacterId))}
      />
      <p class="ck-who-answer" role="status">
        {chosen &&
          words.b('setup.says', {
            by: chosen.name,
            card:
              able.length === spots.length
                ? words.b('who.anyone')
                : able.length > copies
                  ? oneOf(words.texts.board.locale, able)
                  : words.list(able),
          })}
      </p>
    </>
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
                {can
                  .toSorted((a, b) => words.compare(words.card(a), words.card(b)))
                  .map((character) => (
                    <li key={character} class="ck-card">
                      <Emblem id={character} words={words} />
                      {words.card(character)}
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
