/**
 * The moves of Mascarade for the picker: by what is done. Of a swap it is taken that only who makes it knows whether it takes place; whoever
 * wants to tell it is asked.
 */
import type { Fields, Place } from '../../../../../engine/kernel/moves.ts';
import type {
  Choice as AnyChoice,
  GameRecord as AnyRecord,
  Ruling as AnyRuling,
  Branch,
  Leaf,
  Node,
  Row,
} from '../../game.ts';
import type { Words } from '../../words.ts';
import { CENTRE, characters, engine, type Move, type MoveOf, moveKinds, type Ruling, takesCards } from './engine.ts';
import { PLACES } from './facts.ts';
import { ROW_OF } from './kinds.ts';

interface Choice extends AnyChoice {
  readonly move: Move;
}

/** One answer that a move needs. */
interface Level {
  /** The question's key in the board's strings. */
  readonly ask: string;
  of(move: Move): string | number | undefined;
  readonly what: 'player' | 'character' | 'card';
}

/** What a question is called if not as the field that it asks for. */
const ASKS: Readonly<Record<string, string>> = { card: 'own-card', withCard: 'other-card', 'use.with': 'spied' };
/** What the questions for the places of a list are called. */
const ASKS_IN_ORDER = ['first', 'second'];

/** One of several places, whose number is asked for where cards have one. */
const placeLevels = (ask: string, of: (move: Move) => Place | undefined): Level[] => [
  { ask, what: 'player', of: (move) => [of(move)].flat()[0] },
  { ask: 'other-card', what: 'card', of: (move) => [of(move)].flat()[1] },
];

/** The answers that a kind of move needs, in the order in which they are asked for: which of one's own cards comes last. */
function levelsFor(kind: Move['move']): Level[] {
  const fields: Fields = moveKinds.kinds[kind].fields;
  const levels = Object.entries(fields).flatMap(([name, { of, list }]): Level[] => {
    const said = (move: Move) => (move as unknown as Partial<Record<string, unknown>>)[name];
    if (of === 'truth') return [];
    if (of === 'place')
      return ASKS_IN_ORDER.slice(0, list?.most).flatMap((ask, at) =>
        placeLevels(ask, (move) => (said(move) as readonly Place[] | undefined)?.[at]),
      );
    const what = of === 'player' || of === 'character' ? of : 'card';
    const ask = ASKS[`${kind}.${name}`] ?? ASKS[name] ?? name;
    return [{ ask, what, of: (move) => said(move) as string | number | undefined }];
  });
  return levels.sort((one, other) => Number(one.ask === ASKS.card) - Number(other.ask === ASKS.card));
}

/** Who has looked by accident, who is asked for first: it may be anybody. */
const PEEKS: Level = { ask: 'peeks', what: 'player', of: (move) => byOf(move) };

/** What the use of a power asks for: the first field that it has; none where it is declined. */
const usesOf = (move: Move): string | undefined =>
  Object.keys(moveKinds.kinds.use.fields).find((field) => field in move);

const isLegal = ({ illegal }: AnyChoice): boolean => illegal === undefined;
const byOf = (move: Move): string => ('by' in move ? move.by : '');

/** How an answer is read. */
function labelOf({ ask, what }: Level, answer: string | number, { by, several }: Asked, words: Words): string {
  if (what === 'character') return words.card(String(answer));
  if (what === 'card')
    return words.b(several ? `card.${PLACES[answer as number]}` : 'card.number', { number: Number(answer) + 1 });
  if (answer === CENTRE) return words.b('table.centre');
  // Among those who may have seen a card each is called by their name.
  return answer === by && ask !== PEEKS.ask ? words.b('own') : String(answer);
}

/** What has been answered: who does it, and whether a card is asked for among those before a player. */
interface Asked {
  readonly by: string;
  readonly several: boolean;
}

/** Sorts moves of one kind by the answers they need. */
function nodesOf(choices: readonly Choice[], levels: readonly Level[], asked: Asked, words: Words): Node[] {
  const [level, ...deeper] = levels;
  if (!level) return [];
  const answers = Map.groupBy(choices, ({ move }) => level.of(move));
  // What need not be answered here is not asked.
  if (answers.size === 1 && answers.has(undefined)) return nodesOf(choices, deeper, asked, words);
  return [...answers].flatMap(([answer, same]): Node[] => {
    if (answer === undefined) return [];
    const several = level.what === 'player' ? answer !== CENTRE : asked.several;
    const common = {
      key: `${level.ask} ${answer}`,
      label: labelOf(level, answer, asked, words),
      ...(level.what === 'character' && { emblem: String(answer) }),
    };
    const next = { ...asked, several };
    const nodes = nodesOf(same, deeper, next, words);
    const [only] = same as [Choice];
    if (nodes.length === 0) return [{ kind: 'leaf', ...common, choice: same.find(isLegal) ?? only }];
    const asks = deeper.find(({ of }) => same.some(({ move }) => of(move) !== undefined));
    const ask = asks?.ask === ASKS.withCard && answer === CENTRE ? 'centre-card' : asks?.ask;
    return [branch(common, ask ?? '', byOf(only.move), nodes, words)];
  });
}

