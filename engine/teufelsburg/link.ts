/**
 * A record as a few characters for the address of a page. Names are written only where somebody typed them.
 *
 * Version 1: `1~edition~variants~players~objectPile~occupationPile~turn~moves`, a letter a card, a digit a seat, `_` for unknown,
 * `-` for a pile left out; players and moves are separated by dots.
 * Version 2: the same, and `~seed` in base 36. It is written only where a record has a seed.
 * Letters are never reused: an old link is read for ever.
 */
import type { Problem } from '../kernel/result.ts';
import { BLANK, cleaned } from '../kernel/text.ts';
import { type editions, names } from './data.ts';
import type {
  Association,
  GameRecord,
  Move,
  ObjectId,
  OccupationId,
  Player,
  RecordVersion,
  Unknown,
  Variant,
} from './record.ts';

const NEWEST: RecordVersion = 2;
/** How many fields a link of each version has. */
const FIELDS: Readonly<Record<number, number>> = { 1: 8, 2: 9 };

const OBJECTS: Record<ObjectId | 'secret-bag' | Unknown, string> = {
  key: 'k',
  goblet: 'g',
  'secret-bag-key': 'K',
  'secret-bag-goblet': 'G',
  dagger: 'd',
  gloves: 'l',
  whip: 'w',
  'casting-knives': 'n',
  'poison-ring': 'r',
  privilege: 'p',
  monocle: 'm',
  'black-pearl': 'b',
  tome: 't',
  coat: 'c',
  sextant: 's',
  'broken-mirror': 'x',
  'lodge-coat-of-arms': 'a',
  'secret-bag': 'z',
  '?': '_',
};
const OCCUPATIONS: Record<OccupationId | Unknown, string> = {
  diplomat: 'd',
  doctor: 'o',
  duelist: 'u',
  'poison-mixer': 'm',
  'grand-master': 'g',
  clairvoyant: 'c',
  hypnotist: 'h',
  bodyguard: 'b',
  priest: 'p',
  thug: 't',
  '?': '_',
};
const ASSOCIATIONS: Record<Association | Unknown, string> = { order: 'o', brotherhood: 'b', '?': '_' };
const VARIANTS: Record<Variant, string> = { smuggling: 's', prophecy: 'p', 'three-associations': 't' };
const EDITIONS: Record<keyof typeof editions, string> = { reference: 'r', hu: 'h', it: 'i', pt: 'p' };
const WORDS = {
  attacker: 'a',
  defender: 'd',
  none: 'n',
  allegiance: 'a',
  baggage: 'b',
  left: 'l',
  right: 'r',
  association: 'a',
  lodge: 'l',
};

/** Lists are no longer than there are cards, and a Clairvoyant lays two on top. */
const OBJECTS_IN_ALL = 21;
const OCCUPATIONS_IN_ALL = 10;
const TOP = 2;

/** What a field of a move is written with. */
type Kind = 'seat' | 'seats' | 'object' | 'objects' | 'occupation' | 'word';

/** The letter of each move and its fields in order; a field in brackets may be missing at the end. */
const MOVES: Record<
  string,
  { letter: string; fields: readonly (readonly [name: string, kind: Kind, optional?: true])[] }
