/** Input from outside: what cannot be read and what cannot be is told field by field, whatever comes. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../../engine/teufelsburg/decode.ts';

/** Anything at all, as a caller's mistake would make it. */
// biome-ignore lint/suspicious/noExplicitAny: the point is to break the shape
type Any = any;

const player = (id: string, association: string, occupation: string, ...objects: string[]) => ({
  id,
  association,
  occupation,
  objects,
});

const fresh = (): Any => ({
  game: 'teufelsburg',
  position: {
    players: [
      player('A', 'order', 'thug', 'key', 'dagger'),
      player('B', 'brotherhood', 'doctor', 'goblet'),
      player('C', 'order', 'bodyguard', 'whip'),
      player('D', 'brotherhood', 'priest', 'gloves'),
    ],
    objectPile: ['tome'],
  },
  moves: [],
});

/** The paths of everything wrong with a record after a change; each problem must say what was expected. */
function pathsAfter(change: (record: Any) => void): string[] {
  const record = fresh();
  change(record);
  return pathsOf(record);
}

function pathsOf(input: unknown): string[] {
  const decoded = decode(input);
  if (decoded.ok) return [];
  for (const { message } of decoded.problems) expect(message).toMatch(/^expected /);
  return decoded.problems.map(({ path }) => path);
}

const first = (record: Any) => record.position.players[0];

/** Hides the hand of the first player, and says what is known of a place. */
function know(
  record: Any,
  ...known: readonly [place: string, card: string, atLeast?: number, holds?: boolean][]
): void {
  first(record).objects = ['?', '?'];
  record.known = known.map(([place, card, atLeast = 1, holds = false]) => ({ place, card, atLeast, holds }));
}

