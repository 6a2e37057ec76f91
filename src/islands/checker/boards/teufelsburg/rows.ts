/**
 * The moves of Teufelsburg for the picker: by what is done. A card is tapped first; whose it is, is asked only where several could use it.
 */
import { type Fields, furtherOf } from '../../../../../engine/kernel/moves.ts';
import type {
  Choice as AnyChoice,
  GameRecord as AnyRecord,
  Ruling as AnyRuling,
  Branch,
  Leaf,
  Node,
  Row,
  Showing,
  Subset,
} from '../../game.ts';
import type { Words } from '../../words.ts';
import { emptying, showing, withPlayer } from './editing.ts';
import {
  type Association,
  associationIds,
  type GameRecord,
  type Move,
  moveKinds,
  moveSentence,
  type ObjectId,
  type Ruling,
  rule,
} from './engine.ts';
import { ROW_OF, ROWS } from './kinds.ts';
import { having } from './settings.ts';

interface Choice extends AnyChoice {
  readonly move: Move;
}

type Said = Partial<Record<string, string>>;

/** One answer that a move needs. */
interface Level {
  /** The question's key in the board's strings. */
  readonly ask: string;
  of(move: Move): string | undefined;
  readonly what: 'player' | 'object' | 'occupation' | 'word';
  /** The key of what is said where there is no answer, if it says more than that. */
  readonly none?: string | undefined;
}

type Kind = Move['move'];

/** What a question is called if not as the field that it asks for, by kind of move or occupation used. */
const ASKS: Readonly<Record<string, string>> = {
  'attack.target': 'attacked',
  'give.to': 'given',
  'diplomat.target': 'asked',
  'diplomat.object': 'demanded',
  'diplomat.return': 'returned',
};
/** What the questions for the cards of a list are called. */
const ASKS_IN_ORDER = ['first', 'second'];
/** What is said where there is no answer, if it says more than that. */
const NONE: Readonly<Record<string, string>> = { 'diplomat.return': 'denied' };

/** The answers that fields need, in their order. */
const levelsOf = (kind: string, fields: Fields): Level[] =>
  Object.entries(fields).flatMap(([name, { of, list }]): Level[] => {
    const what = of === 'player' || of === 'object' || of === 'occupation' ? of : 'word';
    const said = (move: Move) => (move as unknown as Partial<Record<string, string | readonly string[]>>)[name] ?? [];
    const asks = list ? ASKS_IN_ORDER.slice(0, list.most) : [ASKS[`${kind}.${name}`] ?? name];
    return asks.map((ask, at) => ({
      ask,
      what,
      none: NONE[`${kind}.${name}`],
      of: (move) => [said(move)].flat()[at],
    }));
  });

/** Who does it. */
const BY: Level = { ask: 'by', what: 'player', of: (move) => (move as unknown as Said).by };

/** The answers that a kind of move needs, in the order in which they are asked for: a card is tapped first. */
const levelsFor = (kind: Kind): Level[] => {
  const levels = levelsOf(kind, moveKinds.kinds[kind].fields).sort(
    (one, other) => Number(other.what === 'object') - Number(one.what === 'object'),
  );
  return kind === 'play' || kind === 'use' ? [...levels, BY] : levels;
};

/** What the use of an occupation asks for besides. */
const levelsOfUse = (occupation: string): Level[] =>
  levelsOf(occupation, furtherOf(moveKinds.kinds.use, { move: 'use', occupation }));

/** The rows where a turn has just begun, which is for an action: later, what speaks into it comes first. */
const ROWS_AT_FIRST = ROWS.toSorted((a, b) => Number(b.key === 'turn') - Number(a.key === 'turn'));

/** Why nobody can support any more, whatever was forgotten. */
const SETTLED: ReadonlySet<string> = new Set(['fight.shut-out', 'support.declared']);

/** Why somebody cannot use a card that they do not have. */
const LACKING: ReadonlySet<string> = new Set(['object.not-held', 'occupation.not-yours']);

const isLegal = ({ illegal }: AnyChoice): boolean => illegal === undefined;

/** Groups things by a key, in the order in which the keys come up. */
const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => [
  ...Map.groupBy(items, keyOf),
];

/** What a node is called. */
type Common = Pick<Leaf, 'key' | 'label' | 'emblem' | 'note'>;

/** What stays the same while nodes are made. */
interface Asking {
  readonly record: GameRecord;
  readonly ruling: Ruling;
  readonly words: Words;
}

