import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../engine/kernel/random.ts';
import {
  type Edition,
  Game,
  type GameRecord,
  type Ruling,
  rule,
  setUp,
  tablesAfter,
} from '../../engine/teufelsburg/index.ts';
import { finishedIn } from '../../src/games.ts';
import { nameOf } from '../../src/islands/checker/boards/teufelsburg/AsText.tsx';
import { type Scene, sceneOf } from '../../src/islands/checker/boards/teufelsburg/scene.ts';
import { Table } from '../../src/islands/checker/boards/teufelsburg/Table.tsx';
import type { Words } from '../../src/islands/checker/words.ts';
import type { Locale } from '../../src/locales.ts';
import { contentOf } from '../content/content.ts';
import { EDITIONS, gameOf, SIZES } from '../engine/teufelsburg/games/games.ts';
import { wordsIn } from './words.ts';

const finished = finishedIn('teufelsburg');
const words = Object.fromEntries(finished.map((locale) => [locale, wordsIn(locale, 'teufelsburg')])) as Record<
  Locale,
  Words
>;

const { idsIn, read, scenes } = contentOf('teufelsburg');

/** Every record that the site shows, after each of its moves. */
const shown: [string, GameRecord, Ruling][] = [
  ...['positions', 'faq'].flatMap((folder) =>
    idsIn(folder).map((id) => [`${folder}/${id}`, read(folder, `${id}.yaml`).record]),
  ),
  ...scenes().map(({ id, record }) => [`lessons/${id}`, record]),
]
  .filter(([, record]) => record)
  .flatMap(([name, record]) =>
    Array.from({ length: (record.moves?.length ?? 0) + 1 }, (_, made): [string, GameRecord, Ruling] => {
      const part = { ...record, moves: (record.moves ?? []).slice(0, made) };
      return [`${name} after ${made}`, part, rule(part)];
    }),
  );

/** A table of four of whom nothing is known but what a test says. */
const table = (
  moves: GameRecord['moves'] = [],
  players: Record<string, object> = {},
  more: object = {},
): GameRecord => ({
  game: 'teufelsburg',
  ...more,
  position: {
    players: ['Anna', 'Bruno', 'Carla', 'Dino'].map((id) => ({ id, objects: ['?'], ...players[id] })),
    turn: 'Anna',
  },
  moves,
});
const scene = (record: GameRecord): Scene => sceneOf(record, rule(record));
const seatOf = ({ seats }: Scene, name: string) => seats.find(({ id }) => id === name);

const html = (record: GameRecord, locale: Locale = 'en', props = {}) =>
  renderToString(h(Table, { record, ruling: rule(record), words: words[locale], ...props }));
/** The line of a player, without its tags. */
const lineOf = (markup: string, name: string) =>
  [...markup.matchAll(/<li class="ck-seat"[^>]*>(.*?)<\/li>/g)]
    .map(([, line = '']) => line.replaceAll(/<[^>]+>/g, ''))
    .find((line) => line.startsWith(`${name}:`));