/** What is done to a record, and the fields that are then wrong. */
const CHANGES: readonly [string, (record: Any) => void, readonly string[]][] = [
  ['nothing', () => {}, []],
  ['no moves', (record) => delete record.moves, []],
  ['what an unknown card is not', (record) => know(record, ['players[0].objects', 'coat']), []],
  [
    'what follows from the rest',
    (record) => know(record, ['players[0].objects', 'whip'], ['players[0].objects', 'key', 3]),
    [],
  ],
  ['what is known of open cards', (record) => know(record, ['players[1].objects', 'coat']), ['known[0]']],
  ['what is known of a place there is not', (record) => know(record, ['players[4].objects', 'coat']), ['known[0]']],
  ['what is known of a card there is not', (record) => know(record, ['players[0].objects', 'priest']), ['known[0]']],
  [
    'a card known where it cannot be',
    (record) => know(record, ['players[0].objects', 'whip', 1, true], ['players[0].objects', 'key', 3, true]),
    ['known[0]', 'known[1]'],
  ],
  [
    'what contradicts what is known before it',
    (record) => know(record, ['players[0].objects', 'coat'], ['players[0].objects', 'coat', 1, true]),
    ['known[1]'],
  ],
  [
    'what is known of a position that cannot be, as that is told first',
    (record) => {
      know(record, ['players[4].objects', 'coat']);
      record.position.players[1].id = first(record).id;
    },
    ['position.players[1].id'],
  ],
  [
    'what is known beside a card too many',
    (record) => {
      know(record, ['players[4].objects', 'coat']);
      record.position.players[1].objects = ['whip', 'whip'];
    },
    ['position.players[1].objects[1]'],
  ],
  ['another game', (record) => (record.game = 'mascarade'), ['game']],
  ['no position', (record) => delete record.position, ['position']],
  ['no players', (record) => delete record.position.players, ['position.players']],
  ['two players', (record) => (record.position.players.length = 2), ['position.players']],
  ['an unknown edition', (record) => (record.edition = 'de'), ['edition']],
  ['an edition out of the prototype', (record) => (record.edition = 'constructor'), ['edition']],
  ['an unknown variant', (record) => (record.variants = ['smuggling', 'x']), ['variants[1]']],
  ['an unknown field', (record) => (record.extra = 1), ['extra']],
  ['an unknown field of a player', (record) => (first(record).hat = 'red'), ['position.players[0].hat']],
  ['an unknown field of a move', (record) => (record.moves = [{ by: 'A', move: 'pass', note: '' }]), ['moves[0].note']],
  ['a field called toString', (record) => (record.position.toString = 1), ['position.toString']],
  ['a field called constructor', (record) => (record.constructor = 1), ['constructor']],
  ['moves that are no list', (record) => (record.moves = { length: 1 }), ['moves']],
  ['moves without a number', (record) => (record.moves = Number.NaN), ['moves']],
  ['holes among the moves', (record) => (record.moves = new Array(2)), ['moves[0]', 'moves[1]']],
  ['holes among the players', (record) => (record.position.players[2] = undefined), ['position.players[2]']],
  [
    'more moves than anybody reads',
    (record) => (record.moves = Array(100_000).fill({ by: 'A', move: 'pass' })),
    ['moves'],
  ],
  ['an empty name', (record) => (first(record).id = ''), ['position.players[0].id']],
  ['a name of 41 characters', (record) => (first(record).id = 'x'.repeat(41)), ['position.players[0].id']],
  ['a name of 40 emoji', (record) => (first(record).id = '🦉'.repeat(40)), []],
  ['a name that is a number', (record) => (first(record).id = 7), ['position.players[0].id']],
  ['an endless name', (record) => (first(record).id = 'x'.repeat(1_000_000)), ['position.players[0].id']],
  ['the same name twice', (record) => (record.position.players[1].id = 'A'), ['position.players[1].id']],
  [
    'a name that looks like another',
    (record) => (record.position.players[1].id = 'A\u200b '),
    ['position.players[1].id'],
  ],
  ['a turn of nobody', (record) => (record.position.turn = 'Z'), ['position.turn']],
  ['a player called __proto__', (record) => (first(record).id = '__proto__'), []],
  ['a player called constructor', (record) => (first(record).id = 'constructor'), []],
  [
    'a move by toString, who is not there',
    (record) => (record.moves = [{ by: 'toString', move: 'pass' }]),
    ['moves[0].by'],
  ],
  ['an unknown object', (record) => (first(record).objects[1] = 'sword'), ['position.players[0].objects[1]']],
  [
    'a character card among the objects',
    (record) => (first(record).objects[1] = 'character'),
    ['position.players[0].objects[1]'],
  ],
  [
    'a Drink of Power among the objects',
    (record) => (first(record).objects[1] = 'drink-of-power'),
    ['position.players[0].objects[1]'],
  ],
  [
    'an object out of the prototype',
    (record) => (first(record).objects[0] = '__proto__'),
    ['position.players[0].objects[0]'],
  ],
  [
    'an object that is a list',
    (record) => (first(record).objects[0] = [[['key']]]),
    ['position.players[0].objects[0]'],
  ],
  ['objects that are no list', (record) => (first(record).objects = 'key'), ['position.players[0].objects']],
  ['an occupation that is null', (record) => (first(record).occupation = null), ['position.players[0].occupation']],
  ['a face that is neither up nor down', (record) => (first(record).shown = 'yes'), ['position.players[0].shown']],
  ['an unknown association', (record) => (first(record).association = 'guild'), ['position.players[0].association']],
  [
    'an unknown association among three',
    (record) => (first(record).association = ['order', 'guild', 'order']),
    ['position.players[0].association[1]'],
  ],
  ['a move without a name', (record) => (record.moves = [{ by: 'A' }]), ['moves[0].move']],
  ['an unknown move', (record) => (record.moves = [{ by: 'A', move: 'jump' }]), ['moves[0].move']],
  ['a move out of the prototype', (record) => (record.moves = [{ by: 'A', move: 'valueOf' }]), ['moves[0].move']],
  ['a count by somebody', (record) => (record.moves = [{ by: 'A', move: 'resolve' }]), ['moves[0].by']],
  [
    'an offer of nothing to nobody',
    (record) => (record.moves = [{ by: 'A', move: 'offer' }]),
    ['moves[0].to', 'moves[0].object'],
  ],
  ['a use of nothing', (record) => (record.moves = [{ by: 'A', move: 'use' }]), ['moves[0].occupation']],
  [
    'a use of an unknown occupation',
    (record) => (record.moves = [{ by: 'A', move: 'use', occupation: 'baker' }]),
    ['moves[0].occupation'],
  ],
  [
    'a Hypnotist without a target',
    (record) => (record.moves = [{ by: 'A', move: 'use', occupation: 'hypnotist' }]),
    ['moves[0].target'],
  ],
  [
    'a Thug with a target',
    (record) => (record.moves = [{ by: 'A', move: 'use', occupation: 'thug', target: 'B' }]),
    ['moves[0].target'],
  ],
  [
    'a Poison Mixer who names a tie',
    (record) => (record.moves = [{ by: 'A', move: 'use', occupation: 'poison-mixer', winner: 'tie' }]),
    ['moves[0].winner'],
  ],
  [
    'a Clairvoyant who wants three',
    (record) => (record.moves = [{ by: 'A', move: 'use', occupation: 'clairvoyant', top: ['key', 'key', 'key'] }]),
    ['moves[0].top'],
  ],
  [
    'an ally named twice, and one nobody knows',
    (record) => (record.moves = [{ by: 'A', move: 'claim', as: 'association', allies: ['C', 'C', 'Z'] }]),
    ['moves[0].allies[1]', 'moves[0].allies[2]'],
  ],
  [
    'names of nobody in several moves',
    (record) =>
      (record.moves = [
        { by: 'Q', move: 'offer', to: 'R', object: 'key' },
        { by: 'A', move: 'attack', target: 'S' },
      ]),
    ['moves[0].by', 'moves[0].to', 'moves[1].target'],
  ],
  [
    'many things at once',
    (record) => {
      record.game = 'x';
      record.edition = 'de';
      first(record).objects = ['sword'];
      record.moves = [{ move: 'jump' }];
    },
    ['game', 'edition', 'position.players[0].objects[0]', 'moves[0].move'],
  ],
  ['a fourth key', (record) => (record.position.objectPile = ['key', 'key', 'key']), ['position.objectPile[2]']],
  ['a second dagger', (record) => (record.position.objectPile = ['dagger']), ['position.objectPile[0]']],
  [
    'an occupation twice',
    (record) => (record.position.players[1].occupation = 'thug'),
    ['position.players[1].occupation'],
  ],
  [
    'an occupation here and among the spare ones',
    (record) => (record.position.occupationPile = ['thug']),
    ['position.occupationPile[0]'],
  ],
  [
    'seven spare occupations',
    (record) => (record.position.occupationPile = Array(7).fill('?')),
    ['position.occupationPile'],
  ],
  ['an empty hand', (record) => (first(record).objects = []), ['position.players[0].objects']],
  [
    'three of the Order among four',
    (record) => (record.position.players[1].association = 'order'),
    ['position.players'],
  ],
  [
    'more objects than there are',
    (record) => {
      for (const one of record.position.players) one.objects = Array(6).fill('?');
    },
    ['position'],
  ],
  [
    'the Black Pearl with three players',
    (record) => {
      record.position.players.length = 3;
      record.position.objectPile = ['black-pearl'];
    },
    ['position.objectPile[0]'],
  ],
  [
    'a Secret Bag in the pile',
    (record) => (record.position.objectPile = ['tome', 'secret-bag-key']),
    ['position.objectPile[1]'],
  ],
  [
    'an unknown card in the pile that can only be a Secret Bag',
    (record) => {
      const hands = [
        ['key', 'key', 'key', 'goblet', 'goblet'],
        ['goblet', 'dagger', 'gloves', 'whip', 'casting-knives'],
        ['poison-ring', 'privilege', 'monocle', 'tome', 'coat'],
        ['sextant', 'broken-mirror', 'black-pearl', 'lodge-coat-of-arms', 'secret-bag-goblet'],
      ];
      for (const [seat, objects] of hands.entries()) record.position.players[seat].objects = objects;
      record.position.objectPile = ['?'];
    },
    ['position.objectPile[0]'],
  ],
  [
    'a Key too many where the pile is left out and could hold nothing more',
    (record) => {
      const hands = [
        ['key', 'key', 'key', 'key', 'goblet', 'goblet'],
        ['goblet', 'dagger', 'gloves', 'whip', 'casting-knives'],
        ['poison-ring', 'privilege', 'monocle', 'tome', 'coat'],
        ['sextant', 'broken-mirror', 'black-pearl', 'lodge-coat-of-arms'],
      ];
      for (const [seat, objects] of hands.entries()) record.position.players[seat].objects = objects;
      delete record.position.objectPile;
    },
    ['position.players[0].objects[3]'],
  ],
  [
    'known and unknown cards in the pile, as many as can lie there',
    (record) => {
      const hands = [
        ['key', 'key', 'key', 'goblet', 'goblet'],
        ['goblet', 'dagger', 'gloves', 'whip', 'casting-knives'],
        ['poison-ring', 'privilege', 'monocle', 'secret-bag-goblet'],
        ['sextant', 'broken-mirror', 'black-pearl', 'lodge-coat-of-arms'],
      ];
      for (const [seat, objects] of hands.entries()) record.position.players[seat].objects = objects;
      record.position.objectPile = ['tome', '?'];
    },
    [],
  ],
  [
    'more objects than there are, in the pile too',
    (record) => {
      for (const one of record.position.players) one.objects = ['?'];
      record.position.objectPile = Array(20).fill('?');
    },
    ['position'],
  ],
  [
    'the variant of three association cards, of which nothing is known',
    (record) => {
      record.variants = ['three-associations'];
      record.position.players.length = 3;
      for (const one of record.position.players) delete one.association;
      first(record).association = '?';
    },
    [],
  ],
  [
    'impossible in several ways',
    (record) => {
      first(record).objects = [];
      record.position.players[1].occupation = 'thug';
      record.position.objectPile = ['coat', 'coat'];
    },
    ['position.players[0].objects', 'position.objectPile[1]', 'position.players[1].occupation'],
  ],
  [
    'three association cards without the variant',
    (record) => (first(record).association = ['order', '?', '?']),
    ['position.players[0].association'],
  ],
  ['the variant with four players', (record) => (record.variants = ['three-associations']), ['variants']],
];

