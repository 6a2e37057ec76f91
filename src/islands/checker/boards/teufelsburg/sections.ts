/**
 * The moves of Teufelsburg for the picker: by player, by kind, and by the answers that a move needs.
 */
import type {
  Choice as AnyChoice,
  GameRecord as AnyRecord,
  Ruling as AnyRuling,
  Branch,
  Leaf,
  Node,
  Section,
  Subset,
} from '../../game.ts';
import type { Words } from '../../words.ts';
import { type GameRecord, type Move, moveSentence, type Ruling } from './engine.ts';

interface Choice extends AnyChoice {
  readonly move: Move;
}

type Fields = Partial<Record<string, string>>;

/** One answer that a move needs. */
interface Level {
  /** The question's key in the board's strings. */
  readonly ask: string;
  of(move: Move): string | undefined;
  readonly what: 'player' | 'object' | 'occupation' | 'word';
}

const field = (name: string, what: Level['what'], ask = name): Level => ({
  ask,
  what,
  of: (move) => (move as unknown as Fields)[name],
});

const OBJECT = field('object', 'object');
const TARGET = field('target', 'player');

/** The answers that each kind of move needs, in the order in which they are asked for. */
const LEVELS: { readonly [Kind in Exclude<Move['move'], 'claim' | 'foretell' | 'use'>]: readonly Level[] } = {
  pass: [],
  attack: [field('target', 'player', 'attacked')],
  offer: [OBJECT, field('to', 'player')],
  accept: [field('return', 'object')],
  refuse: [],
  support: [field('side', 'word')],
  play: [OBJECT],
  resolve: [],
  inspect: [field('what', 'word')],
  take: [OBJECT, field('giveBack', 'object')],
  pay: [OBJECT],
  give: [OBJECT, field('to', 'player', 'given')],
  discard: [OBJECT],
  direct: [field('direction', 'word')],
  hand: [OBJECT],
  exchange: [field('occupation', 'occupation')],
  decline: [OBJECT],
  conceal: [OBJECT],
};

/** What the use of an occupation asks for. */
const USES: Partial<Record<string, readonly Level[]>> = {
  hypnotist: [TARGET],
  'poison-mixer': [field('winner', 'word')],
  clairvoyant: [
    { ask: 'first', what: 'object', of: (move) => ('top' in move ? move.top[0] : undefined) },
    { ask: 'second', what: 'object', of: (move) => ('top' in move ? move.top[1] : undefined) },
  ],
  diplomat: [
    field('target', 'player', 'asked'),
    field('object', 'object', 'demanded'),
    field('return', 'object', 'returned'),
  ],
};

const OCCUPATION = field('occupation', 'occupation');

/** Kinds in the order in which they are offered. */
const KINDS: readonly Move['move'][] = [
  'accept',
  'refuse',
  'inspect',
  'take',
  'exchange',
  'direct',
  'hand',
  'decline',
  'conceal',
  'pay',
  'give',
  'discard',
  'support',
  'use',
  'play',
  'attack',
  'offer',
  'claim',
  'foretell',
  'pass',
  'resolve',
];

/** More answers than this are asked for in a question of their own. */
const MANY = 8;

/** Sorts moves by the answers they need. */
function nodesOf(choices: readonly Choice[], levels: readonly Level[], words: Words, kind: string): Node[] {
  const [level, ...deeper] = levels;
  if (!level) {
    return choices.map(
      (choice): Leaf => ({ kind: 'leaf', key: JSON.stringify(choice.move), label: words.b(`do.${kind}`), choice }),
    );
  }
  const by = new Map<string, Choice[]>();
  for (const choice of choices) {
    const answer = level.of(choice.move) ?? '';
    const same = by.get(answer);
    if (same) same.push(choice);
    else by.set(answer, [choice]);
  }
  return [...by].map(([answer, same]): Node => {
    const label = labelOf(level, answer, words, kind);
    const emblem = level.what === 'object' || level.what === 'occupation' ? emblemOf(answer) : undefined;
    const common = { key: answer, label, emblem };
    const rest = level.what === 'occupation' && kind === 'use' ? (USES[answer] ?? []) : deeper;
    const [next, ...later] = rest;
    const [first] = same;
    const asks = next && same.some(({ move }) => next.of(move) !== undefined);
    if (!asks || !next)
      return { kind: 'leaf', ...common, choice: same.find(({ illegal }) => !illegal) ?? (first as Choice) };
    return {
      kind: 'branch',
      ...common,
      question: words.b(`ask.${next.ask}`, asked(first as Choice)),
      nodes: nodesOf(same, [next, ...later], words, kind),
    };
  });
}