> = {
  pass: { letter: 'P', fields: [['by', 'seat']] },
  offer: {
    letter: 'O',
    fields: [
      ['by', 'seat'],
      ['to', 'seat'],
      ['object', 'object'],
    ],
  },
  accept: {
    letter: 'A',
    fields: [
      ['by', 'seat'],
      ['return', 'object'],
    ],
  },
  refuse: { letter: 'R', fields: [['by', 'seat']] },
  attack: {
    letter: 'T',
    fields: [
      ['by', 'seat'],
      ['target', 'seat'],
    ],
  },
  support: {
    letter: 'S',
    fields: [
      ['by', 'seat'],
      ['side', 'word'],
    ],
  },
  use: {
    letter: 'U',
    fields: [
      ['by', 'seat'],
      ['occupation', 'occupation'],
    ],
  },
  play: {
    letter: 'Y',
    fields: [
      ['by', 'seat'],
      ['object', 'object'],
    ],
  },
  resolve: { letter: 'V', fields: [] },
  inspect: {
    letter: 'I',
    fields: [
      ['by', 'seat'],
      ['what', 'word'],
    ],
  },
  take: {
    letter: 'K',
    fields: [
      ['by', 'seat'],
      ['object', 'object'],
      ['giveBack', 'object', true],
    ],
  },
  pay: {
    letter: 'M',
    fields: [
      ['by', 'seat'],
      ['object', 'object'],
    ],
  },
  give: {
    letter: 'G',
    fields: [
      ['by', 'seat'],
      ['to', 'seat'],
      ['object', 'object'],
    ],
  },
  discard: {
    letter: 'D',
    fields: [
      ['by', 'seat'],
      ['object', 'object'],
    ],
  },
  direct: {
    letter: 'E',
    fields: [
      ['by', 'seat'],
      ['direction', 'word'],
    ],
  },
  hand: {
    letter: 'H',
    fields: [
      ['by', 'seat'],
      ['object', 'object'],
    ],
  },
  exchange: {
    letter: 'X',
    fields: [
      ['by', 'seat'],
      ['occupation', 'occupation'],
    ],
  },
  decline: {
    letter: 'N',
    fields: [
      ['by', 'seat'],
      ['object', 'object'],
    ],
  },
  conceal: {
    letter: 'C',
    fields: [
      ['by', 'seat'],
      ['object', 'object'],
    ],
  },
  claim: {
    letter: 'L',
    fields: [
      ['by', 'seat'],
      ['as', 'word'],
      ['allies', 'seats'],
    ],
  },
  foretell: {
    letter: 'F',
    fields: [
      ['by', 'seat'],
      ['holders', 'seats'],
    ],
  },
};

/** What the use of an occupation needs besides. */
const USES: Partial<Record<OccupationId, readonly (readonly [name: string, kind: Kind, optional?: true])[]>> = {
  hypnotist: [['target', 'seat']],
  'poison-mixer': [['winner', 'word']],
  clairvoyant: [['top', 'objects']],
  diplomat: [
    ['target', 'seat'],
    ['object', 'object'],
    ['return', 'object', true],
  ],
};

/** Values of words that share a letter, by field. */
const WORDS_OF: Record<string, readonly (keyof typeof WORDS)[]> = {
  side: ['attacker', 'defender', 'none'],
  winner: ['attacker', 'defender'],
  what: ['allegiance', 'baggage'],
  direction: ['left', 'right'],
  as: ['association', 'lodge'],
};

const lookUp = <Id extends string>(letters: Readonly<Record<Id, string>>, letter: string | undefined): Id | undefined =>
  (Object.keys(letters) as Id[]).find((id) => letters[id] === letter);

/** A name as an address can hold it: of a character that is broken in two, nothing can be told. */
const escaped = (name: string) =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[.~*!'()-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function writePlayer(player: Player, seat: number): string {
  const { association = '?', occupation = '?', shown, objects, id } = player;
  const side =
    typeof association === 'string'
      ? ASSOCIATIONS[association]
      : `(${association.map((card) => ASSOCIATIONS[card]).join('')})`;
  const hand = objects.map((object) => OBJECTS[object]).join('');
  return `${side}${OCCUPATIONS[occupation]}${shown ? '!' : ''}${hand}${id === names[seat] ? '' : `*${escaped(id)}`}`;
}

function writeMove(move: Move, seat: (id: string) => number): string {
  const spec = MOVES[move.move] as (typeof MOVES)[string];
  const fields = move.move === 'use' ? [...spec.fields, ...(USES[move.occupation] ?? [])] : spec.fields;
  const values = move as unknown as Record<string, string | readonly string[] | undefined>;
  const write = (value: string, kind: Kind): string => {
    if (kind === 'seat' || kind === 'seats') return String(seat(value));
    if (kind === 'object' || kind === 'objects') return OBJECTS[value as ObjectId];
    return kind === 'occupation' ? OCCUPATIONS[value as OccupationId] : WORDS[value as keyof typeof WORDS];
  };
  const text = fields.map(([name, kind]) => {
    const value = values[name];
    if (value === undefined) return '';
    return typeof value === 'string' ? write(value, kind) : value.map((one) => write(one, kind)).join('');
  });
  return spec.letter + text.join('');
}