describe('a record with', () => {
  for (const [name, change, paths] of CHANGES)
    it(name, () => {
      const found = pathsAfter(change);
      // Whoever breaks the rule of the variant by its players breaks it at every player too.
      expect(name === 'the variant with four players' ? found.slice(0, 1) : found).toEqual(paths);
    });
});

const cyclic: Any = fresh();
cyclic.self = cyclic;
const INPUTS: readonly [string, unknown, readonly string[]][] = [
  ['null', null, ['']],
  ['nothing', undefined, ['']],
  ['a number', 1, ['']],
  ['a string', 'teufelsburg', ['']],
  ['a list', [], ['']],
  ['an empty object', {}, ['game', 'position']],
  ['a function', () => 1, ['']],
  ['a symbol', Symbol('x'), ['']],
  ['a big integer', 1n, ['']],
  ['a big integer inside', { ...fresh(), game: 1n }, ['game']],
  ['a function inside', { ...fresh(), edition: () => 1 }, ['edition']],
  ['a circle', cyclic, ['self']],
  ['a prototype in JSON', JSON.parse(`{"__proto__":{},${JSON.stringify(fresh()).slice(1)}`), ['__proto__']],
  ['a deep nest', { ...fresh(), variants: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) }, ['variants[0]']],
];

/** A record whose first player has this for an association. */
function associated(association: unknown): unknown {
  const record = fresh();
  first(record).association = association;
  return record;
}