/** Everything that a picture has otherwise than the engine. */
function faultsOf(record: GameRecord, ruling: Ruling): string[] {
  const drawn = sceneOf(record, ruling);
  const { seats, offer, fight, ties, passages, begun } = drawn;
  const made = (record.moves ?? []).slice(0, ruling.applied);
  const faults: string[] = [];
  const same = (what: string, mine: readonly unknown[], engines: readonly unknown[]) => {
    const [one, other] = [mine, engines].map((all) =>
      all
        .map((each) => JSON.stringify(each))
        .sort()
        .join(),
    );
    if (one !== other) faults.push(`${what}: ${one} for ${other}`);
  };

  ruling.position.players.forEach(({ id, association = '?', occupation = '?', objects }, index) => {
    const { objects: hand = [], occupation: card, associations = [] } = seats[index] ?? {};
    same(
      `${id}’s cards`,
      [
        ...associations.map(({ card: one }) => one),
        card?.card,
        ...hand.map(({ card: one }) => one).filter((one) => one !== 'drink.drink-of-power'),
        ...(offer?.from === index ? [`object.${offer.object}`] : []),
      ],
      [
        ...[association].flat().map((one) => `association.${one}`),
        `occupation.${occupation}`,
        ...objects.map((object) => `object.${object}`),
      ],
    );
  });

  if (fight) {
    const engines = tablesAfter({ ...record, moves: made })[0]?.fight;
    const support = engines?.support ?? [];
    const declared = support.flatMap((side, seat) => (side && side !== 'none' ? [[seat, side]] : []));
    const counts = declared.filter(([seat]) => engines && engines.duelist < 0 && seat !== engines.hypnotised);
    same('the fighters', [fight.attacker, fight.defender], [engines?.attacker, engines?.defender]);
    same(
      'supports',
      ties.map(({ from, as }) => [from, as]),
      declared,
    );
    same(
      'supports that count',
      ties.filter(({ broken }) => !broken).map(({ from, as }) => [from, as]),
      counts,
    );
    for (const { to, as } of ties) if (to !== fight[as as 'attacker' | 'defender']) faults.push(`a support of ${to}`);
  }

  // Every object arrives where its arrow leads.
  const start = begun ? made.lastIndexOf(begun) : 0;
  const before = rule({ ...record, moves: made.slice(0, start) }).position.players;
  const hands = before.map(({ objects }) => objects.length);
  for (const { from, to } of passages) {
    if (typeof from === 'number') hands[from] = (hands[from] ?? 0) - 1;
    if (typeof to === 'number') hands[to] = (hands[to] ?? 0) + 1;
  }
  const after = ruling.position.players.map(({ objects }) => objects.length);
  if (hands.join() !== after.join()) faults.push(`hands of ${hands} for ${after}`);

  const markup = html(record);
  const lines = markup.match(/class="pic-tie [^"]*"/g) ?? [];
  same(
    'lines',
    lines.map((line) => line.includes('pic-broken')),
    ties.map(({ broken }) => broken),
  );
  if (/⟦|NaN|undefined/.test(markup)) faults.push('something has no words, or no place');
  return faults;
}

describe('whatever the site shows', () => {
  it('is a fair number of tables', () => {
    expect(shown.length).toBeGreaterThan(200);
  });

  it('is drawn as the engine has it', () => {
    for (const [name, record, ruling] of shown) expect(faultsOf(record, ruling), name).toEqual([]);
  });

  it('is told in every language with every card that is known', () => {
    for (const [name, record, ruling] of shown)
      for (const locale of finished) {
        const markup = html(record, locale);
        expect(markup, name).not.toContain('⟦');
        const { offer, seats } = sceneOf(record, ruling);
        for (const { id, association = '?', occupation = '?', objects } of ruling.position.players) {
          const hidden = seats[offer?.from ?? -1]?.id === id ? offer?.object : undefined;
          const cards = [
            ...[association].flat().map((one) => `association.${one}`),
            `occupation.${occupation}`,
            ...objects.filter((object) => object !== hidden).map((object) => `object.${object}`),
          ];
          const line = lineOf(markup, id);
          for (const card of cards) expect(line, `${name} in ${locale}`).toContain(nameOf(card, words[locale]));
        }
      }
  });

  it('is drawn without a style attribute, which a policy may forbid', () => {
    for (const [, record] of shown) expect(html(record)).not.toContain('style=');
  });
});

it.each(SIZES)('a game of %i at random is drawn as the engine has it, move by move', (players) => {
  const random = seeded(players);
  const game = new Game(setUp(gameOf(players, EDITIONS[players % EDITIONS.length] as Edition, players)));
  for (let made = 0; made < 80; made++) {
    const moves = game.legalMoves();
    if (moves.length === 0) break;
    // A claim ends the game.
    const kinds = [...new Set(moves.map(({ move }) => move))].filter((kind) => kind !== 'claim' || made > 70);
    const kind = random.pick(kinds);
    game.play(random.pick(moves.filter(({ move }) => move === kind)));
    const { state } = game;
    expect(faultsOf(state, rule(state)), JSON.stringify(state.moves)).toEqual([]);
  }
});

