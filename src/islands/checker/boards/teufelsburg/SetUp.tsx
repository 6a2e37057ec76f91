/**
 * Setting the table of Teufelsburg: players, their cards, the piles, the edition and variants.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { BLANK, cleaned } from '../../../../../engine/kernel/text.ts';
import { Emblem } from '../../Emblem.tsx';
import type { SetUpProps } from '../../game.ts';
import type { Words } from '../../words.ts';
import {
  type Association,
  type GameRecord,
  names,
  type ObjectId,
  type OccupationId,
  objects,
  occupations,
  type Player,
  type Position,
  type Variant,
  variants,
} from './engine.ts';
import { Seat } from './Table.tsx';

const LEAST = 3;
const MOST = 10;
const LONGEST_NAME = 40;
/** Objects that are looked for most often come first. */
const FIRST: readonly string[] = ['key', 'goblet', 'secret-bag-key', 'secret-bag-goblet'];
const SIDES = ['order', 'brotherhood', '?'] as const;

type Three = readonly [Association | '?', Association | '?', Association | '?'];

/** A path and those it lies under: `players[0].objects[1]`, `players[0].objects`, `players[0]` … */
function ancestors(path: string): string[] {
  const above = path.replace(/(\.[^.[]*|\[\d+\]|^[^.[]*)$/, '');
  return above && above !== path ? [path, ...ancestors(above)] : [path];
}

/** Gives a player another name wherever the record has it. */
function rename(record: GameRecord, from: string, to: string): GameRecord {
  const swap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swap);
    return value === from ? to : value;
  };
  const { position, moves = [] } = record;
  const fields = ['by', 'to', 'target', 'allies', 'holders'];
  return {
    ...record,
    position: {
      ...position,
      players: position.players.map((player) => (player.id === from ? { ...player, id: to } : player)),
      ...(position.turn === from && { turn: to }),
    },
    moves: moves.map((move) =>
      Object.fromEntries(Object.entries(move).map(([key, value]) => [key, fields.includes(key) ? swap(value) : value])),
    ) as unknown as typeof moves,
  };
}

/** Takes a player from the table, and the moves from the first that names them. */
function leave(record: GameRecord, id: string): GameRecord {
  const { position, moves = [] } = record;
  const players = position.players.filter((player) => player.id !== id);
  const named = moves.findIndex((move) => Object.values(move).flat().includes(id));
  const turn = position.turn === id ? players[0]?.id : position.turn;
  return {
    ...record,
    position: { ...position, players, ...(turn !== undefined && { turn }) },
    moves: named < 0 ? moves : moves.slice(0, named),
  };
}

/** Seats one more player, of whom nothing is known. */
function join(record: GameRecord): GameRecord {
  const { players } = record.position;
  const id = names.find((name) => !players.some((player) => player.id === name)) ?? `${players.length + 1}`;
  const association = record.variants?.includes('three-associations') ? (['?', '?', '?'] as Three) : ('?' as const);
  return {
    ...record,
    position: { ...record.position, players: [...players, { id, association, occupation: '?', objects: ['?'] }] },
  };
}

/** A name as it was typed; empty where nothing of it can be seen. */
const nameOf = (typed: string) => (BLANK.test(typed) ? '' : typed.trim());