/** Input of which only the words are asked. */
const WORDED: readonly [string, unknown][] = [
  ['a field whose name is none', { ...fresh(), 'a b': 1 }],
  ['a field of an endless name', { ...fresh(), ['x'.repeat(61)]: 1 }],
  ['a field of a long name', { ...fresh(), ['x'.repeat(60)]: 1 }],
  ['a field of an empty name', { ...fresh(), '': 1 }],
  ['a name with a control character', { ...fresh(), position: { ...fresh().position, turn: 'A\n' } }],
  ['a name of which nothing can be seen', { ...fresh(), position: { ...fresh().position, turn: ' \u200b' } }],
  ['a seed below nothing', { ...fresh(), seed: -1 }],
  ['a seed that is too large', { ...fresh(), seed: 2 ** 32 }],
  ['a seed that is not whole', { ...fresh(), seed: 0.5 }],
  ['a seed in version 1', { ...fresh(), version: 1, seed: 1 }],
  ['a variant twice', { ...fresh(), variants: ['smuggling', 'smuggling'] }],
  ['a holder foretold twice', { ...fresh(), moves: [{ by: 'A', move: 'foretell', holders: ['B', 'B'] }] }],
  ['a holder whom nobody knows', { ...fresh(), moves: [{ by: 'A', move: 'foretell', holders: ['B', 'Z'] }] }],
  ['nobody foretold', { ...fresh(), moves: [{ by: 'A', move: 'foretell', holders: [] }] }],
  ['a claim for nothing', { ...fresh(), moves: [{ by: 'A', move: 'claim' }] }],
  ['an inspection of nothing', { ...fresh(), moves: [{ by: 'A', move: 'inspect', what: 'hat' }] }],
  ['four association cards', associated(['order', '?', '?', '?'])],
  ['an association that is a number', associated(7)],
];

describe('input that is no record', () => {
  for (const [name, input, paths] of INPUTS) it(`is refused: ${name}`, () => expect(pathsOf(input)).toEqual(paths));
});

/** Each problem as a line; `npx vitest run test/engine/teufelsburg/scenarios/input -u` writes the file anew. */
it('every problem is told in the same words as ever', async () => {
  const changed = CHANGES.map(([name, change]): [string, unknown] => {
    const record = fresh();
    change(record);
    return [name, record];
  });
  const lines = [...changed, ...INPUTS, ...WORDED].flatMap(([name, input]) => {
    const decoded = decode(input);
    const problems = decoded.ok ? [] : decoded.problems;
    return [
      name,
      ...problems.map(({ path, code, message, params }) =>
        [`  ${path || '-'}`, code, message, ...(params ? [JSON.stringify(params)] : [])].join(' | '),
      ),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('input.txt');
});
