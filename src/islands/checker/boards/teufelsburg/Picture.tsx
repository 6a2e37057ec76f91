/**
 * A case at the table in one small picture: who plays which part, and which cards come out or change hands. Only what is known of the
 * table before the moves is drawn.
 */
import type { TableProps } from '../../game.ts';
import type { Words } from '../../words.ts';
import type { GameRecord, Player, Ruling } from './engine.ts';

/** Drawings of what somebody does, on a field of 16 by 16. */
const SIGNS = {
  attacker: 'M8 .6 9.7 3v7.2H6.3V3zM3.6 10.2h8.8v1.8H9.1v1.9a1.5 1.5 0 1 1-2.2 0V12H3.6z',
  defender: 'M8 .8 14 3v4.7c0 3.5-2.4 6.2-6 7.5-3.6-1.3-6-4-6-7.5V3z',
  claim: 'M3 .8h1.7V2H13.6l-2.2 2.9 2.2 2.9H4.7v7.4H3z',
} as const;

/** What a player does: the drawing, whether as a chief or as a helper, in words, and whether it has come to nothing. */
interface Part {
  readonly sign: keyof typeof SIGNS;
  readonly chief: boolean;
  readonly text?: string;
  readonly fallen?: boolean;
}

/** What each player does in a fight or a claim. */
function partsIn(record: GameRecord, ruling: Ruling, words: Words): Map<string, Part> {
  const { moves = [] } = record;
  const parts = new Map<string, Part>();
  const fell = new Set(ruling.steps.flatMap(({ code, params }) => (code === 'support.fell' ? [params.by] : [])));
  for (const move of moves) {
    if (move.move === 'attack') {
      parts.set(move.by, { sign: 'attacker', chief: true, text: words.b('table.attacker') });
      parts.set(move.target, { sign: 'defender', chief: true, text: words.b('table.defender') });
    } else if (move.move === 'support' && move.side !== 'none') {
      const text = words.b(`table.for-${move.side}`);
      parts.set(move.by, { sign: move.side, chief: false, text, fallen: fell.has(move.by) });
    } else if (move.move === 'claim') {
      parts.set(move.by, { sign: 'claim', chief: true, text: words.b('kinds.claim') });
      for (const ally of move.allies ?? []) parts.set(ally, { sign: 'claim', chief: false });
    }
  }
  return parts;
}

/** What is left of a list once all of another one are taken out, one for one. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...all];
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** Who gets an object that somebody gives away, or that is drawn. */
function receivers(record: GameRecord, ruling: Ruling) {
  const after = ruling.position.players;
  const got = record.position.players.map(({ id, objects }, seat) => ({
    id,
    objects: without(after[seat]?.objects ?? [], objects),
  }));
  return (object: string) => got.find(({ objects }) => objects.includes(object))?.id;
}

function Emblem({ reference, words }: { readonly reference: string; readonly words: Words }) {
  const [kind, id] = reference.split('.');
  return (
    <svg class="pic-emblem" style={`--plate: var(--plate-${kind})`} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${words.texts.emblems}#${id}`} />
    </svg>
  );
}

/** A card, how many of it, and where it goes. */
function Card({
  reference,
  words,
  count = 1,
  used = false,
  to,
}: {
  readonly reference: string;
  readonly words: Words;
  readonly count?: number;
  readonly used?: boolean;
  readonly to?: string | undefined;
}) {
  return (
    <li class={used ? 'pic-card pic-used' : 'pic-card'}>
      <Emblem reference={reference} words={words} />
      <span>
        {words.name(reference)}
        {count > 1 && ` × ${count}`}
        {to && (
          <>
            {' '}
            <span class="pic-to">→ {to}</span>
          </>
        )}
      </span>
    </li>
  );
}

function Sign({ sign, chief, text, fallen }: Part) {
  return (
    <span class={`pic-part${chief ? ' pic-chief' : ''}${fallen ? ' pic-fallen' : ''}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SIGNS[sign]} />
        {fallen && <path class="pic-strike" d="M1 15 15 1" />}
      </svg>
      {text && <span class="visually-hidden">{text}</span>}
    </span>
  );
}

/** Who has won the fight, or the game. */
function winnersOf({ fight, winners }: Ruling): readonly string[] {
  if (winners) return winners;
  if (fight?.outcome === 'attacker') return [fight.attacker];
  return fight?.outcome === 'defender' ? [fight.defender] : [];
}

/** The table before the moves, with what the moves do. */
export function Picture({ record, ruling, words }: TableProps) {
  const own = record as GameRecord;
  const after = ruling as Ruling;
  const { players, objectPile = [] } = own.position;
  const { moves = [] } = own;
  const parts = partsIn(own, after, words);
  const winners = winnersOf(after);
  const receiver = receivers(own, after);
  const drawn = objectPile
    .slice(0, objectPile.length - (after.position.objectPile?.length ?? 0))
    .filter((object) => object !== '?');
  const drink = after.steps.some(({ cites }) => cites.includes('drink.drink-of-power'));

  const seat = ({ id, association = '?', occupation = '?', objects }: Player, place: number) => {
    const part = parts.get(id);
    const side = typeof association === 'string' && association !== '?' ? association : undefined;
    const isUsed = (card: string) =>
      moves.some(
        (move) =>
          (move.move === 'play' && move.by === id && move.object === card) ||
          (move.move === 'use' && move.by === id && move.occupation === card),
      );
    const given = without(objects, after.position.players[place]?.objects ?? []);
    const kept = without(objects, given);
    const hand = [...given.map((object) => ({ object, to: receiver(object) })), ...kept.map((object) => ({ object }))];
    // Cards of the same kind that go the same way stand as one.
    const cards = Map.groupBy<string, { object: string; to?: string | undefined }>(
      hand.filter(({ object }) => object !== '?'),
      (card) => JSON.stringify(card),
    );
    const withDrink = drink && part?.sign === 'claim' && part.chief;
    const hasCards = occupation !== '?' || cards.size > 0 || withDrink;
    const stance = winners.includes(id) ? ' pic-won' : part || side || hasCards ? '' : ' pic-aside';
    return (
      <li key={id} class={`pic-seat${stance}`}>
        <p class="pic-name">
          {side && <Emblem reference={`association.${side}`} words={words} />}
          <span>{id}</span>
          {side && <span class="pic-side">{words.b(`associations.${side}`)}</span>}
          {part && <Sign {...part} />}
        </p>
        {hasCards && (
          <ul>
            {occupation !== '?' && (
              <Card reference={`occupation.${occupation}`} used={isUsed(occupation)} words={words} />
            )}
            {[...cards].map(([key, [card, ...more]]) => (
              <Card
                key={key}
                reference={`object.${card?.object}`}
                count={more.length + 1}
                used={isUsed(card?.object ?? '')}
                to={card?.to}
                words={words}
              />
            ))}
            {withDrink && <Card reference="drink.drink-of-power" words={words} />}
          </ul>
        )}
      </li>
    );
  };

  return (
    <>
      <ol class="pic-seats" style={`--seats: ${players.length}`} aria-label={words.t('table.title')}>
        {players.map(seat)}
      </ol>
      {drawn.length > 0 && (
        <div class="pic-pile">
          <p>{words.b('table.object-pile')}</p>
          <ul>
            {drawn.map((object, index) => (
              <Card key={index} reference={`object.${object}`} to={receiver(object)} words={words} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