/** A record as the text of a link. The position may be an impossible one: a link keeps what was entered. */
export function toLink(record: GameRecord): string {
  const { edition = 'reference', variants = [], position, moves = [], seed } = record;
  const { players, objectPile, occupationPile, turn } = position;
  const seat = (id: string) => players.findIndex((player) => player.id === id);
  return [
    seed === undefined ? 1 : 2,
    EDITIONS[edition],
    variants.map((variant) => VARIANTS[variant]).join(''),
    players.map(writePlayer).join('.'),
    objectPile?.map((object) => OBJECTS[object]).join('') ?? '-',
    occupationPile?.map((occupation) => OCCUPATIONS[occupation]).join('') ?? '-',
    turn === undefined ? 0 : seat(turn),
    moves.map((move) => writeMove(move, seat)).join('.'),
    ...(seed === undefined ? [] : [seed.toString(36)]),
  ].join('~');
}

/** What could be read of a link. */
export interface LinkContent {
  /** Nothing if not even three players could be read. */
  readonly record?: GameRecord;
  /** What could not be: codes `link.broken`, `link.newer`, `link.move-lost`. */
  readonly problems: readonly Problem[];
}

function readPlayer(text: string, seat: number): Player | undefined {
  const match = /^(?:\(([ob_]{3})\)|([ob_]))(\w)(!?)([\w]*)(?:\*(.*))?$/.exec(text);
  if (!match) return undefined;
  const [, three, one, letter, shown, hand = '', typed] = match;
  const occupation = lookUp(OCCUPATIONS, letter);
  const objects = [...hand].map((sign) => lookUp(OBJECTS, sign));
  let id: string | undefined = names[seat];
  try {
    if (typed !== undefined) id = cleaned(decodeURIComponent(typed));
  } catch {
    return undefined;
  }
  if (
    !id ||
    BLANK.test(id) ||
    [...id].length > 40 ||
    objects.length > OBJECTS_IN_ALL ||
    !occupation ||
    objects.some((object) => object === undefined || object === 'secret-bag')
  )
    return undefined;
  const sides = [...(three ?? '')].map((sign) => lookUp(ASSOCIATIONS, sign) as Association);
  return {
    id,
    association: three ? sides : (lookUp(ASSOCIATIONS, one) as Association),
    occupation: occupation as OccupationId,
    ...(shown && { shown: true }),
    objects: objects as ObjectId[],
  };
}

function readMove(text: string, players: readonly Player[]): Move | undefined {
  const kind = Object.keys(MOVES).find((move) => MOVES[move]?.letter === text[0]);
  if (!kind) return undefined;
  let at = 1;
  const values: Record<string, unknown> = { move: kind };
  const read = (name: string, type: Kind): unknown => {
    const letter = text[at++];
    if (type === 'seat' || type === 'seats') return /^\d$/.test(letter ?? '') ? players[Number(letter)]?.id : undefined;
    if (type === 'object' || type === 'objects') {
      const object = lookUp(OBJECTS, letter);
      const isAsked = name === 'object' && values.occupation === 'diplomat';
      return object === '?' || (object === 'secret-bag' && !isAsked) ? undefined : object;
    }
    if (type === 'occupation') return letter === '_' ? undefined : lookUp(OCCUPATIONS, letter);
    return WORDS_OF[name]?.find((word) => WORDS[word] === letter);
  };
  const readAll = (fields: readonly (readonly [string, Kind, true?])[]): boolean =>
    fields.every(([name, type, optional]) => {
      if (optional && at === text.length) return true;
      if (type === 'seats' || type === 'objects') {
        const list: unknown[] = [];
        while (at < text.length) list.push(read(name, type));
        values[name] = list;
        if (list.includes(undefined)) return false;
        return type === 'seats' ? new Set(list).size === list.length : list.length <= TOP;
      }
      values[name] = read(name, type);
      return values[name] !== undefined;
    });
  const fields = MOVES[kind]?.fields ?? [];
  if (!readAll(fields) || (kind === 'use' && !readAll(USES[values.occupation as OccupationId] ?? []))) return undefined;
  if (kind === 'foretell' && (values.holders as unknown[]).length === 0) return undefined;
  return at === text.length ? (values as unknown as Move) : undefined;
}