describe('a fight', () => {
  const attack = { move: 'attack', by: 'Anna', target: 'Bruno' } as const;
  const support = (by: string, side: 'attacker' | 'defender' | 'none') => ({ move: 'support', by, side }) as const;

  it('has its points, and nobody who abstains', () => {
    const { fight, ties } = scene(table([attack, support('Carla', 'attacker'), support('Dino', 'none')]));
    expect(fight).toMatchObject({ attacker: 0, defender: 1, points: { attacker: 2, defender: 1 } });
    expect(ties).toEqual([{ from: 2, to: 0, as: 'attacker', broken: false }]);
  });

  it('is over once something else is begun', () => {
    const { fight, ties } = scene(
      table([attack, support('Carla', 'attacker'), { move: 'resolve' }, { move: 'pass', by: 'Anna' }]),
    );
    expect(fight).toBeUndefined();
    expect(ties).toEqual([]);
  });

  it('shows who is hypnotised, with a support that has come to nothing', () => {
    const record = table(
      [attack, support('Carla', 'defender'), { move: 'use', by: 'Anna', occupation: 'hypnotist', target: 'Carla' }],
      { Anna: { occupation: 'hypnotist' } },
    );
    expect(seatOf(scene(record), 'Carla')?.shutOut).toBe('hypnotist');
    expect(scene(record).ties).toMatchObject([{ from: 2, broken: true }]);
    expect(lineOf(html(record), 'Carla')).toContain(
      'supports the defender (without effect); out of the fight: Hypnotist',
    );
  });

  it('shows who is shut out by the Duelist, with cards used in vain', () => {
    const moves = [
      attack,
      support('Carla', 'defender'),
      { move: 'play', by: 'Carla', object: 'whip' },
      { move: 'use', by: 'Anna', occupation: 'duelist' },
    ] as const;
    const record = table(moves, { Anna: { occupation: 'duelist' }, Carla: { objects: ['whip'] } });
    expect(scene(record).seats.map(({ shutOut }) => shutOut)).toEqual([undefined, undefined, 'duelist', 'duelist']);
    expect(seatOf(scene(record), 'Carla')?.objects).toEqual([{ card: 'object.whip', state: 'fallen' }]);
    expect(seatOf(scene(record), 'Anna')?.occupation.state).toBe('used');
    expect(lineOf(html(record), 'Carla')).toContain('Whip (in use, without effect)');
  });

  it('names the cards that have decided it', () => {
    const record = table(
      [
        attack,
        { move: 'use', by: 'Carla', occupation: 'poison-mixer', winner: 'defender' },
        { move: 'resolve' },
        { move: 'use', by: 'Dino', occupation: 'doctor' },
      ],
      { Carla: { occupation: 'poison-mixer' }, Dino: { occupation: 'doctor' } },
    );
    expect(scene(record).fight).toMatchObject({
      outcome: 'defender',
      decidedBy: ['occupation.poison-mixer', 'occupation.doctor'],
    });
    expect(html(record)).toContain('decided by: Poison Mixer and Doctor');
    expect(lineOf(html(record), 'Bruno')).toContain('defender; wins the fight');
  });

  it('is told once more where somebody attacks again', () => {
    const record = table([
      attack,
      support('Carla', 'attacker'),
      { move: 'resolve' },
      { move: 'pass', by: 'Anna' },
      { move: 'attack', by: 'Bruno', target: 'Carla' },
    ]);
    expect(scene(record)).toMatchObject({ fight: { attacker: 1, defender: 2 }, ties: [] });
  });
});

describe('a trade', () => {
  const offer = { move: 'offer', by: 'Anna', to: 'Bruno', object: 'key' } as const;
  const hands = { Anna: { objects: ['key', 'key'] }, Bruno: { objects: ['whip'] } };

  it('has what is offered lie between the two, and only one of two Keys', () => {
    const record = table([offer], hands);
    expect(scene(record).offer).toEqual({ object: 'key', from: 0, to: 1 });
    expect(seatOf(scene(record), 'Anna')?.objects).toEqual([{ card: 'object.key', state: undefined }]);
    expect(html(record)).toContain('Anna → Bruno');
  });

  it('has what was traded change its place', () => {
    const record = table([offer, { move: 'accept', by: 'Bruno', return: 'whip' }], hands);
    expect(scene(record).offer).toBeUndefined();
    expect(scene(record).passages).toEqual([
      { object: 'key', from: 0, to: 1 },
      { object: 'whip', from: 1, to: 0 },
    ]);
  });

  it('has nothing change its place that is refused', () => {
    const { offer: open, passages } = scene(table([offer, { move: 'refuse', by: 'Bruno' }], hands));
    expect([open, passages]).toEqual([undefined, []]);
  });
});