const branch = (
  common: Pick<Leaf, 'key' | 'label' | 'emblem'>,
  ask: string,
  by: string,
  nodes: readonly Node[],
  words: Words,
): Branch => ({ kind: 'branch', ...common, question: words.b(`ask.${ask}`, { by }), nodes });

/** Moves of one kind; those of a swap first without its secret, then with it. */
function answersTo(levels: readonly Level[], choices: readonly Choice[], words: Words): Node[] {
  const first = choices[0]?.move;
  if (!first) return [];
  const by = byOf(first);
  const asked: Asked = { by, several: true };
  const nodes = nodesOf(choices, levels, asked, words);
  if (!takesCards(first)) return nodes;
  const told = ([true, false] as const).map((swapped) => {
    const ask = swapped ? 'swapped' : 'kept';
    const known = choices.map(({ move, ...rest }): Choice => ({ ...rest, move: { ...move, swapped } as Move }));
    return branch({ key: ask, label: words.b(`do.${ask}`) }, ask, by, nodesOf(known, levels, asked, words), words);
  });
  return [...nodes, branch({ key: 'known', label: words.b('do.known') }, 'known', by, told, words)];
}

/** What can be done in a turn, each a question of its own where there is something to ask. */
function action(kind: 'announce' | 'swap' | 'look' | 'peek', choices: readonly Choice[], words: Words): Node[] {
  const own = choices.filter(({ move }) => move.move === kind);
  const [first] = own;
  if (!first) return [];
  const levels = kind === 'peek' ? [PEEKS, ...levelsFor(kind)] : levelsFor(kind);
  const nodes = answersTo(levels, own, words);
  const label = words.b(`do.${kind}`);
  if (nodes.length === 0) return [{ kind: 'leaf', key: kind, label, choice: first }];
  const asked = branch({ key: kind, label }, levels[0]?.ask ?? '', byOf(first.move), nodes, words);
  return [kind === 'announce' ? { ...asked, close: true } : asked];
}

/** Whether a power would be used on whoever uses it: nobody means that. */
const isOwn = (move: Move): boolean => move.move === 'use' && (move.from === move.by || move.target === move.by);

/** The Fool's two cards the other way round: whose is named first is all the same. */
const turned = ({ move, ...choice }: Choice): Choice => {
  const { cards } = move as MoveOf<'use'>;
  return { ...choice, move: { ...move, cards: cards?.toReversed() } as Move };
};

/** What is picked, with the Fool's two cards in the order in which they were proposed. */
function asProposed(node: Node, proposed: readonly Choice[]): Node {
  if (node.kind === 'branch') return { ...node, nodes: node.nodes.map((one) => asProposed(one, proposed)) };
  if (node.kind !== 'leaf') return node;
  const choice = node.choice as Choice;
  const cardsOf = ({ move }: Choice) => JSON.stringify((move as MoveOf<'use'>).cards);
  return proposed.some((one) => cardsOf(one) === cardsOf(choice)) ? node : { ...node, choice: turned(choice) };
}

/** What can be chosen with a power: of all that can be thought of, what fits it. */
function powers(choices: readonly Choice[], words: Words): Node[] {
  return [...Map.groupBy(choices, ({ move }) => usesOf(move))].flatMap(([field, same]): Node[] => {
    if (!same.some(isLegal)) return [];
    if (field === undefined)
      return same.map((choice) => ({ kind: 'leaf', key: 'decline', label: words.b('do.decline'), choice }));
    const fitting = same.filter((choice) => isLegal(choice) || (field !== 'cards' && !isOwn(choice.move)));
    if (field !== 'cards') return answersTo(levelsFor('use'), fitting, words);
    return answersTo(levelsFor('use'), [...fitting, ...fitting.map(turned)], words).map((node) =>
      asProposed(node, fitting),
    );
  });
}