/** Sorts moves of one kind by the answers they need. */
function nodesOf(choices: readonly Choice[], levels: readonly Level[], asking: Asking): Node[] {
  const { words } = asking;
  const [level, ...deeper] = levels;
  const kind = choices[0]?.move.move ?? 'pass';
  if (!level) {
    return choices.map(
      (choice): Leaf => ({
        kind: 'leaf',
        key: JSON.stringify(choice.move),
        label: labelOfMove(choice, asking),
        choice,
      }),
    );
  }
  const nodes = grouped(choices, ({ move }) => level.of(move) ?? '').flatMap(([answer, same]): Node[] => {
    const uses = kind === 'use' && level.what === 'occupation' ? [BY, ...levelsOfUse(answer)] : deeper;
    const emblem = level.what === 'object' || level.what === 'occupation' ? emblemOf(answer) : undefined;
    const common = { key: answer, emblem, ...namedOf(level, answer, asking, (same[0] as Choice).move) };
    return [nodeOf(same, uses, common, asking), ...(uses[0] === BY ? byOthers(same, common, words) : [])];
  });
  return level.what === 'object' || level.what === 'occupation'
    ? nodes.sort((a, b) => Number(b.key === '') - Number(a.key === '') || words.compare(a.label, b.label))
    : nodes;
}

/** The use of a card by those who cannot, where it is offered to the one who can: why not is asked about too. */
function byOthers(same: readonly Choice[], common: Common, words: Words): Node[] {
  const players = grouped(same, ({ move }) => BY.of(move) ?? '');
  const unable = players.filter(([, choices]) => !choices.some(isLegal));
  if (players.length - unable.length !== 1 || unable.length === 0) return [];
  return [
    {
      kind: 'branch',
      ...common,
      key: `${common.key} by others`,
      note: words.b('ask.else'),
      question: words.b('ask.by'),
      asksWhy: true,
      nodes: unable.map(([id, [choice]]) => ({ kind: 'leaf', key: id, label: id, choice: choice as Choice })),
    },
  ];
}

/** What has been answered so far, with the question that comes next if there is one. */
function nodeOf(same: readonly Choice[], levels: readonly Level[], common: Common, asking: Asking): Node {
  const [next, ...later] = levels;
  const [first] = same as [Choice, ...Choice[]];
  if (next === BY) {
    const able = [...new Set(same.filter(isLegal).map(({ move }) => BY.of(move) ?? ''))];
    const [only] = able;
    // Where one alone can, nobody is asked who did.
    if (able.length === 1 && only)
      return nodeOf(
        same.filter(({ move }) => BY.of(move) === only),
        later,
        { ...common, note: only },
        asking,
      );
  }
  if (!next || same.every(({ move }) => next.of(move) === undefined))
    return { kind: 'leaf', ...common, choice: same.find(isLegal) ?? first };
  return {
    kind: 'branch',
    ...common,
    question: asking.words.b(`ask.${next.ask}`, asked(first.move, next)),
    nodes: nodesOf(same, levels, asking),
    // Of a card that nobody has it is told of each by themselves.
    asksWhy: next === BY && same.every(({ illegal }) => LACKING.has(illegal?.code ?? '')),
    close: next.what === 'object' || next.what === 'occupation',
  };
}

/** What a question may name: the player who decides, and what has been answered. */
function asked(move: Move, next: Level): Record<string, string> {
  const { by = '', target = '' } = move as unknown as Said;
  return next === BY ? {} : { by, target };
}

function labelOf(level: Level, answer: string, words: Words, move: Move): string {
  if (answer === '') return words.b(`ask.${level.none ?? 'nothing'}`, asked(move, level));
  if (level.what === 'player') return answer;
  if (answer === 'secret-bag') return words.b('either-bag');
  return level.what === 'word' ? words.b(`do.${move.move}_${answer}`) : words.name(`${level.what}.${answer}`);
}

/** An answer as it is read: a side of the fight by who fights there. */
function namedOf(
  level: Level,
  answer: string,
  { ruling: { fight }, words }: Asking,
  move: Move,
): Pick<Leaf, 'label' | 'note'> {
  const label = labelOf(level, answer, words, move);
  const isSide = level.what === 'word' && (answer === 'attacker' || answer === 'defender');
  return fight && isSide ? { label: fight[answer], note: label } : { label };
}