/** What a question may name: the player who decides, and what has been answered. */
function asked({ move }: Choice): Record<string, string> {
  const { by = '', target = '' } = move as unknown as Fields;
  return { by, target };
}

function labelOf(level: Level, answer: string, words: Words, kind: string): string {
  if (answer === '') return words.b('ask.nothing');
  if (level.what === 'player') return answer;
  if (answer === 'secret-bag') return words.b('either-bag');
  return level.what === 'word' ? words.b(`do.${kind}_${answer}`) : words.name(`${level.what}.${answer}`);
}

const emblemOf = (id: string) => (id === 'secret-bag' ? 'secret-bag-key' : id || undefined);

/** A claim or a prophecy: whom it names is picked at once. */
function naming(kind: 'claim' | 'foretell', choices: readonly Choice[], record: GameRecord, words: Words): Node[] {
  const named = new Map<string, Choice>();
  const nodes: Node[] = [];
  let by = '';
  for (const choice of choices) {
    const { move } = choice;
    if (move.move === 'claim' && move.as === 'lodge') {
      nodes.push({
        kind: 'leaf',
        key: 'lodge',
        label: words.b('do.claim_lodge'),
        emblem: 'lodge-coat-of-arms',
        choice,
      });
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
    items: record.position.players.filter(({ id }) => id !== by).map(({ id }) => ({ id, label: id })),
    find: (ids) => named.get(JSON.stringify([...ids].sort())),
    sentence: (move) => moveSentence(move as Move),
  };
  return [subset, ...nodes];
}

/** Sorts moves by player and kind. */
export function sections(choices: readonly AnyChoice[], record: AnyRecord, ruling: AnyRuling, words: Words): Section[] {
  const owing = new Set((ruling as Ruling).pending.map(({ by }) => by));
  const own = record as GameRecord;
  const by = new Map<string, Map<Move['move'], Choice[]>>();
  for (const choice of choices as readonly Choice[]) {
    const player = choice.move.move === 'resolve' ? '' : choice.move.by;
    const kinds = by.get(player) ?? new Map<Move['move'], Choice[]>();
    const same = kinds.get(choice.move.move);
    if (same) same.push(choice);
    else kinds.set(choice.move.move, [choice]);
    by.set(player, kinds);
  }
  const seats = own.position.players.map(({ id }) => id);
  const turn = Math.max(0, seats.indexOf(own.position.turn ?? ''));
  const order = [...seats.slice(turn), ...seats.slice(0, turn), ''];
  return order.flatMap((player): Section[] => {
    const kinds = by.get(player);
    if (!kinds) return [];
    return [
      {
        key: player,
        title: player || words.b('nobody'),
        owed: owing.has(player),
        rows: KINDS.flatMap((kind): Section['rows'] => {
          const same = kinds.get(kind);
          if (!same) return [];
          if (kind === 'claim' || kind === 'foretell')
            return [{ key: kind, label: words.b(`kinds.${kind}`), nodes: naming(kind, same, own, words) }];
          const levels = kind === 'use' ? [OCCUPATION] : LEVELS[kind];
          const nodes = sorted(nodesOf(same, levels, words, kind), levels[0], words);
          const label = levels.length ? words.b(`kinds.${kind}`) : undefined;
          if (nodes.length <= MANY) return [{ key: kind, label, nodes }];
          const question = words.b(`ask.${levels[0]?.ask}`, asked(same[0] as Choice));
          const branch: Branch = { kind: 'branch', key: 'all', label: words.b('choose'), question, nodes };
          return [{ key: kind, label, nodes: [branch] }];
        }),
      },
    ];
  });
}

const sorted = (nodes: Node[], level: Level | undefined, words: Words): Node[] =>
  level?.what === 'object' || level?.what === 'occupation'
    ? nodes.sort((a, b) => words.compare(a.label, b.label))
    : nodes;