/** Who says it too: each other player. */
function claims(choices: readonly Choice[], announcer: string | undefined, words: Words): Node[] {
  const others = choices.filter(({ move }) => byOf(move) !== announcer);
  return [...Map.groupBy(others, ({ move }) => byOf(move))].map(([by, same]): Node => {
    const nodes = nodesOf(same, levelsFor('claim'), { by, several: true }, words);
    const [choice] = same as [Choice];
    return nodes.length > 0 && same.some(isLegal)
      ? branch({ key: by, label: by }, 'own-card', by, nodes, words)
      : { kind: 'leaf', key: by, label: by, choice };
  });
}

/** That everybody has spoken; where cards are then shown of which nobody has told, it is asked who showed what, as the table has seen it. */
function resolves(choice: Choice, record: AnyRecord, { announcement, position }: Ruling, words: Words): Node {
  const common = { key: 'resolve', label: words.b('do.resolve') };
  const leaf: Leaf = { kind: 'leaf', ...common, choice };
  if (!announcement?.claimants.length) return leaf;
  const { by, character, claimants } = announcement;
  const speakers = [by, ...claimants];
  const cardsOf = (id: string) => position.players.find((player) => player.id === id)?.cards ?? [];
  if (!speakers.some((id) => cardsOf(id).includes('?'))) return leaf;
  // A swap gone by can tell that somebody does not have it.
  const shown = (label: string, move: Move): Leaf => {
    const { illegal } = engine.rule({ ...record, moves: [...(record.moves ?? []), move] });
    return { kind: 'leaf', key: `shown ${label}`, label, choice: { move, ...(illegal && { illegal }) } };
  };
  const able = speakers.filter((id) => cardsOf(id).some((card) => card === '?' || card === character));
  const areTwo = characters[character].count > 1;
  const pairs = able.flatMap((id, at) => able.slice(at + 1).map((other) => [id, other]));
  const nodes = [
    ...[...able.map((id) => [id]), ...(areTwo ? pairs : [])].map((holders) => {
      // Where there are two of it, who shows one says nothing of the others: all that is shown is told.
      const liars = speakers.filter((id) => !holders.includes(id));
      return shown(holders.join(' + '), { move: 'resolve', holders, ...(areTwo && liars.length > 0 && { liars }) });
    }),
    shown(words.b('do.nobody'), { move: 'resolve', liars: speakers }),
    { ...leaf, key: 'open', label: words.b('do.open') },
  ];
  const question = words.b('ask.shown', { character: words.card(character) });
  return { kind: 'branch', ...common, question, nodes };
}

/** Which card somebody has just shown, or looked at: each of these is a question of its own. */
const tellings = (choices: readonly Choice[], words: Words): Node[] =>
  [...Map.groupBy(choices, ({ move }) => words.b(`do.${move.move}`, { by: byOf(move) }))].flatMap(([label, same]) => {
    const nodes = nodesOf(same, levelsFor('show'), { by: '', several: false }, words);
    return nodes.length > 0 ? [{ kind: 'branch', key: label, label, question: label, nodes }] : [];
  });

/** Sorts moves by what is done. */
export function rows(choices: readonly AnyChoice[], record: AnyRecord, ruling: AnyRuling, words: Words): Row[] {
  const all = choices as readonly Choice[];
  const of = (row: (typeof ROW_OF)[Move['move']]) => all.filter(({ move }) => ROW_OF[move.move] === row);
  const { announcement } = ruling as Ruling;
  const by = ([first]: readonly Choice[]) => ({ by: first ? byOf(first.move) : '' });
  const [named, turn] = [of('name'), of('turn')];
  const told = tellings(of('peek'), words);
  const character = announcement ? words.card(announcement.character) : '';
  const found: Row[] = [
    {
      key: 'claim',
      label: words.b('rows.claim', { character }),
      nodes: claims(of('claim'), announcement?.by, words),
      steady: true,
    },
    { key: 'resolve', nodes: of('resolve').map((choice) => resolves(choice, record, ruling as Ruling, words)) },
    // Where it is open who has the power, each of those who may have it.
    ...[...Map.groupBy(of('use'), ({ move }) => byOf(move))].map(([id, own], at) => ({
      key: `use${at || ''}`,
      label: words.b('rows.use', { by: id, character }),
      nodes: powers(own, words),
    })),
    {
      key: 'name',
      label: words.b('rows.name', by(named)),
      nodes: answersTo(levelsFor('name'), named, words),
      close: true,
    },
    {
      key: 'turn',
      label: words.b('rows.turn', by(turn)),
      nodes: (['announce', 'swap', 'look'] as const).flatMap((kind) => action(kind, turn, words)),
    },
    { key: 'peek', nodes: [...told, ...action('peek', of('peek'), words)], tells: told.length > 0 },
  ];
  return found.filter(({ nodes }) => nodes.length > 0);
}
