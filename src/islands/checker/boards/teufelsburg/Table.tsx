/**
 * The table of Teufelsburg as it lies: who sits where with which cards, the piles, and in a fight the two sides.
 */
import type { ComponentChildren } from 'preact';
import { Emblem } from '../../Emblem.tsx';
import type { TableProps } from '../../game.ts';
import type { Words } from '../../words.ts';
import { type GameRecord, type Player, type Position, type Ruling, tablesAfter } from './engine.ts';

/** Cards that nobody knows. */
function Unknown({
  kind,
  count = 1,
  words,
}: {
  readonly kind: string;
  readonly count?: number;
  readonly words: Words;
}) {
  const text = words.b(`unknown.${kind}`);
  return (
    <span class={`ck-card ck-unknown ck-unknown-${kind}`} title={text}>
      <span class="ck-unknown-mark" aria-hidden="true">
        ?
      </span>
      {count > 1 && <span>× {count}</span>}
      <span class="ck-hidden">{text}</span>
    </span>
  );
}

/** A card on the table: emblem and name, or that nobody knows it. */
export function Card({
  reference,
  words,
  note,
}: {
  readonly reference: string;
  readonly words: Words;
  readonly note?: string;
}) {
  const [kind = '', id = ''] = reference.split('.');
  if (id === '?') return <Unknown kind={kind} words={words} />;
  return (
    <span class="ck-card">
      <Emblem id={id} words={words} />
      <span>
        {words.name(reference)}
        {note && <span class="ck-note"> {note}</span>}
      </span>
    </span>
  );
}

/** What an association is called for short. */
const sideName = (id: string, words: Words): string => words.b(`associations.${id}`);

function Association({ player, words }: { readonly player: Player; readonly words: Words }) {
  const { association = '?' } = player;
  const cards = typeof association === 'string' ? [association] : association;
  return (
    <>
      {cards.map((id, index) => (
        <span key={index} class={`ck-side ck-side-${id === '?' ? 'unknown' : id}`}>
          {id === '?' ? (
            <Unknown kind="association" words={words} />
          ) : (
            <span class="ck-card">
              <Emblem id={id} words={words} />
              <span>{sideName(id, words)}</span>
            </span>
          )}
        </span>
      ))}
    </>
  );
}