/** A move that needs no answer. */
function labelOfMove({ move }: Choice, { ruling, words }: Asking): string {
  const ends = move.move === 'pass' && ruling.applied > 0 && move.by === ruling.position.turn;
  return words.b(ends && hasActed(ruling) ? 'do.end' : `do.${move.move}`);
}

/** Whether the last thing that was done belongs to the turn that is not over yet. */
const hasActed = ({ steps }: Ruling): boolean => steps.length > 0 && !/^turn\./.test(steps.at(-1)?.code ?? '');

const emblemOf = (id: string) => (id === 'secret-bag' ? 'secret-bag-key' : id || undefined);

/** What counts for a victory, or keeps one from it. */
const COUNTED: readonly ObjectId[] = ['key', 'secret-bag-key', 'goblet', 'secret-bag-goblet', 'black-pearl'];

const LODGE = 'lodge-coat-of-arms';

/** What counts for the Lodge. */
const COUNTED_FOR_LODGE: readonly ObjectId[] = [LODGE, ...COUNTED.filter((object) => object !== 'black-pearl')];

/** Objects that a player may show, and whether the pile has run out, on which it hangs if a Secret Bag counts. */
function objectsShown(record: GameRecord, id: string, counted: readonly ObjectId[], words: Words): Showing[] {
  const { players, objectPile } = record.position;
  const seat = players.findIndex((player) => player.id === id);
  const { objects: hand = [] } = players[seat] ?? {};
  const label = words.b('ask.pile-empty');
  return [
    ...counted.map(
      (object): Showing => ({
        key: object,
        label: words.name(`object.${object}`),
        emblem: object,
        count: hand.filter((one) => one === object).length,
        more: having(id, 'object', object, () => showing(record, seat, object, counted.includes(LODGE)), words),
      }),
    ),
    ...(hand.some((card) => card.startsWith('secret-bag-'))
      ? [
          {
            key: 'pile',
            label,
            count: objectPile?.length === 0 ? 1 : 0,
            more: { text: label, cards: [], make: () => ({ record: emptying(record) }) },
          },
        ]
      : []),
  ];
}

/** What a player who is named to a claim may show: the association, and what counts. It stays where it is whatever has been shown. */
function showings(record: GameRecord, id: string, words: Words): Showing[] {
  const seat = record.position.players.findIndex((player) => player.id === id);
  const player = record.position.players[seat];
  if (!player) return [];
  const { association } = player;
  const sides = typeof association === 'string' ? associationIds : [];
  return [
    ...sides.map(
      (side: Association): Showing => ({
        key: side,
        label: words.b(`associations.${side}`),
        emblem: side,
        count: association === side ? 1 : 0,
        more: having(
          id,
          'association',
          side,
          () => ({ record: withPlayer(record, seat, { association: side }) }),
          words,
        ),
      }),
    ),
    ...objectsShown(record, id, COUNTED, words),
  ];
}

/** A claim alone, with the Lodge: what whoever makes it shows is picked first. */
function forLodge(choice: Choice, { record, words }: Asking): Subset {
  const { by = '' } = choice.move as Said;
  return {
    kind: 'subset',
    key: 'lodge',
    label: words.b('do.claim_lodge'),
    emblem: LODGE,
    question: words.b('do.claim_lodge'),
    by,
    items: [],
    find: () => choice,
    sentence: (move) => moveSentence(move as Move),
    shows: (id) => objectsShown(record, id, COUNTED_FOR_LODGE, words),
  };
}

/** A claim or a prophecy: whom it names is picked at once. */
function naming(kind: 'claim' | 'foretell', choices: readonly Choice[], asking: Asking): Node[] {
  const { record, words } = asking;
  const named = new Map<string, Choice>();
  const nodes: Node[] = [];
  let by = '';
  for (const choice of choices) {
    const { move } = choice;
    if (move.move === 'claim' && move.as === 'lodge') {
      nodes.push(forLodge(choice, asking));
    } else if (move.move === 'claim' || move.move === 'foretell') {
      by = move.by;
      const ids = move.move === 'claim' ? (move.allies ?? []) : move.holders;
      named.set(JSON.stringify([...ids].sort()), choice);
    }
  }
  if (!named.size) return nodes;
  const subset: Subset = {
    kind: 'subset',
    key: kind,
    label: words.b(`do.${kind}`),
    question: words.b(`ask.${kind}`, { by }),
    by,
    items: record.position.players.filter(({ id }) => id !== by).map(({ id }) => ({ id, label: id })),
    find: (ids) => named.get(JSON.stringify([...ids].sort())),
    sentence: (move) => moveSentence(move as Move),
    shows: (id) => showings(record, id, words),
  };
  return [subset, ...nodes];
}