describe('a claim', () => {
  const claim = (allies: string[]) => ({ move: 'claim', by: 'Anna', as: 'association', allies }) as const;
  const keys = (objects: string[]) => ({ association: 'order', objects });
  const brothers = { Bruno: { association: 'brotherhood' }, Dino: { association: 'brotherhood' } };

  it('shows what was counted, who was named and who has won', () => {
    const record = table([claim(['Carla'])], { ...brothers, Anna: keys(['key', 'whip']), Carla: keys(['key', 'key']) });
    const { claim: made, ties, seats } = scene(record);
    expect(made).toMatchObject({ by: 0, tally: { objects: ['key'], number: 3, needed: 3 }, won: 'order' });
    expect(ties).toEqual([{ from: 2, to: 0, as: 'ally', broken: false }]);
    expect(seats.map(({ won }) => won)).toEqual([true, false, true, false]);
    expect(seatOf(scene(record), 'Anna')?.objects.map(({ state }) => state)).toEqual(['used', undefined]);
    expect(lineOf(html(record), 'Carla')).toBe(
      'Carla: wins the game; named as an ally; Order; Unknown occupation; objects: Key × 2 (in use)',
    );
    expect(html(record)).toContain('3 of 3');
  });

  it('shows both kinds that count for the Lodge, and one of them for an association', () => {
    const middle = (record: GameRecord) => html(record).split('pic-tally')[0]?.split('<g transform').at(-1) ?? '';
    const counted = (record: GameRecord) =>
      ['key', 'goblet'].filter((object) => middle(record).includes(`#${object}"`));
    const alone = [{ move: 'claim', by: 'Anna', as: 'lodge' }] as const;
    const hand = { Anna: keys(['lodge-coat-of-arms', 'key', 'goblet', 'goblet']) };
    expect(counted(table(alone, hand))).toEqual(['key', 'goblet']);
    expect(counted(table([claim([])], { ...brothers, Anna: keys(['key', 'key', 'key']) }))).toEqual(['key']);
  });

  it('shows an ally who was wrongly named', () => {
    const record = table([claim(['Bruno'])], { ...brothers, Anna: keys(['key']) });
    expect(scene(record).ties).toEqual([{ from: 1, to: 0, as: 'ally', broken: true }]);
    expect(scene(record).claim?.won).toBe('brotherhood');
  });

  it('lays the Drink of Power before whoever it counts for', () => {
    const record = {
      ...table([claim([])]),
      position: {
        players: [
          { id: 'Anna', association: 'order', objects: ['key', 'key'] },
          { id: 'Bruno', association: 'brotherhood', objects: ['?'] },
          { id: 'Carla', association: 'brotherhood', objects: ['?'] },
        ],
      },
    } as GameRecord;
    expect(seatOf(scene(record), 'Anna')?.objects.at(-1)?.card).toBe('drink.drink-of-power');
    expect(lineOf(html(record), 'Anna')).toContain(words.en.name('drink.drink-of-power'));
  });
});

describe('the piles', () => {
  it('are unknown where nobody has said anything of them', () => {
    expect(scene(table())).toMatchObject({ pile: { unknown: true }, spares: { unknown: true } });
  });

  it('have the bags turned where they are empty', () => {
    const record = table();
    const empty = { ...record, position: { ...record.position, objectPile: [] } };
    expect(scene(empty).pile).toEqual({ cards: [], unknown: false });
    expect(html(empty)).toContain(words.en.b('table.object-pile-empty'));
  });
});

describe('seats', () => {
  const record = table([], { Anna: { occupation: 'thug', shown: true } });

  it('are no buttons where nothing can be done with them', () => {
    expect(html(record)).not.toContain('<button');
  });

  it('are buttons where something can, each described as its line says', () => {
    const markup = html(record, 'en', { onSeat() {}, selected: 'Bruno' });
    const buttons = [
      ...markup.matchAll(/<button[^>]*aria-label="(\w+)" aria-description="([^"]+)" aria-pressed="(\w+)"/g),
    ];
    expect(buttons.map(([, name, , pressed]) => [name, pressed])).toEqual([
      ['Anna', 'false'],
      ['Bruno', 'true'],
      ['Carla', 'false'],
      ['Dino', 'false'],
    ]);
    for (const [, name = '', description] of buttons) expect(lineOf(markup, name)).toBe(`${name}: ${description}`);
    expect(markup).toContain('pic-selected');
  });

  it('have names of any script as they are, and no tags out of them', () => {
    const strange = {
      ...record,
      position: {
        ...record.position,
        turn: '<b>"&',
        players: record.position.players.map((player, seat) => (seat ? player : { ...player, id: '<b>"&' })),
      },
    };
    expect(html(strange)).not.toContain('<b>"');
  });
});

it('two of a kind are two cards', () => {
  const markup = html(table([], { Anna: { objects: ['key', 'key', '?', '?', '?'] } }));
  expect(markup.match(/pic-card pic-key/g)).toHaveLength(2);
  expect(markup).toContain('×3');
});