/** A player's name, taken up as soon as nobody else has it. */
function Name({
  player,
  taken,
  words,
  id,
  onName,
}: {
  readonly player: Player;
  readonly taken: readonly string[];
  readonly words: Words;
  readonly id: string;
  onName(name: string): void;
}) {
  const [text, setText] = useState(player.id);
  // Another may have been given elsewhere: by undoing, or with another player at this seat.
  useEffect(
    () => setText((typed) => (typed.trim() === player.id || typed.trim() === '' ? typed : player.id)),
    [player.id],
  );
  const name = nameOf(text);
  const problem =
    name === ''
      ? words.b('setup.name-empty')
      : taken.includes(name)
        ? words.say('problem', { code: 'record.name-twice', params: { name } })
        : undefined;
  return (
    <div class="ck-field">
      <label for={id}>{words.b('setup.name')}</label>
      <input
        id={id}
        class="ck-input"
        type="text"
        autocomplete="off"
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onInput={({ currentTarget }) => {
          const typed = [...cleaned(currentTarget.value)].slice(0, LONGEST_NAME).join('');
          // What has not been taken up does not stay in the field either, even if that makes it the text it was.
          currentTarget.value = typed;
          setText(typed);
          const next = nameOf(typed);
          if (next && !taken.includes(next) && next !== player.id) onName(next);
        }}
      />
      {problem && (
        <p class="ck-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** One of a few, side by side. */
function Choice<Id extends string>({
  legend,
  options,
  value,
  name,
  onPick,
  invalid,
}: {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly emblem?: string }[];
  readonly value: Id;
  readonly name: string;
  readonly invalid?: boolean;
  onPick(id: Id): void;
} & { readonly words: Words }) {
  return (
    <fieldset class={`ck-field ck-choice${invalid ? ' ck-invalid' : ''}`}>
      <legend>{legend}</legend>
      <div class="ck-segments">
        {options.map(({ id, label }) => (
          <label key={id} class="ck-segment">
            <input type="radio" name={name} checked={id === value} onChange={() => onPick(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PickerProps {
  readonly kind: 'object' | 'occupation';
  readonly words: Words;
  readonly id: string;
  /** Whose cards, for those who hear the page. */
  readonly label: string;
  readonly cards: readonly string[];
  /** Where each card that has been placed lies, a name for each copy. */
  readonly placed: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly string[];
  onChange(cards: readonly string[]): void;
}

/** Cards in a row, to be taken away, and those that can still be laid down. */
function Cards({ kind, words, id, label, cards, placed, problems, onChange }: PickerProps) {
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<string>();
  const ids = kind === 'object' ? Object.keys(objects) : Object.keys(occupations);
  const copies = (card: string) => (kind === 'object' ? objects[card as ObjectId].count : 1);
  const sorted = [...ids].sort((a, b) => {
    const [first, second] = [a, b].map((card) => FIRST.indexOf(card));
    if (first !== second && Math.max(first as number, second as number) >= 0)
      return (
        (((first as number) + FIRST.length + 1) % (FIRST.length + 1)) -
        (((second as number) + FIRST.length + 1) % (FIRST.length + 1))
      );
    return words.compare(words.name(`${kind}.${a}`), words.name(`${kind}.${b}`));
  });
  const nameOf = (card: string) => (card === '?' ? words.b(`unknown.${kind}`) : words.name(`${kind}.${card}`));
  const toldPlaces = told === undefined ? undefined : placed.get(told);
  return (
    <div class={`ck-cards${problems.length ? ' ck-invalid' : ''}`} id={id} tabIndex={-1}>
      <ul class="ck-chips" aria-label={label}>
        {cards.map((card, index) => (
          <li key={index}>
            <button
              type="button"
              class="ck-chip ck-placed"
              onClick={() => onChange(cards.filter((_, other) => other !== index))}
            >
              {card === '?' ? (
                <span class="ck-unknown-mark" aria-hidden="true">
                  ?
                </span>
              ) : (
                <Emblem id={card} words={words} />
              )}
              <span>
                <span class="ck-hidden">{words.b('setup.take-away', { card: nameOf(card) })}</span>
                <span aria-hidden="true">{nameOf(card)}</span>
              </span>
              <span class="ck-cross" aria-hidden="true">
                ×
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="ck-chip ck-add" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span aria-hidden="true">{open ? '–' : '+'}</span>
            <span>{words.b(open ? 'setup.done' : `setup.add-${kind}`)}</span>
          </button>
        </li>
      </ul>
      {open && (
        <fieldset class="ck-question">
          <legend>{words.b(`setup.add-${kind}`)}</legend>
          <ul class="ck-chips">
            <li>
              <button type="button" class="ck-chip" onClick={() => onChange([...cards, '?'])}>
                <span class="ck-unknown-mark" aria-hidden="true">
                  ?
                </span>
                <span>{words.b(`unknown.${kind}`)}</span>
              </button>
            </li>
            {sorted.map((card) => {
              const left = copies(card) - (placed.get(card)?.length ?? 0);
              return (
                <li key={card}>
                  <button
                    type="button"
                    class="ck-chip"
                    aria-disabled={left > 0 ? undefined : true}
                    onClick={() => {
                      if (left > 0) onChange([...cards, card]);
                      setTold(left > 0 ? undefined : card);
                    }}
                  >
                    <Emblem id={card} words={words} />
                    <span>{nameOf(card)}</span>
                    {copies(card) > 1 && left > 0 && (
                      <span class="ck-left">{words.b('setup.left', { count: left })}</span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          <div role="status">
            {toldPlaces && (
              <p class="ck-reason">
                {words.b('setup.placed', { card: nameOf(told as string), places: words.list(toldPlaces) })}
              </p>
            )}
          </div>
        </fieldset>
      )}
      {problems.map((problem) => (
        <p key={problem} class="ck-problem">
          {problem}
        </p>
      ))}
    </div>
  );
}

/** A pile: not known, empty, or these cards. */
function Pile({
  kind,
  pile,
  ...rest
}: Omit<PickerProps, 'cards' | 'onChange' | 'label'> & {
  readonly pile: readonly string[] | undefined;
  onChange(cards: readonly string[] | undefined): void;
}) {
  const { words, onChange } = rest;
  // A pile of known cards that has lost its last one is still being laid.
  const [laying, setLaying] = useState(false);
  const state = pile === undefined ? 'unknown' : pile.length > 0 || laying ? 'these' : 'empty';
  return (
    <div class="ck-field">
      <Choice
        legend={words.b(`table.${kind}-pile-name`)}
        name={`${rest.id}-state`}
        words={words}
        value={state}
        options={(['unknown', 'empty', 'these'] as const).map((id) => ({
          id,
          label: words.b(`setup.${kind}-pile-${id}`),
        }))}
        onPick={(id) => {
          setLaying(id === 'these');
          onChange(id === 'unknown' ? undefined : []);
        }}
      />
      {state === 'these' && (
        <Cards
          {...rest}
          kind={kind}
          cards={pile ?? []}
          label={words.b(`table.${kind}-pile-name`)}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** The whole form. */
export function SetUp({ record: any, problems, words, prefix, wanted, onChange }: SetUpProps) {
  const record = any as GameRecord;
  const { position } = record;
  const { players } = position;
  const three = record.variants?.includes('three-associations') ?? false;
  const [open, setOpen] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const radio = useId();

  useEffect(() => {
    if (!wanted) return;
    const seat = /players\[(\d+)\]/.exec(wanted.path)?.[1];
    if (seat !== undefined) setOpen(Number(seat));
    // The field stands only after its player has unfolded.
    const later = setTimeout(() => {
      for (const path of ancestors(wanted.path)) {
        const found = place.current?.querySelector<HTMLElement>(`[id="${prefix}${path}"]`);
        if (!found) continue;
        found.focus();
        found.scrollIntoView({ block: 'center' });
        return;
      }
    }, 30);
    return () => clearTimeout(later);
  }, [wanted, prefix]);

  const placed = new Map<string, string[]>();
  const put = (card: string, where: string) => card !== '?' && placed.set(card, [...(placed.get(card) ?? []), where]);
  for (const { id, objects } of players) for (const object of objects) put(object, id);
  for (const object of position.objectPile ?? []) put(object, words.b('table.object-pile-name'));
  const taken = new Map<string, string[]>();
  for (const { id, occupation = '?' } of players)
    if (occupation !== '?') taken.set(occupation, [...(taken.get(occupation) ?? []), id]);
  const spares = words.b('table.occupation-pile-name');
  for (const occupation of position.occupationPile ?? [])
    if (occupation !== '?') taken.set(occupation, [...(taken.get(occupation) ?? []), spares]);

  const change = (next: Partial<Position>) => {
    const { objectPile, occupationPile, ...rest } = { ...position, ...next };
    onChange({
      ...record,
      position: { ...rest, ...(objectPile && { objectPile }), ...(occupationPile && { occupationPile }) },
    });
  };
  const setPlayer = (seat: number, next: Partial<Player>) =>
    change({ players: players.map((player, other) => (other === seat ? { ...player, ...next } : player)) });
  const saying = (path: string) =>
    problems
      .filter((problem) => problem.path.startsWith(path))
      .map((problem) => words.say('problem', { code: problem.code, params: problem.params ?? {} }));

  const sideOptions = SIDES.map((id) => ({ id, label: words.b(`associations.${id}`) }));
  const occupationIds = Object.keys(occupations).sort((a, b) =>
    words.compare(words.name(`occupation.${a}`), words.name(`occupation.${b}`)),
  ) as OccupationId[];

  const playVariant = (variant: Variant, on: boolean) => {
    const chosen = variants.filter((one) => (one === variant ? on : record.variants?.includes(one)));
    const next = { ...record, variants: chosen };
    if (variant !== 'three-associations') return onChange(next);
    // A player's one card becomes three of which nobody has told us two, and the other way round.
    const seats = players.map((player): Player => {
      const { association = '?' } = player;
      if (on)
        return { ...player, association: typeof association === 'string' ? [association, '?', '?'] : association };
      return { ...player, association: typeof association === 'string' ? association : (association[0] ?? '?') };
    });
    onChange({ ...next, position: { ...position, players: seats } });
  };

  return (
    <div class="ck-setup" ref={place}>
      <fieldset class="ck-field ck-count" id={`${prefix}position.players`} tabIndex={-1}>
        <legend>{words.b('setup.players')}</legend>
        <div class="ck-stepper">
          <button
            type="button"
            class="ck-button"
            aria-disabled={players.length <= LEAST ? true : undefined}
            aria-label={words.b('setup.fewer')}
            onClick={() => players.length > LEAST && onChange(leave(record, players.at(-1)?.id ?? ''))}
          >
            −
          </button>
          <output>{players.length}</output>
          <button
            type="button"
            class="ck-button"
            aria-disabled={players.length >= MOST ? true : undefined}
            aria-label={words.b('setup.more')}
            onClick={() => players.length < MOST && onChange(join(record))}
          >
            +
          </button>
        </div>
        {saying('position.players').length > 0 &&
          problems
            .filter(({ path }) => path === 'position.players')
            .map((problem) => (
              <p key={problem.code} class="ck-problem">
                {words.say('problem', { code: problem.code, params: problem.params ?? {} })}
              </p>
            ))}
      </fieldset>

      <ol class="ck-seats ck-setting">
        {players.map((player, seat) => {
          const path = `position.players[${seat}]`;
          const wrong = saying(path);
          const unfolded = open === seat;
          const { association = '?', occupation = '?' } = player;
          return (
            <li key={seat} class={wrong.length ? 'ck-wrong' : ''}>
              <Seat player={player} words={words} turn={player.id === (position.turn ?? players[0]?.id)}>
                <button
                  type="button"
                  class="ck-button ck-small ck-unfold"
                  aria-expanded={unfolded}
                  onClick={() => setOpen(unfolded ? undefined : seat)}
                >
                  {words.b(unfolded ? 'setup.done' : 'setup.change')}
                  <span class="ck-hidden"> {player.id}</span>
                </button>
              </Seat>
              {!unfolded &&
                wrong.map((text) => (
                  <p key={text} class="ck-problem">
                    {text}
                  </p>
                ))}
              {unfolded && (
                <fieldset class="ck-edit">
                  <legend class="ck-hidden">{player.id}</legend>
                  <Name
                    key={seat}
                    id={`${prefix}${path}.id`}
                    player={player}
                    taken={players.filter((_, other) => other !== seat).map(({ id }) => id)}
                    words={words}
                    onName={(name) => onChange(rename(record, player.id, name))}
                  />
                  <div id={`${prefix}${path}.association`} tabIndex={-1}>
                    {typeof association === 'string' ? (
                      <Choice
                        legend={words.b('setup.association')}
                        name={`${radio}-${seat}`}
                        words={words}
                        options={sideOptions}
                        value={association}
                        invalid={saying(`${path}.association`).length > 0}
                        onPick={(id) => setPlayer(seat, { association: three ? [id, '?', '?'] : id })}
                      />
                    ) : (
                      association.map((one, index) => (
                        <Choice
                          key={index}
                          legend={words.b('setup.association-of-three', { number: index + 1 })}
                          name={`${radio}-${seat}-${index}`}
                          words={words}
                          options={sideOptions}
                          value={one}
                          invalid={saying(`${path}.association`).length > 0}
                          onPick={(id) =>
                            setPlayer(seat, {
                              association: association.map((old, other) => (other === index ? id : old)),
                            })
                          }
                        />
                      ))
                    )}
                    {saying(`${path}.association`).map((text) => (
                      <p key={text} class="ck-problem">
                        {text}
                      </p>
                    ))}
                  </div>
                  <div class="ck-field">
                    <label for={`${prefix}${path}.occupation`}>{words.b('setup.occupation')}</label>
                    <select
                      id={`${prefix}${path}.occupation`}
                      class="ck-input"
                      aria-invalid={saying(`${path}.occupation`).length ? true : undefined}
                      value={occupation}
                      onChange={({ currentTarget }) =>
                        setPlayer(seat, { occupation: currentTarget.value as OccupationId })
                      }
                    >
                      <option value="?">{words.b('unknown.occupation')}</option>
                      {occupationIds.map((id) => {
                        const holders = (taken.get(id) ?? []).filter((holder) => holder !== player.id);
                        const name = words.name(`occupation.${id}`);
                        return (
                          <option key={id} value={id}>
                            {holders.length ? words.b('setup.taken', { card: name, by: words.list(holders) }) : name}
                          </option>
                        );
                      })}
                    </select>
                    {saying(`${path}.occupation`).map((text) => (
                      <p key={text} class="ck-problem">
                        {text}
                      </p>
                    ))}
                    <label class="ck-tick">
                      <input
                        type="checkbox"
                        checked={player.shown ?? false}
                        onChange={({ currentTarget }) => setPlayer(seat, { shown: currentTarget.checked })}
                      />
                      <span>{words.b('setup.shown')}</span>
                    </label>
                  </div>
                  <div class="ck-field">
                    <span>{words.b('setup.objects')}</span>
                    <Cards
                      kind="object"
                      words={words}
                      id={`${prefix}${path}.objects`}
                      label={words.b('table.objects', { by: player.id })}
                      cards={player.objects}
                      placed={placed}
                      problems={saying(`${path}.objects`)}
                      onChange={(cards) => setPlayer(seat, { objects: cards as ObjectId[] })}
                    />
                  </div>
                  {players.length > LEAST && (
                    <button
                      type="button"
                      class="ck-button ck-small"
                      onClick={() => {
                        setOpen(undefined);
                        onChange(leave(record, player.id));
                      }}
                    >
                      {words.b('setup.leave', { by: player.id })}
                    </button>
                  )}
                </fieldset>
              )}
            </li>
          );
        })}
      </ol>

      <div class="ck-field">
        <label for={`${prefix}position.turn`}>{words.b('setup.turn')}</label>
        <select
          id={`${prefix}position.turn`}
          class="ck-input"
          value={position.turn ?? players[0]?.id ?? ''}
          onChange={({ currentTarget }) => change({ turn: currentTarget.value })}
        >
          {players.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      </div>
      <Pile
        kind="object"
        words={words}
        id={`${prefix}position.objectPile`}
        pile={position.objectPile}
        placed={placed}
        problems={saying('position.objectPile')}
        onChange={(cards) => change({ objectPile: cards as ObjectId[] })}
      />
      <Pile
        kind="occupation"
        words={words}
        id={`${prefix}position.occupationPile`}
        pile={position.occupationPile}
        placed={taken}
        problems={saying('position.occupationPile')}
        onChange={(cards) => change({ occupationPile: cards as OccupationId[] })}
      />
      <fieldset class="ck-field" id={`${prefix}variants`} tabIndex={-1}>
        <legend>{words.b('setup.variants')}</legend>
        {variants.map((variant) => (
          <label key={variant} class="ck-tick">
            <input
              type="checkbox"
              checked={record.variants?.includes(variant) ?? false}
              onChange={({ currentTarget }) => playVariant(variant, currentTarget.checked)}
            />
            <span>
              {words.texts.variants[variant]?.name}
              <span class="ck-note">{words.texts.variants[variant]?.note}</span>
            </span>
          </label>
        ))}
        {saying('variants').map((text) => (
          <p key={text} class="ck-problem">
            {text}
          </p>
        ))}
      </fieldset>
    </div>
  );
}