/** The actions of a turn: each a question of its own. */
function action(kind: Kind, choices: readonly Choice[], asking: Asking): Node[] {
  if (kind === 'claim' || kind === 'foretell') return naming(kind, choices, asking);
  const levels = levelsFor(kind);
  const [first] = choices;
  const [level] = levels;
  if (!level || !first) return nodesOf(choices, levels, asking);
  const branch: Branch = {
    kind: 'branch',
    key: kind,
    label: asking.words.b(`do.${kind}`),
    question: asking.words.b(`ask.${level.ask}`, asked(first.move, level)),
    nodes: nodesOf(choices, levels, asking),
    close: level.what === 'object',
  };
  return [branch];
}

/**
 * Cards with those first that it will be too late for once somebody has declared whom they support, as it is for the Priest: whoever looks for
 * one of these has no time.
 */
function pressingFirst(nodes: readonly Node[], choices: readonly Choice[], { record, words }: Asking): Node[] {
  const { moves = [] } = record;
  const support = choices.find((choice) => isLegal(choice) && choice.move.move === 'support')?.move;
  if (!support) return [...nodes];
  const pressing = new Set(
    grouped(choices.filter(isLegal), ({ move }) => cardOf(move)).flatMap(([card, [choice]]) => {
      const isLate = choice && rule({ ...record, moves: [...moves, support, choice.move] }).status === 'illegal';
      return card !== '' && isLate ? [card] : [];
    }),
  );
  const note = words.b('ask.only-now');
  const pressed = nodes.filter(({ key }) => pressing.has(key));
  return [
    ...pressed.map((node) => ({ ...node, note: node.note === undefined ? note : `${node.note}, ${note}` })),
    ...nodes.filter((node) => !pressed.includes(node)),
  ];
}

/** The card that is used, if one is. */
const cardOf = (move: Move): string =>
  move.move === 'play' ? move.object : move.move === 'use' ? move.occupation : '';

/** Sorts moves by what is done. */
export function rows(choices: readonly AnyChoice[], record: AnyRecord, ruling: AnyRuling, words: Words): Row[] {
  const asking = { record: record as GameRecord, ruling: ruling as Ruling, words };
  const { players, turn } = asking.record.position;
  const seats = players.map(({ id }) => id);
  const first = Math.max(0, seats.indexOf(turn ?? ''));
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  const { pending } = asking.ruling;
  const hasSpoils = pending.some(({ moves }) => moves.some(({ move }) => move === 'inspect' || move === 'take'));
  return (hasActed(asking.ruling) ? ROWS : ROWS_AT_FIRST).flatMap(({ key, whose, close }): Row[] => {
    const own = (choices as readonly Choice[]).filter(({ move }) => ROW_OF[move.move] === key);
    if (own.length === 0) return [];
    const nodesFor = (these: readonly Choice[]) =>
      grouped(these, ({ move }) => move.move).flatMap(([kind, same]) =>
        key === 'turn' ? action(kind as Kind, same, asking) : nodesOf(same, levelsFor(kind as Kind), asking),
      );
    const common = { close };
    if (key === 'cards') {
      const nodes = pressingFirst(nodesFor(own), choices as readonly Choice[], asking);
      return [{ key, ...common, label: words.b('rows.cards'), nodes }];
    }
    if (whose === 'any') return [{ key, ...common, nodes: nodesFor(own) }];
    const by = new Map(grouped(own, ({ move }) => BY.of(move) ?? ''));
    return order.flatMap((id): Row[] => {
      const these = by.get(id);
      // The two who fight are not asked whom they support.
      const fights =
        key === 'support' && (id === asking.ruling.fight?.attacker || id === asking.ruling.fight?.defender);
      if (!these || fights) return [];
      const label = words.b(key === 'turn' && hasSpoils ? 'rows.turn-forgoing' : `rows.${key}`, { by: id });
      // A support may be put in where it belongs, unless it has been declared or nobody has any.
      const stays = key === 'support' && these.some(({ illegal }) => !SETTLED.has(illegal?.code ?? ''));
      // What has been picked of an action stays where somebody else turns out to have the turn.
      const place = key === 'turn' && by.size === 1 ? key : `${key} ${id}`;
      return [{ key: place, ...common, stays, label, nodes: nodesFor(these) }];
    });
  });
}