/** A player's place at the table. */
export function Seat({
  player,
  words,
  turn,
  role,
  children,
}: {
  readonly player: Player;
  readonly words: Words;
  readonly turn: boolean;
  readonly role?: string | undefined;
  readonly children?: ComponentChildren;
}) {
  const { id, association = '?', occupation = '?', shown, objects } = player;
  const known = objects.filter((object) => object !== '?');
  const hidden = objects.length - known.length;
  const side = typeof association === 'string' ? association : 'three';
  return (
    <div class={`ck-seat ck-seat-${side === '?' ? 'unknown' : side}`}>
      <div class="ck-seat-head">
        <span class="ck-seat-name">{id}</span>
        <Association player={player} words={words} />
        {turn && <span class="ck-turn">{words.b('table.turn')}</span>}
        {role && <span class="ck-role">{role}</span>}
        {children}
      </div>
      <div class="ck-seat-cards">
        <span class={`ck-occupation${shown ? ' ck-shown' : ''}`}>
          <Card
            reference={`occupation.${occupation}`}
            words={words}
            {...(shown && { note: words.b('table.face-up') })}
          />
        </span>
        <ul class="ck-hand" aria-label={words.b('table.objects', { by: id })}>
          {known.map((object, index) => (
            <li key={index}>
              <Card reference={`object.${object}`} words={words} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Unknown kind="object" count={hidden} words={words} />
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

/** Who does what in a fight. */
function roles(record: GameRecord, ruling: Ruling): { attackers: string[]; defenders: string[] } | undefined {
  const made = (record.moves ?? []).slice(0, ruling.applied);
  const fights = made.findLastIndex(({ move }) => move === 'attack');
  const other = made.findLastIndex(
    ({ move }) => move === 'pass' || move === 'offer' || move === 'claim' || move === 'foretell',
  );
  if (!ruling.fight || fights < other) return undefined;
  const { attacker, defender } = ruling.fight;
  const support = tablesAfter({ ...record, moves: made })[0]?.fight?.support ?? [];
  const of = (side: string) => record.position.players.flatMap(({ id }, seat) => (support[seat] === side ? [id] : []));
  return { attackers: [attacker, ...of('attacker')], defenders: [defender, ...of('defender')] };
}

/** The two sides of a fight with their points. */
function Fight({
  ruling,
  sides,
  words,
}: {
  readonly ruling: Ruling;
  readonly sides: NonNullable<ReturnType<typeof roles>>;
  readonly words: Words;
}) {
  const { fight } = ruling;
  if (!fight) return null;
  const side = (which: 'attacker' | 'defender', ids: readonly string[], points: number | undefined) => (
    <div class={`ck-fighter ck-fighter-${which}${fight.outcome === which ? ' ck-fighter-won' : ''}`}>
      <div class="ck-fighter-who">
        <p class="ck-fighter-role">{words.b(`table.${which}`)}</p>
        <p class="ck-fighter-name">{ids[0]}</p>
        {ids.length > 1 && (
          <p class="ck-fighter-help">{words.b('table.with', { players: words.list(ids.slice(1)) })}</p>
        )}
      </div>
      <p class="ck-points">
        <span class="ck-hidden">{words.b('table.points', { count: points ?? 0 })}</span>
        <span aria-hidden="true">{points ?? '–'}</span>
      </p>
    </div>
  );
  return (
    <section class="ck-fight" aria-label={words.b('table.fight')}>
      {side('attacker', sides.attackers, fight.attackerPoints)}
      {side('defender', sides.defenders, fight.defenderPoints)}
    </section>
  );
}

/** What is known of a pile. */
export function Piles({
  position,
  known,
  words,
}: {
  readonly position: Position;
  /** Whether anybody has said what lies there. */
  readonly known: boolean;
  readonly words: Words;
}) {
  const { objectPile, occupationPile } = position;
  const cards = (kind: 'object' | 'occupation', pile: readonly string[] | undefined) => {
    if (pile === undefined) return <span class="ck-quiet">{words.b('table.pile-unknown')}</span>;
    if (pile.length === 0) return <span class="ck-quiet">{words.b(`table.${kind}-pile-empty`)}</span>;
    const some = pile.some((id) => id !== '?');
    return (
      <>
        <span class="ck-quiet">{words.b('table.cards', { count: pile.length })}</span>
        {some && (
          <ul class="ck-hand">
            {pile.map((id, index) => (
              <li key={index}>
                <Card reference={`${kind}.${id}`} words={words} />
              </li>
            ))}
          </ul>
        )}
      </>
    );
  };
  const spares = occupationPile?.some((id) => id !== '?');
  return (
    <div class="ck-piles">
      <div class="ck-pile">
        <span class="ck-pile-name">{words.b('table.object-pile')}</span>
        {cards('object', known ? objectPile : undefined)}
      </div>
      {spares && (
        <details class="ck-pile">
          <summary class="ck-pile-name">
            {words.b('table.occupation-pile', { count: occupationPile?.length ?? 0 })}
          </summary>
          {cards('occupation', occupationPile)}
        </details>
      )}
    </div>
  );
}

/** The table after the moves made. */
export function Table({ record, ruling, words }: TableProps) {
  const own = record as GameRecord;
  const after = ruling as Ruling;
  const { position } = after;
  const sides = roles(own, after);
  const roleOf = (id: string) => {
    if (!sides) return undefined;
    const { attackers, defenders } = sides;
    if (attackers[0] === id) return words.b('table.attacker');
    if (defenders[0] === id) return words.b('table.defender');
    if (attackers.includes(id)) return words.b('table.for-attacker');
    return defenders.includes(id) ? words.b('table.for-defender') : undefined;
  };
  return (
    <div class="ck-table">
      {sides && <Fight ruling={after} sides={sides} words={words} />}
      <ol class="ck-seats">
        {position.players.map((player) => (
          <li key={player.id}>
            <Seat player={player} words={words} turn={player.id === position.turn} role={roleOf(player.id)} />
          </li>
        ))}
      </ol>
      <Piles position={position} known={own.position.objectPile !== undefined || ruling.applied > 0} words={words} />
    </div>
  );
}