function readSeed(text: string | undefined): number | undefined {
  if (!/^[0-9a-z]{1,7}$/.test(text ?? '')) return undefined;
  const seed = Number.parseInt(text as string, 36);
  return seed < 2 ** 32 ? seed : undefined;
}

/** Reads the text of a link, keeps what it can and says what it could not. Never throws. */
export function fromLink(text: string): LinkContent {
  const problems: Problem[] = [];
  const report = (code: string, message: string, params: Problem['params'] = {}) =>
    problems.push({ path: '', code, message, params });
  const parts = text.split('~');
  const [version, edition, variants, players, objectPile, occupationPile, turn, moves, sown] = parts;
  const isNewer = /^\d+$/.test(version ?? '') && Number(version) > NEWEST;
  if (isNewer) report('link.newer', `expected a link of version ${NEWEST} or older, got version ${version}`);
  const fields = FIELDS[Number(version)];
  let broken = !isNewer && parts.length !== fields;
  const letters = <Id extends string>(
    table: Readonly<Record<Id, string>>,
    field: string | undefined,
    most: number,
  ): Id[] | undefined => {
    if (field === undefined || field === '-') return undefined;
    if (field.length > most) broken = true;
    return [...field.slice(0, most)].flatMap((letter) => {
      const id = lookUp(table, letter);
      if (id === undefined) broken = true;
      return id === undefined ? [] : [id];
    });
  };
  const seated: Player[] = [];
  for (const part of (players ?? '').split('.').slice(0, 10)) {
    const player = readPlayer(part, seated.length);
    if (player && !seated.some(({ id }) => id === player.id)) seated.push(player);
    else broken = true;
  }
  if (seated.length < 3) {
    report('link.broken', 'expected at least three players in the link');
    return { problems };
  }
  const pile = letters(OBJECTS, objectPile, OBJECTS_IN_ALL)?.filter(
    (object): object is ObjectId => object !== 'secret-bag',
  );
  const spares = letters(OCCUPATIONS, occupationPile, OCCUPATIONS_IN_ALL) as OccupationId[] | undefined;
  const played = letters(VARIANTS, variants, Object.keys(VARIANTS).length);
  const known = lookUp(EDITIONS, edition);
  if (!known) broken = true;
  const active = /^\d$/.test(turn ?? '') ? seated[Number(turn)] : undefined;
  if (!active) broken = true;

  const texts = moves ? moves.split('.') : [];
  const made: Move[] = [];
  for (const part of texts) {
    const move = readMove(part, seated);
    if (!move) break;
    made.push(move);
  }
  const seed = readSeed(sown);
  if (fields === FIELDS[2] && seed === undefined) broken = true;
  if (broken) report('link.broken', `expected ${fields ?? FIELDS[1]} readable fields in the link`);
  // What follows a move that cannot be read hangs on it.
  if (made.length < texts.length) {
    const number = texts.length - made.length;
    report('link.move-lost', `expected ${texts.length} readable moves in the link, got ${made.length}`, { number });
  }
  const position = {
    players: seated,
    ...(pile && { objectPile: pile }),
    ...(spares && { occupationPile: spares }),
    turn: (active ?? (seated[0] as Player)).id,
  };
  return {
    record: {
      game: 'teufelsburg',
      edition: known ?? 'reference',
      variants: played ?? [],
      position,
      moves: made,
      ...(seed !== undefined && { seed }),
    },
    problems,
  };
}
