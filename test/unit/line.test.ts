/** What is typed into the checker's line: what it is taken to mean, part by part, in every language. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { finishedIn, type Game, gameIds } from '../../src/games.ts';
import { boardOf } from '../../src/islands/checker/boards.ts';
import { type Found, finder } from '../../src/islands/checker/find.ts';
import { earlierThan, openings, untimely } from '../../src/islands/checker/fitting.ts';
import type { Board, Choice, GameRecord, Move } from '../../src/islands/checker/game.ts';
import type { Meant } from '../../src/islands/checker/sense.ts';
import type { Locale } from '../../src/locales.ts';
import { contentOf } from '../content/content.ts';
import { tested } from '../games/tested.ts';
import { spokenIn, wordsIn } from './words.ts';

const boards = Object.fromEntries(
  await Promise.all(gameIds.map(async (game) => [game, await boardOf(game)])),
) as Readonly<Record<Game, Board>>;

const FIGHT = [{ move: 'attack', by: 'Anna', target: 'Bruno' }];
const OFFERED = [{ move: 'offer', by: 'Anna', to: 'Bruno', object: 'dagger' }];
const TRADED = [
  { move: 'offer', by: 'Anna', to: 'Bruno', object: 'sextant' },
  { move: 'accept', by: 'Bruno', return: 'gloves' },
];
const SUPPORTED = [
  ...FIGHT,
  { move: 'support', by: 'Carla', side: 'attacker' },
  { move: 'support', by: 'Dino', side: 'none' },
];
const WON = [...SUPPORTED, { move: 'resolve' }];
const LOOKED = [...WON, { move: 'inspect', by: 'Anna', what: 'baggage' }];
const STOPPED = [...FIGHT, { move: 'use', by: 'Carla', occupation: 'priest' }];
const SWAPPED = [{ move: 'swap', by: 'Anna', with: 'Bruno' }];
const ANNOUNCED = [{ move: 'announce', by: 'Anna', character: 'king' }];
/** Carla says it too. */
const CLAIMED = [...ANNOUNCED, { move: 'claim', by: 'Carla' }];
/** What of a game is under way where moves are answered; of one that is not here, nothing. */
const UNDER_WAY: Readonly<Partial<Record<Game, readonly Move[]>>> = { teufelsburg: FIGHT, mascarade: ANNOUNCED };

const lines = new Map<string, ReturnType<typeof newLine>>();

/** A line at a table of four players of whom nothing is known, after some moves, and what can be done there. */
function lineAt(game: Game, locale: Locale, moves: readonly Move[] = []) {
  const place = JSON.stringify([game, locale, moves]);
  const line = lines.get(place) ?? newLine(game, locale, moves);
  lines.set(place, line);
  return line;
}

function newLine(game: Game, locale: Locale, moves: readonly Move[], first = boards[game].blank()) {
  const board = boards[game];
  const { engine } = board;
  let record = first;
  for (const place of moves.keys()) record = board.open({ ...record, moves: moves.slice(0, place + 1) }, place);
  const words = wordsIn(locale, game);
  const choices = engine.choicesAfter(record) ?? [];
  const known = [...choices, ...earlierThan(engine, record, moves.length, choices)];
  const doneBy = (player: string | undefined): Choice[] =>
    player === undefined ? [] : untimely(board, record, moves.length, player, known);
  const spoken = spokenIn(locale, game);
  return { choices, words, spoken, board, find: finder(board, record, known, doneBy, words, spoken) };
}

const reasonOf = (meant: Meant | undefined) => (meant?.kind === 'move' ? meant.choice.illegal?.code : undefined);

/** What is taken to be certain of a sentence, part by part; nothing of a part of which it is not. */
const understood = ({ found, isMeant, parts }: Found): (string | undefined)[] => [
  isMeant ? found[0]?.text : undefined,
  ...parts.map(({ meant }) => meant?.text),
];

describe('several moves in a sentence are understood one after the other', () => {
  it.each<[Game, Locale, readonly Move[], string, readonly (string | undefined)[]]>([
    [
      'teufelsburg',
      'en',
      FIGHT,
      'Carla supports Anna, Dino supports Bruno',
      ['Carla supports the attacker.', 'Dino supports the defender.'],
    ],
    [
      'teufelsburg',
      'en',
      FIGHT,
      'Carla supported Anna with the dagger, then Bruno played the poison ring',
      ['Carla supports the attacker.', 'Carla uses the Dagger.', 'Bruno uses the Poison Ring.'],
    ],
    [
      'teufelsburg',
      'en',
      [],
      'Anna attacks Bruno; Carla helps Anna. Dino backs Bruno and plays the whip, then everybody passes',
      [
        'Anna attacks Bruno.',
        'Carla supports the attacker.',
        'Dino supports the defender.',
        'Dino uses the Whip.',
        'Points are counted.',
      ],
    ],
    // Who passes in Mascarade makes no move; once all have passed or claimed, everybody has spoken.
    [
      'mascarade',
      'en',
      [],
      'Anna announces the king, Bruno passes, Carla claims, Dino says nothing',
      ['Anna announces the King.', 'Carla claims to be that character too.', 'Everybody has spoken.'],
    ],
    ['mascarade', 'en', ANNOUNCED, 'Bruno, Carla and Dino pass', ['Everybody has spoken.']],
    [
      'mascarade',
      'en',
      ANNOUNCED,
      'Carla claims, the others pass',
      ['Carla claims to be that character too.', 'Everybody has spoken.'],
    ],
    [
      'mascarade',
      'hu',
      [],
      'Anna bejelenti a királyt, Bruno passzol, Carla is vallja, Dino hallgat',
      ['Anna bejelenti a Királyt.', 'Carla is annak a karakternek vallja magát.', 'Mindenki megszólalt.'],
    ],
    [
      'mascarade',
      'it',
      [],
      'Anna annuncia il re, Bruno passa, Carla contesta, Dino non dice niente',
      ['Anna annuncia il Re.', 'Carla rivendica quel personaggio.', 'Tutti hanno parlato.'],
    ],
    [
      'mascarade',
      'pt',
      [],
      'A Anna anuncia o rei, o Bruno passa, a Carla contesta, o Dino não diz nada',
      ['Anna anuncia o Rei.', 'Carla reivindica essa personagem.', 'Já todos falaram.'],
    ],
    [
      'mascarade',
      'en',
      ANNOUNCED,
      'Bruno claims, Carla passes, Dino too, Bruno shows the king and takes 3 gold. Anna pays 1. Bruno swaps with Dino',
      [
        'Bruno claims to be that character too.',
        'Everybody has spoken.',
        'Bruno shows a card: King.',
        'Bruno swaps with Dino, or does not.',
      ],
    ],
    [
      'teufelsburg',
      'en',
      [],
      'Anna claims victory and names Bruno and Carla as allies',
      ['Anna claims victory and names Bruno and Carla.'],
    ],
    // A card alone is used when it can be, and that nobody helps is no end where somebody goes on.
    [
      'teufelsburg',
      'en',
      [],
      'Anna attacks Bruno with the dagger, Carla helps Anna',
      ['Anna attacks Bruno.', 'Carla supports the attacker.', 'Anna uses the Dagger.'],
    ],
    [
      'teufelsburg',
      'hu',
      [],
      'Anna megtámadja Brunót, mindenki passzol, Anna tőrt használ',
      ['Anna megtámadja Brunót.', 'Anna használja a Tőrt.'],
    ],
    ['teufelsburg', 'hu', OFFERED, 'Bruno kesztyűt ad', ['Bruno elfogadja, és ezt adja érte: Kesztyű.']],
    // That everybody has spoken goes without saying.
    [
      'mascarade',
      'en',
      [],
      'Anna says king, Bruno swaps with Dino',
      ['Anna announces the King.', 'Everybody has spoken.', 'Bruno swaps with Dino, or does not.'],
    ],
    [
      'mascarade',
      'hu',
      CLAIMED,
      'Anna felfedi a tolvajt, Carla felfedi a királyt',
      ['Mindenki megszólalt.', 'Anna felfedi a kártyáját: Tolvaj.', 'Carla felfedi a kártyáját: Király.'],
    ],
    ['teufelsburg', 'en', FIGHT, 'Carla and Dino pass', ['Carla supports nobody.', 'Dino supports nobody.']],
    [
      'teufelsburg',
      'en',
      FIGHT,
      'Carla supports Anna, the rest stay out',
      ['Carla supports the attacker.', 'Points are counted.'],
    ],
    [
      'teufelsburg',
      'hu',
      FIGHT,
      'Carla Annát támogatja, a többiek passzolnak',
      ['Carla a támadót támogatja.', 'Megszámoljátok a pontokat.'],
    ],
    [
      'teufelsburg',
      'it',
      FIGHT,
      'Carla sostiene Anna, gli altri passano',
      ['Carla sostiene l’attaccante.', 'Si contano i punti.'],
    ],
    [
      'teufelsburg',
      'pt',
      FIGHT,
      'A Carla apoia a Anna, os outros passam',
      ['Carla apoia o atacante.', 'Contam-se os pontos.'],
    ],
    [
      'teufelsburg',
      'hu',
      FIGHT,
      'Carla támogatja Annát, Bruno használja a méreggyűrűt',
      ['Carla a támadót támogatja.', 'Bruno használja a Méreggyűrűt.'],
    ],
    [
      'teufelsburg',
      'hu',
      [],
      'Anna megtámadta Brunót, majd kijátszotta a tőrt és Carla segített Brunónak',
      ['Anna megtámadja Brunót.', 'Anna használja a Tőrt.', 'Carla a védekezőt támogatja.'],
    ],
    [
      'teufelsburg',
      'it',
      FIGHT,
      'Carla ha aiutato Anna e Bruno ha giocato l’anello',
      ['Carla sostiene l’attaccante.', 'Bruno usa l’Anello con Veleno.'],
    ],
    [
      'teufelsburg',
      'pt',
      FIGHT,
      'A Carla apoiou a Anna, depois o Bruno jogou o anel de veneno',
      ['Carla apoia o atacante.', 'Bruno usa o Anel de Veneno.'],
    ],
    [
      'mascarade',
      'en',
      [],
      'Anna announces the king, Bruno contests, then everybody passes',
      ['Anna announces the King.', 'Bruno claims to be that character too.', 'Everybody has spoken.'],
    ],
    [
      'mascarade',
      'hu',
      [],
      'Anna bejelentette a királyt, Bruno vitatja',
      ['Anna bejelenti a Királyt.', 'Bruno is annak a karakternek vallja magát.'],
    ],
    [
      'mascarade',
      'it',
      [],
      'Anna ha annunciato la regina e Bruno contesta',
      ['Anna annuncia la Regina.', 'Bruno rivendica quel personaggio.'],
    ],
    [
      'mascarade',
      'pt',
      [],
      'A Anna anunciou o rei e o Bruno contestou',
      ['Anna anuncia o Rei.', 'Bruno reivindica essa personagem.'],
    ],
    [
      'teufelsburg',
      'it',
      FIGHT,
      'Carla e Dino sostengono Anna',
      ['Carla sostiene l’attaccante.', 'Dino sostiene l’attaccante.'],
    ],
    [
      'teufelsburg',
      'hu',
      FIGHT,
      'Carla és Dino Annát támogatja',
      ['Carla a támadót támogatja.', 'Dino a támadót támogatja.'],
    ],
    [
      'teufelsburg',
      'hu',
      FIGHT,
      'Annának Carla és Dino segít',
      ['Carla a támadót támogatja.', 'Dino a támadót támogatja.'],
    ],
    ['teufelsburg', 'hu', FIGHT, 'Annának Carla, Brunónak Dino segít', [undefined, undefined]],
    [
      'teufelsburg',
      'pt',
      [],
      'A Anna ataca o Bruno e a Carla e o Dino apoiam a Anna',
      ['Anna ataca Bruno.', 'Carla apoia o atacante.', 'Dino apoia o atacante.'],
    ],
    [
      'mascarade',
      'it',
      [],
      'Anna annuncia il re, Bruno e Carla contestano, poi nessun altro',
      [
        'Anna annuncia il Re.',
        'Bruno rivendica quel personaggio.',
        'Carla rivendica quel personaggio.',
        'Tutti hanno parlato.',
      ],
    ],
    // Several who do it together.
    ...(
      [
        ['en', 'Bruno and Carla claim', 'claims to be that character too.'],
        ['en', 'Bruno and Carla contest', 'claims to be that character too.'],
        ['hu', 'Bruno és Carla vitatják', 'is annak a karakternek vallja magát.'],
      ] as const
    ).map(([locale, typed, claims]): [Game, Locale, readonly Move[], string, string[]] => [
      'mascarade',
      locale,
      ANNOUNCED,
      typed,
      [`Bruno ${claims}`, `Carla ${claims}`],
    ]),
    // What two do with each other is one thing.
    [
      'mascarade',
      'it',
      [],
      'Anna e Bruno si scambiano le carte',
      ['Anna scambia la propria carta con quella di Bruno, oppure no.'],
    ],
    // Who has it is another thing than who says so: it is not passed over.
    [
      'mascarade',
      'en',
      ANNOUNCED,
      'Bruno claims it too, Carla too, Carla has it',
      ['Bruno claims to be that character too.', 'Carla claims to be that character too.', undefined],
    ],
    [
      'mascarade',
      'hu',
      ANNOUNCED,
      'Bruno is király, Carla is király, Carlánál van',
      ['Bruno is annak a karakternek vallja magát.', 'Carla is annak a karakternek vallja magát.', undefined],
    ],
    ['mascarade', 'pt', [], 'A Anna e o Bruno trocaram', ['Anna troca a sua carta pela de Bruno, ou não.']],
    // However it is said that nobody has anything to say.
    ...(
      [
        ['en', 'nobody objected', 'Everybody has spoken.'],
        ['en', 'everyone believed her', 'Everybody has spoken.'],
        ['hu', 'senki nem mondott semmit', 'Mindenki megszólalt.'],
        ['it', 'nessuno ha detto niente', 'Tutti hanno parlato.'],
        ['pt', 'toda a gente passou', 'Já todos falaram.'],
      ] as const
    ).map(([locale, typed, said]): [Game, Locale, readonly Move[], string, string[]] => [
      'mascarade',
      locale,
      ANNOUNCED,
      typed,
      [said],
    ]),
    // A card alone is not what somebody has who did something with another.
    [
      'teufelsburg',
      'en',
      [],
      'Anna offers the dagger to Bruno and the key',
      ['Anna offers Bruno the Dagger.', undefined],
    ],
    ['teufelsburg', 'it', [], 'Anna attacca Bruno col pugnale', ['Anna attacca Bruno.', 'Anna usa il Pugnale.']],
    [
      'teufelsburg',
      'it',
      [],
      'Anna attacca Bruno ma il prete di Carla ferma lo scontro',
      ['Anna attacca Bruno.', 'Carla usa il Prete.'],
    ],
  ])('%s, %s, after %j: %s', (game, locale, moves, sentence, expected) => {
    expect(understood(lineAt(game, locale, moves).find(sentence))).toEqual(expected);
  });

  it('leaves what is said after the first, with who does it', () => {
    const { find } = lineAt('teufelsburg', 'en', FIGHT);
    expect(find('Carla supports Anna, Dino supports Bruno')).toMatchObject({
      part: 'Carla supports Anna',
      rest: 'Dino supports Bruno',
    });
    expect(find('Carla supports Anna and plays the whip; everybody passes').rest).toBe(
      'Carla plays the whip; everybody passes',
    );
  });

  it('takes names in a row, and what is given in return, for parts of one move', () => {
    const { find } = lineAt('teufelsburg', 'en', FIGHT);
    for (const sentence of [
      'Carla claims victory and names Anna, Bruno and Dino',
      'Anna uses the Clairvoyant and puts on top: Dagger and Poison Ring',
    ])
      expect(find(sentence)).toMatchObject({ rest: '', parts: [] });
  });

  it('says nothing of what follows something doubtful, or has itself nothing certain', () => {
    const { find } = lineAt('teufelsburg', 'en', FIGHT);
    expect(understood(find('Carla supports, Dino supports Bruno'))).toEqual([undefined, undefined]);
    expect(understood(find('Carla supports Anna, Dino xyzzy, Dino supports Bruno'))).toEqual([
      'Carla supports the attacker.',
      undefined,
      undefined,
    ]);
  });

  it.each(gameIds)('%s: finds every move that can be made first by its own sentence, as one', (game) => {
    for (const locale of finishedIn(game))
      for (const moves of [[], UNDER_WAY[game] ?? []]) {
        const { choices, board, words, find } = lineAt(game, locale, moves);
        // Of moves that only differ in a few cards, one in many.
        for (const choice of choices.filter((one, place) => !one.illegal && (place < 100 || place % 50 === 0))) {
          const sentence = words.say('move', board.sentenceOf(choice));
          const { found, rest } = find(sentence);
          expect([found[0]?.text, rest], sentence).toEqual([sentence, '']);
        }
      }
  });
});

describe('who is named first does it', () => {
  it.each<[Game, Locale, string, readonly string[]]>([
    ['teufelsburg', 'en', 'Dino attacks Anna', ['Dino attacks Anna.', 'Anna attacks Dino.']],
    ['teufelsburg', 'hu', 'Dino megtámadja Annát', ['Dino megtámadja Annát.', 'Anna megtámadja Dinót.']],
    ['teufelsburg', 'hu', 'Annát megtámadta Dino', ['Dino megtámadja Annát.', 'Anna megtámadja Dinót.']],
    ['teufelsburg', 'it', 'Dino ha attaccato Anna', ['Dino attacca Anna.', 'Anna attacca Dino.']],
    ['teufelsburg', 'pt', 'O Dino atacou a Anna', ['Dino ataca Anna.', 'Anna ataca Dino.']],
    ['mascarade', 'en', 'Bruno swapped with Anna', ['Bruno swaps with Anna, or does not.']],
    ['mascarade', 'hu', 'Bruno cserélt Annával', ['Bruno kártyát cserél Annával, vagy nem.']],
    [
      'mascarade',
      'it',
      'Bruno ha scambiato la carta con Anna',
      ['Bruno scambia la propria carta con quella di Anna, oppure no.'],
    ],
    ['mascarade', 'pt', 'O Bruno trocou a carta com a Anna', ['Bruno troca a sua carta pela de Anna, ou não.']],
  ])('%s, %s: %s', (game, locale, sentence, expected) => {
    const { found, isMeant } = lineAt(game, locale).find(sentence);
    expect(found.map(({ text }) => text).slice(0, expected.length)).toEqual(expected);
    // It is certain what is meant, and why it cannot be.
    expect(isMeant).toBe(true);
    expect(reasonOf(found[0])).toBeDefined();
  });
});

it('whose name is typed without its doubled letter is meant all the same', () => {
  expect(
    lineAt('teufelsburg', 'pt')
      .find('Ana ataca Bruno')
      .found.map(({ text }) => text),
  ).toEqual(['Anna ataca Bruno.']);
});

describe('a verb of every day, in the present and the past', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Carla helps Anna', 'Carla supports the attacker.'],
    ['en', 'Carla backed Bruno', 'Carla supports the defender.'],
    ['en', 'Carla does not support', 'Carla supports nobody.'],
    ['en', 'Bruno plays the poison ring', 'Bruno uses the Poison Ring.'],
    ['en', 'Bruno played the poison ring', 'Bruno uses the Poison Ring.'],
    ['en', 'everybody passes', 'Points are counted.'],
    ['hu', 'Carla segít Annának', 'Carla a támadót támogatja.'],
    ['hu', 'Carla nem támogat', 'Carla senkit sem támogat.'],
    ['hu', 'Bruno kijátszotta a méreggyűrűt', 'Bruno használja a Méreggyűrűt.'],
    ['hu', 'Bruno dobótőr', 'Bruno használja a Dobótőrt.'],
    ['hu', 'Bruno a dobótőrrel', 'Bruno használja a Dobótőrt.'],
    ['hu', 'mindenki passzol', 'Megszámoljátok a pontokat.'],
    ['it', 'Carla aiuta Anna', 'Carla sostiene l’attaccante.'],
    ['it', 'Carla non sostiene', 'Carla non sostiene nessuno.'],
    ['it', 'Bruno ha giocato l’anello', 'Bruno usa l’Anello con Veleno.'],
    ['it', 'tutti passano', 'Si contano i punti.'],
    ['pt', 'A Carla apoiou a Anna', 'Carla apoia o atacante.'],
    ['pt', 'A Carla não apoia', 'Carla não apoia ninguém.'],
    ['pt', 'O Bruno jogou o anel', 'Bruno usa o Anel de Veneno.'],
    ['pt', 'O Bruno usou o anel', 'Bruno usa o Anel de Veneno.'],
    ['pt', 'todos passam', 'Contam-se os pontos.'],
    ['en', 'Carla passes', 'Carla supports nobody.'],
    ['it', 'Carla passa', 'Carla non sostiene nessuno.'],
    ['it', 'Carla non fa niente', 'Carla non sostiene nessuno.'],
    ['it', 'Carla resta fuori', 'Carla non sostiene nessuno.'],
    ['it', 'Carla si è schierata dalla parte di Bruno', 'Carla sostiene il difensore.'],
    ['it', 'Carla supporta Anna', 'Carla sostiene l’attaccante.'],
    ['it', 'Anna può usare il pugnale?', 'Anna usa il Pugnale.'],
    ['it', 'Anna mostra il pugnale', 'Anna usa il Pugnale.'],
    ['it', 'Carla fa il prete', 'Carla usa il Prete.'],
    ['it', 'Carla ipnotizza Dino', 'Carla usa l’Ipnotizzatore su Dino.'],
    ['pt', 'A Carla não faz nada', 'Carla não apoia ninguém.'],
    ['pt', 'A Carla defende o Bruno', 'Carla apoia o defensor.'],
    ['pt', 'A Anna pode usar o punhal?', 'Anna usa o Punhal.'],
    ['pt', 'A Anna mostrou o punhal', 'Anna usa o Punhal.'],
    ['pt', 'O Bruno revela-se Grão-Mestre', 'Bruno usa o Grão-Mestre.'],
    ['pt', 'A Carla hipnotizou o Dino', 'Carla usa o Hipnotizador e nomeia Dino.'],
  ])('%s: %s', (locale, sentence, expected) => {
    expect(understood(lineAt('teufelsburg', locale, FIGHT).find(sentence))).toEqual([expected]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Bruno contested', 'Bruno claims to be that character too.'],
    ['en', 'everybody passes', 'Everybody has spoken.'],
    ['hu', 'Bruno vitatta', 'Bruno is annak a karakternek vallja magát.'],
    ['it', 'Bruno ha contestato', 'Bruno rivendica quel personaggio.'],
    ['pt', 'O Bruno contestou', 'Bruno reivindica essa personagem.'],
    ['en', 'Bruno says he is the king', 'Bruno claims to be that character too.'],
    ['hu', 'Bruno azt mondja, hogy ő a király', 'Bruno is annak a karakternek vallja magát.'],
    ['it', 'Bruno dice che è il re', 'Bruno rivendica quel personaggio.'],
    ['pt', 'O Bruno diz que é o rei', 'Bruno reivindica essa personagem.'],
    ['it', 'Bruno reclama il re', 'Bruno rivendica quel personaggio.'],
    ['it', 'Bruno non crede ad Anna', 'Bruno rivendica quel personaggio.'],
    ['it', 'nessun altro contesta', 'Tutti hanno parlato.'],
    ['pt', 'O Bruno não acredita na Anna', 'Bruno reivindica essa personagem.'],
    ['pt', 'ninguém diz nada', 'Já todos falaram.'],
  ])('Mascarade, %s: %s', (locale, sentence, expected) => {
    expect(understood(lineAt('mascarade', locale, ANNOUNCED).find(sentence))).toEqual([expected]);
  });
});

const HELD = 'Everybody has spoken: Carla shows that character.';
const NOT_HELD = 'Everybody has spoken: Anna and Carla show other cards.';

describe('what is shown of an announcement is told in a sentence', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Carla shows the King', HELD],
    ['en', 'Carla shows it', HELD],
    ['en', 'Carla really has it', HELD],
    ['en', 'Anna shows the king', 'Everybody has spoken: Anna shows that character.'],
    ['en', 'nobody has the King', NOT_HELD],
    ['en', 'nobody shows it', NOT_HELD],
    ['en', 'both lied', NOT_HELD],
    ['hu', 'Carla felfedi a Királyt', 'Mindenki megszólalt: Carla azt a karaktert fedi fel.'],
    ['hu', 'Carla tényleg a Király', 'Mindenki megszólalt: Carla azt a karaktert fedi fel.'],
    ['hu', 'senki sem mutatta', 'Mindenki megszólalt: Anna és Carla más kártyát fed fel.'],
    ['hu', 'mindketten hazudtak', 'Mindenki megszólalt: Anna és Carla más kártyát fed fel.'],
    ['it', 'Carla mostra il Re', 'Tutti hanno parlato: Carla rivela quel personaggio.'],
    ['it', 'nessuno ha mostrato il re', 'Tutti hanno parlato: Anna e Carla rivelano altre carte.'],
    ['pt', 'A Carla mostra o Rei', 'Já todos falaram: Carla revela essa personagem.'],
    ['pt', 'ninguém tem o rei', 'Já todos falaram: Anna e Carla revelam outras cartas.'],
    // Nothing is told of cards where no more is said than that all have spoken.
    ['en', 'everybody passes', 'Everybody has spoken.'],
    ['hu', 'mindenki passzol', 'Mindenki megszólalt.'],
    ['it', 'tutti hanno passato', 'Tutti hanno parlato.'],
    ['pt', 'todos passam', 'Já todos falaram.'],
  ])('%s: %s', (locale, sentence, expected) => {
    expect(understood(lineAt('mascarade', locale, CLAIMED).find(sentence))).toEqual([expected]);
  });

  it('after the announcement and the claims in the same sentence', () => {
    const sentence = 'Anna announces the King, Carla claims, Carla shows the King';
    expect(understood(lineAt('mascarade', 'en').find(sentence))).toEqual([
      'Anna announces the King.',
      'Carla claims to be that character too.',
      HELD,
    ]);
  });

  it.each([
    ['of one of those who lied', 'Carla lied', NOT_HELD],
    ['of one who shows another card', 'Carla shows another card', NOT_HELD],
    ['of who has it, which the table can say too', 'Carla has the King', 'Carla: King'],
  ])('is for a tap where it is only told %s', (_, sentence, first) => {
    const { found, isMeant } = lineAt('mascarade', 'en', CLAIMED).find(sentence);
    expect([isMeant, found[0]?.text]).toEqual([false, first]);
  });

  it('of two there are, both or one', () => {
    const names = ['Anna', 'Bruno', 'Carla', 'Dino', 'Emma', 'Fabio', 'Gina', 'Hugo'];
    const blank = boards.mascarade.blank();
    const deck = ['judge', 'bishop', 'king', 'queen', 'thief', 'witch', 'peasant', 'peasant'];
    const players = names.map((id) => ({ id, cards: ['?'], gold: 6 }));
    const moves = [
      { move: 'announce', by: 'Anna', character: 'peasant' },
      { move: 'claim', by: 'Carla' },
      { move: 'claim', by: 'Dino' },
    ];
    const { find } = newLine('mascarade', 'en', moves, { ...blank, position: { ...blank.position, players, deck } });
    const texts = (sentence: string) => find(sentence).found.map(({ text }) => text);
    expect(texts('Carla and Dino show the Peasant')[0]).toBe(
      'Everybody has spoken: Carla and Dino show that character.',
    );
    expect(texts('Carla shows the Peasant').slice(0, 3)).toEqual([
      HELD,
      'Everybody has spoken: Anna and Carla show that character.',
      'Everybody has spoken: Carla and Dino show that character.',
    ]);
  });
});

it.each<[Locale, string, string]>([
  ['en', 'Anna says she is the king', 'Anna announces the King.'],
  ['hu', 'Anna azt mondja, hogy ő a király', 'Anna bejelenti a Királyt.'],
  ['it', 'Anna dice di essere il re', 'Anna annuncia il Re.'],
  ['it', 'Anna dice che è il re', 'Anna annuncia il Re.'],
  ['pt', 'A Anna diz que é o rei', 'Anna anuncia o Rei.'],
  ['it', 'Anna dice «sono il re»', 'Anna annuncia il Re.'],
  ['it', 'Anna si dichiara vescovo', 'Anna annuncia il Vescovo.'],
  ['it', 'Anna afferma di essere la regina', 'Anna annuncia la Regina.'],
  ['pt', 'A Anna diz «sou o rei»', 'Anna anuncia o Rei.'],
  ['pt', 'A Anna declara-se bispo', 'Anna anuncia o Bispo.'],
  ['pt', 'A Anna afirma que é a rainha', 'Anna anuncia a Rainha.'],
])('who says who they are announces it, %s: %s', (locale, sentence, expected) => {
  expect(understood(lineAt('mascarade', locale).find(sentence))).toEqual([expected]);
});

it.each<[Locale, string]>([
  ['en', 'Bruno says he is the queen'],
  ['hu', 'Bruno azt mondja, hogy ő a királynő'],
  ['it', 'Bruno dice che è la regina'],
  ['pt', 'O Bruno diz que é a rainha'],
])('who says to be somebody else does not claim what was announced, %s: %s', (locale, sentence) => {
  const { found, isMeant } = lineAt('mascarade', locale, ANNOUNCED).find(sentence);
  expect([isMeant ? reasonOf(found[0]) : undefined]).toEqual(['announce.under-way']);
});

it('a player and a card are a move before they are a hand', () => {
  expect(lineAt('teufelsburg', 'hu', FIGHT).find('anna tőr').found[0]?.text).toBe('Anna használja a Tőrt.');
  expect(lineAt('mascarade', 'hu', ANNOUNCED).find('bruno király').found[0]?.text).toBe(
    'Bruno is annak a karakternek vallja magát.',
  );
});

it.each<[Locale, string, string]>([
  ['en', 'Anna has the dagger', 'Anna: Dagger'],
  ['hu', 'Annánál van a kesztyű', 'Anna: Kesztyű'],
  ['it', 'Anna ha il pugnale', 'Anna: Pugnale'],
  ['pt', 'A Anna tem o punhal', 'Anna: Punhal'],
])('%s: who has a card comes before what is done with it: %s', (locale, sentence, expected) => {
  expect(lineAt('teufelsburg', locale, FIGHT).find(sentence).found[0]?.text).toBe(expected);
});

describe('what players say in many ways', () => {
  it.each<[string, Game, Locale, readonly Move[], string, string]>([
    ['who passes in a fight', 'teufelsburg', 'hu', FIGHT, 'Carla passzol', 'Carla senkit sem támogat.'],
    ['a question', 'teufelsburg', 'en', [], 'can Anna attack Bruno?', 'Anna attacks Bruno.'],
    ['a question', 'teufelsburg', 'hu', [], 'Támadhatja Anna Brunót?', 'Anna megtámadja Brunót.'],
    ['a contraction', 'teufelsburg', 'en', OFFERED, 'Bruno doesn’t accept', 'Bruno refuses.'],
    ['a denial with an object', 'teufelsburg', 'hu', OFFERED, 'Bruno nem fogadta el a cserét', 'Bruno visszautasítja.'],
    ['whose side', 'teufelsburg', 'en', FIGHT, 'Carla is on Anna’s side', 'Carla supports the attacker.'],
    ['whose side', 'teufelsburg', 'hu', FIGHT, 'Carla Bruno mellé áll', 'Carla a védekezőt támogatja.'],
    ['who is defended', 'teufelsburg', 'en', FIGHT, 'Carla defends Bruno', 'Carla supports the defender.'],
    ['who is defended', 'teufelsburg', 'it', FIGHT, 'Carla difende Bruno', 'Carla sostiene il difensore.'],
    ['who is defended', 'teufelsburg', 'hu', FIGHT, 'Carla megvédi Brunót', 'Carla a védekezőt támogatja.'],
    ['the loser’s', 'teufelsburg', 'en', WON, 'Anna looks at Bruno’s objects', 'Anna looks at the loser’s objects.'],
    ['the loser’s', 'teufelsburg', 'hu', WON, 'Anna megnézi Bruno tárgyait', 'Anna megnézi a vesztes tárgyait.'],
    ['the loser’s', 'teufelsburg', 'en', LOOKED, 'Anna took Bruno’s dagger', 'Anna takes the Dagger.'],
    ['the loser’s', 'teufelsburg', 'hu', LOOKED, 'Anna elvette Bruno tőrét', 'Anna elveszi a Tőrt.'],
    ['a card by the way', 'teufelsburg', 'en', FIGHT, 'Anna plays the duelist card', 'Anna uses the Duelist.'],
    ['everybody', 'teufelsburg', 'en', FIGHT, 'everyone abstains', 'Points are counted.'],
    ['everybody', 'teufelsburg', 'hu', FIGHT, 'mindenki tartózkodik', 'Megszámoljátok a pontokat.'],
    ['nobody', 'mascarade', 'en', ANNOUNCED, 'no one contests', 'Everybody has spoken.'],
    ['nobody', 'mascarade', 'hu', ANNOUNCED, 'senki nem vitatja', 'Mindenki megszólalt.'],
    ['who they say to be', 'mascarade', 'en', [], 'Anna claims to be the king', 'Anna announces the King.'],
    ['who they say to be', 'mascarade', 'hu', [], 'Anna azt állítja, hogy ő a király', 'Anna bejelenti a Királyt.'],
    ['who they say to be', 'mascarade', 'hu', [], 'Anna királynak vallja magát', 'Anna bejelenti a Királyt.'],
    [
      'the middle',
      'mascarade',
      'en',
      [],
      'Anna swaps with the middle',
      'Anna swaps with a card from the centre, or does not.',
    ],
    ['a card by the way', 'mascarade', 'hu', [], 'Anna megnézi a lapját', 'Anna megnézi a saját kártyáját.'],
    [
      'where it is done',
      'mascarade',
      'en',
      [],
      'Anna trades with Bruno under the table',
      'Anna swaps with Bruno, or does not.',
    ],
    [
      'where it is done',
      'mascarade',
      'pt',
      [],
      'A Anna troca com o Bruno debaixo da mesa',
      'Anna troca a sua carta pela de Bruno, ou não.',
    ],
    ['a no', 'mascarade', 'en', ANNOUNCED, 'Bruno says no', 'Bruno claims to be that character too.'],
    ['a no', 'mascarade', 'en', ANNOUNCED, 'Carla says no, I am the king', 'Carla claims to be that character too.'],
    ['a no', 'mascarade', 'en', ANNOUNCED, 'Bruno objects', 'Bruno claims to be that character too.'],
    ['a no', 'mascarade', 'hu', ANNOUNCED, 'Bruno nem hiszi', 'Bruno is annak a karakternek vallja magát.'],
    ['a no', 'mascarade', 'it', ANNOUNCED, 'Bruno si oppone', 'Bruno rivendica quel personaggio.'],
    ['a no', 'mascarade', 'pt', ANNOUNCED, 'O Bruno opõe-se', 'Bruno reivindica essa personagem.'],
    ['a claim by its own word', 'mascarade', 'en', ANNOUNCED, 'Bruno claims', 'Bruno claims to be that character too.'],
    [
      'a card by a word of theirs',
      'teufelsburg',
      'it',
      [],
      'Anna offre a Bruno il mantello',
      'Anna offre a Bruno l’Abito.',
    ],
    ['a card by a word of theirs', 'teufelsburg', 'en', [], 'Anna offers Bruno the cup', 'Anna offers Bruno a Goblet.'],
    ['a card by a word of theirs', 'teufelsburg', 'hu', FIGHT, 'Bruno gyűrű', 'Bruno használja a Méreggyűrűt.'],
    ['a card by a word of theirs', 'teufelsburg', 'pt', FIGHT, 'A Anna usa a adaga', 'Anna usa o Punhal.'],
    ['the end', 'teufelsburg', 'en', FIGHT, 'the result', 'Points are counted.'],
    ['the end', 'teufelsburg', 'hu', FIGHT, 'vége', 'Megszámoljátok a pontokat.'],
    ['the end', 'teufelsburg', 'it', FIGHT, 'risultato', 'Si contano i punti.'],
    ['the end', 'teufelsburg', 'pt', FIGHT, 'acabou', 'Contam-se os pontos.'],
    ['a hand', 'teufelsburg', 'hu', WON, 'Anna megnézi Bruno poggyászát', 'Anna megnézi a vesztes tárgyait.'],
    [
      'a return',
      'teufelsburg',
      'hu',
      OFFERED,
      'Bruno a monoklit adja vissza',
      'Bruno elfogadja, és ezt adja érte: Monokli.',
    ],
    ['a no of nobody', 'mascarade', 'it', ANNOUNCED, 'nessuno si oppone', 'Tutti hanno parlato.'],
    ['a no of nobody', 'mascarade', 'en', ANNOUNCED, 'nobody says anything', 'Everybody has spoken.'],
    ['help by nobody', 'teufelsburg', 'en', FIGHT, 'everybody stays out', 'Points are counted.'],
    ['help by nobody', 'teufelsburg', 'hu', FIGHT, 'mindenki kimarad', 'Megszámoljátok a pontokat.'],
    ['help by nobody', 'teufelsburg', 'it', FIGHT, 'nessuno aiuta', 'Si contano i punti.'],
    ['help by nobody', 'teufelsburg', 'pt', FIGHT, 'todos ficam de fora', 'Contam-se os pontos.'],
    ['help by nobody', 'teufelsburg', 'en', FIGHT, 'nobody supports anybody', 'Points are counted.'],
    ['help by nobody', 'teufelsburg', 'hu', FIGHT, 'senki nem támogat senkit', 'Megszámoljátok a pontokat.'],
    ['help by nobody', 'teufelsburg', 'it', FIGHT, 'nessuno sostiene nessuno', 'Si contano i punti.'],
    ['help by nobody', 'teufelsburg', 'pt', FIGHT, 'ninguém apoia ninguém', 'Contam-se os pontos.'],
    ['a swap, or not', 'mascarade', 'en', [], 'Anna swaps with Bruno or not', 'Anna swaps with Bruno, or does not.'],
    ['a swap, or not', 'mascarade', 'en', [], 'Anna swaps, or not, with Bruno', 'Anna swaps with Bruno, or does not.'],
    [
      'a swap, or not',
      'mascarade',
      'hu',
      [],
      'Anna cserél Brunóval, vagy sem',
      'Anna kártyát cserél Brunóval, vagy nem.',
    ],
    [
      'a swap, or not',
      'mascarade',
      'it',
      [],
      'Anna scambia o no con Bruno',
      'Anna scambia la propria carta con quella di Bruno, oppure no.',
    ],
    [
      'a swap, or not',
      'mascarade',
      'pt',
      [],
      'Anna troca ou não com o Bruno',
      'Anna troca a sua carta pela de Bruno, ou não.',
    ],
    ['a prize', 'teufelsburg', 'en', WON, 'Anna takes an object', 'Anna looks at the loser’s objects.'],
    ['a prize', 'teufelsburg', 'hu', WON, 'Anna elvesz egy tárgyat', 'Anna megnézi a vesztes tárgyait.'],
    ['a prize', 'teufelsburg', 'it', WON, 'Anna prende un oggetto', 'Anna guarda gli oggetti dello sconfitto.'],
    ['a prize', 'teufelsburg', 'pt', WON, 'A Anna fica com um objeto', 'Anna vê os objetos do vencido.'],
    [
      'a prize',
      'teufelsburg',
      'en',
      WON,
      'Anna wants to know Bruno’s association',
      'Anna looks at the loser’s association and occupation.',
    ],
    ['an ally', 'teufelsburg', 'en', [], 'Anna claims victory with Carla', 'Anna claims victory and names Carla.'],
    ['a stop', 'teufelsburg', 'hu', FIGHT, 'Carla megállítja a harcot', 'Carla használja a Pap képességét.'],
  ])('%s: %s, %s, after %j: %s', (_, game, locale, moves, sentence, expected) => {
    expect(understood(lineAt(game, locale, moves).find(sentence))).toEqual([expected]);
  });
});

describe('a trade in one verb is an offer and what is given for it', () => {
  const both = {
    en: ['Anna offers Bruno the Dagger.', 'Bruno accepts and gives the Gloves in return.'],
    hu: ['Anna cserére ajánlja a Tőrt Brunónak.', 'Bruno elfogadja, és ezt adja érte: Kesztyű.'],
    it: ['Anna offre a Bruno il Pugnale.', 'Bruno accetta e dà in cambio i Guanti.'],
    pt: ['Anna propõe o Punhal a Bruno.', 'Bruno aceita e dá as Luvas em troca.'],
  } as const;
  it.each<[keyof typeof both, string]>([
    ['en', 'Anna trades the dagger for Bruno’s gloves'],
    ['en', 'Anna swapped her dagger with Bruno for the gloves'],
    ['en', 'Anna and Bruno swap dagger and gloves'],
    ['hu', 'Anna elcserélte Brunóval a tőrt a kesztyűért'],
    ['hu', 'Anna elcserélte a tőrt Bruno kesztyűjére'],
    ['hu', 'Anna tőrt cserélt kesztyűre Brunóval'],
    ['it', 'Anna ha scambiato il pugnale con Bruno per i guanti'],
    ['it', 'Anna scambia il pugnale con i guanti di Bruno'],
    ['pt', 'A Anna trocou o punhal pelas luvas do Bruno'],
    ['pt', 'A Anna troca o punhal com o Bruno pelas luvas'],
    ['en', 'Anna offers Bruno the dagger for the gloves'],
    ['en', 'Anna gives Bruno the dagger in return for the gloves'],
    ['hu', 'Anna Brunónak kínálja a tőrt a kesztyűért'],
    ['hu', 'Anna a kesztyűért adja a tőrt Brunónak'],
    ['it', 'Anna offre a Bruno il pugnale in cambio dei guanti'],
    ['it', 'Anna dà a Bruno il pugnale per i guanti'],
    ['pt', 'A Anna oferece o punhal ao Bruno pelas luvas'],
    ['pt', 'A Anna dá ao Bruno o punhal em troca das luvas'],
  ])('%s: %s', (locale, sentence) => {
    expect(understood(lineAt('teufelsburg', locale).find(sentence))).toEqual(both[locale]);
  });

  it('of which the second part is left as it was typed', () => {
    const { rest } = lineAt('teufelsburg', 'hu').find('Anna elcserélte a tőrt Bruno kesztyűjére');
    expect(rest).toBe('Bruno elcserélte kesztyűjére');
  });

  it.each([
    'Anna does not trade the dagger for Bruno’s gloves',
    'Anna trades the dagger for the gloves',
    'Anna trades the dagger with Bruno',
    'Anna refuses to trade the dagger for Bruno’s gloves',
    'Anna gives Bruno the dagger and the gloves',
    'Anna demands the dagger from Bruno for the gloves',
    'Anna trades the dagger for Bruno’s gloves and Carla’s tome',
  ])('but not in “%s”', (sentence) => {
    expect(understood(lineAt('teufelsburg', 'en').find(sentence))).not.toEqual(both.en);
  });
});

it('whoever names nobody is first offered what names nobody', () => {
  const { found } = lineAt('teufelsburg', 'en').find('Anna claims victory');
  expect(found[0]?.text).toBe('Anna claims victory and names nobody.');
});

describe('a card is found in every case of its name', () => {
  const bags = ['kehely', 'kulcs'].map((bag) => `Anna cserére ajánlja a „Titkos táska – ${bag}” lapot Brunónak.`);
  it('though the words typed stand as they are in what says something else', () => {
    const texts = ['titkos táskát', 'táskát'].map((typed) =>
      lineAt('teufelsburg', 'hu')
        .find(`Anna felajánlja a ${typed} Brunónak`)
        .found.map(({ text }) => text)
        .sort(),
    );
    expect(texts).toEqual([bags, bags]);
  });
});

describe('whoever claims for the Lodge is not refused for a hand of which nobody has said anything', () => {
  it.each([
    'Anna claims alone',
    'Anna claims victory with the Coat of Arms of the Lodge',
    'Anna claims with the lodge',
  ])('%s', (typed) => {
    const { find, choices, board } = lineAt('teufelsburg', 'en');
    const { found, isMeant } = find(typed);
    expect(found[0]?.text).toBe('Anna claims victory alone, with the Lodge.');
    expect(reasonOf(found[0])).toBeUndefined();
    expect(isMeant).toBe(true);
    const lodge = choices.find(({ move }) => JSON.stringify(move).includes('lodge"'));
    expect(lodge?.illegal).toBeUndefined();
    const record = { ...board.blank(), moves: [lodge?.move as Move] };
    expect(board.engine.rule(board.open(record, 0)).illegal).toBeUndefined();
  });

  it.each([7, 8, 9, 10])('where %i play, too', (number) => {
    const { board } = lineAt('teufelsburg', 'en');
    const seats = Array.from({ length: number }, (_, seat) => ({
      id: `p${seat}`,
      objects: ['?', '?'].slice(seat > 6 ? 1 : 0),
    }));
    const record = { game: 'teufelsburg', position: { players: seats } } as never;
    const lodge = board.engine.choicesAfter(record)?.find(({ move }) => JSON.stringify(move).includes('lodge"'));
    expect(lodge?.illegal).toBeUndefined();
    const opened = board.open({ ...(record as GameRecord), moves: [lodge?.move as Move] }, 0);
    expect(board.engine.problemsOf(opened)).toEqual([]);
    expect(board.engine.rule(opened).illegal).toBeUndefined();
  });

  it('nor for what is known of it, as long as not everything is', () => {
    const { board } = lineAt('teufelsburg', 'en');
    const players = ['Anna', 'Bruno', 'Carla', 'Dino'].map((id, seat) => ({
      id,
      objects: seat ? ['?', '?'] : ['black-pearl', '?'],
    }));
    const record = { game: 'teufelsburg', position: { players, objectPile: ['?', '?'] } } as never;
    const lodge = board.engine.choicesAfter(record)?.find(({ move }) => JSON.stringify(move).includes('lodge"'));
    expect(lodge?.illegal).toBeUndefined();
  });

  it('unless the hand is said to lack it', () => {
    const { board } = lineAt('teufelsburg', 'en');
    const blank = board.blank() as unknown as { position: { players: { objects: string[] }[] } };
    const players = blank.position.players.map((player, seat) => (seat ? player : { ...player, objects: ['key'] }));
    const record = { ...blank, position: { ...blank.position, players } } as never;
    const lodge = board.engine.choicesAfter(record)?.find(({ move }) => JSON.stringify(move).includes('lodge"'));
    expect(lodge?.illegal?.code).toBe('claim.no-coat-of-arms');
  });
});

describe('a demand is not taken for one that misses where no more is said', () => {
  it.each([
    ['en', 'Anna uses the Diplomat to ask Bruno for a Key', 'in vain'],
    ['hu', 'Anna a Diplomatával kulcsot követel Brunótól', 'hiába'],
    ['it', 'Anna col Diplomatico chiede una chiave a Bruno', 'invano'],
    ['pt', 'Anna usa o Diplomata e exige uma chave a Bruno', 'em vão'],
  ] as const)('%s: %s', (locale, typed, missing) => {
    const { found, isMeant } = lineAt('teufelsburg', locale).find(typed);
    expect(isMeant).toBe(false);
    expect(found.filter(({ text }) => text.includes(missing))).toHaveLength(1);
    expect(lineAt('teufelsburg', locale).find(`${typed} ${missing}`).isMeant).toBe(true);
  });
});

describe('the other one of two may be named', () => {
  it.each<[Game, Locale, readonly Move[], string, string]>([
    ['teufelsburg', 'en', WON, 'Anna looks at the objects of Bruno', 'Anna looks at the loser’s objects.'],
    ['teufelsburg', 'it', WON, 'Anna guarda gli oggetti di Bruno', 'Anna guarda gli oggetti dello sconfitto.'],
    ['teufelsburg', 'pt', WON, 'A Anna vê os objetos do Bruno', 'Anna vê os objetos do vencido.'],
    ['teufelsburg', 'en', LOOKED, 'Anna takes the monocle from Bruno', 'Anna takes the Monocle.'],
    ['teufelsburg', 'it', LOOKED, 'Anna ha rubato il monocolo a Bruno', 'Anna prende il Monocolo.'],
    ['teufelsburg', 'it', STOPPED, 'Anna dà il monocolo a Carla', 'Anna dà al Prete il Monocolo.'],
    ['teufelsburg', 'pt', STOPPED, 'A Anna dá o monóculo', 'Anna dá o Monóculo ao Sacerdote.'],
    ['teufelsburg', 'pt', [], 'A Anna dá o punhal ao Bruno', 'Anna propõe o Punhal a Bruno.'],
    ['teufelsburg', 'pt', FIGHT, 'A Carla dá apoio ao Bruno', 'Carla apoia o defensor.'],
    ['teufelsburg', 'pt', OFFERED, 'O Bruno recusou a proposta da Anna', 'Bruno recusa.'],
    ['mascarade', 'en', ANNOUNCED, 'Bruno challenges Anna', 'Bruno claims to be that character too.'],
    ['mascarade', 'hu', ANNOUNCED, 'Bruno vitatja Annát', 'Bruno is annak a karakternek vallja magát.'],
    ['mascarade', 'it', ANNOUNCED, 'Bruno contesta Anna', 'Bruno rivendica quel personaggio.'],
    ['mascarade', 'pt', ANNOUNCED, 'O Bruno contesta a Anna', 'Bruno reivindica essa personagem.'],
  ])('%s, %s, after %j: %s', (game, locale, moves, sentence, expected) => {
    expect(understood(lineAt(game, locale, moves).find(sentence))).toEqual([expected]);
  });
});

it.each<[Locale, string, string]>([
  ['en', 'Anna wins with Carla and Dino', 'Anna claims victory and names Carla and Dino.'],
  ['it', 'Anna vince con Carla e Dino', 'Anna dichiara la vittoria e nomina Carla e Dino.'],
  ['pt', 'A Anna ganha com a Carla e o Dino', 'Anna proclama vitória e nomeia Carla e Dino.'],
])('who is named is an ally, and nobody else, %s: %s', (locale, sentence, expected) => {
  expect(understood(lineAt('teufelsburg', locale).find(sentence))).toEqual([expected]);
});

describe('what is not done is not taken for done, nor the other way round', () => {
  it.each<[Game, Locale, readonly Move[], string]>([
    ['mascarade', 'en', [], 'Anna does not swap with Bruno'],
    ['mascarade', 'hu', [], 'Anna nem cserélt Brunóval'],
    ['mascarade', 'pt', [], 'A Anna não troca com o Bruno'],
    ['teufelsburg', 'en', OFFERED, 'Bruno does not refuse'],
    ['teufelsburg', 'it', OFFERED, 'Bruno non rifiuta'],
    ['teufelsburg', 'pt', OFFERED, 'O Bruno não recusa'],
    ['teufelsburg', 'it', OFFERED, 'Bruno accetta'],
    ['teufelsburg', 'pt', OFFERED, 'O Bruno aceita'],
    ['teufelsburg', 'it', TRADED, 'Anna usa il sestante'],
    ['teufelsburg', 'pt', TRADED, 'A Anna usou o sextante'],
    ['teufelsburg', 'en', FIGHT, 'Carla does not abstain'],
    ['teufelsburg', 'it', FIGHT, 'Carla non si astiene'],
    ['teufelsburg', 'it', [], 'Anna non passa'],
    ['teufelsburg', 'it', FIGHT, 'Anna non ha il pugnale'],
    ['teufelsburg', 'pt', FIGHT, 'A Anna não usou o punhal'],
    ['mascarade', 'pt', [], 'A Anna não é o rei'],
    // What is left open is not done, but a swap, which is open anyway.
    ['mascarade', 'it', ANNOUNCED, 'Carla lo rivendica o no'],
    ['mascarade', 'pt', ANNOUNCED, 'A Carla reivindica ou não'],
  ])('%s, %s, after %j: %s', (game, locale, moves, sentence) => {
    expect(lineAt(game, locale, moves).find(sentence).isMeant).toBe(false);
  });

  it.each<[Locale, readonly Move[], string, string]>([
    ['en', OFFERED, 'Bruno does not accept', 'Bruno refuses.'],
    ['hu', OFFERED, 'Bruno nem fogadja el', 'Bruno visszautasítja.'],
    ['it', OFFERED, 'Bruno non accetta', 'Bruno rifiuta.'],
    ['pt', OFFERED, 'O Bruno não aceitou', 'Bruno recusa.'],
    ['it', TRADED, 'Anna non usa il sestante', 'Anna rinuncia all’effetto del Sestante.'],
    ['en', FIGHT, 'Carla does not help', 'Carla supports nobody.'],
  ])('but is what is done where that is called so, %s, after %j: %s', (locale, moves, sentence, expected) => {
    expect(understood(lineAt('teufelsburg', locale, moves).find(sentence))).toEqual([expected]);
  });
});

describe('what is doubtful is for a tap', () => {
  it.each<[Game, Locale, readonly Move[], string]>([
    // What everybody or nobody does.
    ['teufelsburg', 'en', FIGHT, 'nobody supports Anna'],
    ['teufelsburg', 'hu', FIGHT, 'senki sem támogatja Annát'],
    ['teufelsburg', 'it', FIGHT, 'nessuno aiuta Anna'],
    ['teufelsburg', 'pt', FIGHT, 'ninguém ajuda a Anna'],
    // Whose card it is that is used.
    ['teufelsburg', 'it', FIGHT, 'Anna usa il pugnale di Bruno'],
    // Who is said to be the one announced.
    ['mascarade', 'en', ANNOUNCED, 'Bruno says Anna is the king'],
    ['mascarade', 'it', ANNOUNCED, 'Bruno dice che Anna è il re'],
    ['mascarade', 'pt', ANNOUNCED, 'O Bruno diz que a Anna é o rei'],
    // What the other one does.
    ['teufelsburg', 'it', OFFERED, 'Anna rifiuta'],
    // Whom somebody has beaten.
    ['teufelsburg', 'en', [], 'Anna won against Bruno'],
    ['teufelsburg', 'it', [], 'Anna ha vinto contro Bruno'],
    ['teufelsburg', 'pt', [], 'A Anna venceu o Bruno'],
    // What is given, or taken.
    ['teufelsburg', 'it', FIGHT, 'Anna dà il pugnale'],
    ['teufelsburg', 'pt', FIGHT, 'A Anna dá o punhal'],
    ['teufelsburg', 'pt', LOOKED, 'A Anna dá'],
    ['teufelsburg', 'pt', TRADED, 'Bruno dá'],
    ['mascarade', 'it', ANNOUNCED, 'Anna prende 3 monete'],
    ['mascarade', 'pt', ANNOUNCED, 'A Anna recebe 3 moedas'],
    // What is left of a swap of two others’ cards.
    ['mascarade', 'it', SWAPPED, 'quella di Carla'],
    // What is denied.
    ['mascarade', 'en', [], 'Anna doesn’t swap with Bruno'],
    // A denial of what is a denial.
    ['teufelsburg', 'en', FIGHT, 'Carla does not pass'],
    ['teufelsburg', 'hu', FIGHT, 'Carla nem tartózkodik'],
    ['teufelsburg', 'pt', FIGHT, 'A Carla não passa'],
    // Whom not.
    ['teufelsburg', 'en', FIGHT, 'Carla supports Anna, not Bruno'],
    ['teufelsburg', 'hu', FIGHT, 'Carla Annát támogatja, nem Brunót'],
    // Against whom.
    ['teufelsburg', 'en', FIGHT, 'Carla supports against Bruno'],
    ['teufelsburg', 'hu', FIGHT, 'Carla Bruno ellen támogat'],
    ['teufelsburg', 'it', FIGHT, 'Carla sostiene contro Bruno'],
    ['teufelsburg', 'pt', FIGHT, 'A Carla apoia contra o Bruno'],
    // What is said to be so by everybody.
    ['mascarade', 'hu', ANNOUNCED, 'mindenki vitatja'],
    // What somebody says of another.
    ['mascarade', 'hu', ANNOUNCED, 'Bruno azt mondja, Anna hazudik'],
    // What somebody says not to be.
    ['mascarade', 'hu', ANNOUNCED, 'Bruno azt mondja, nem ő a király'],
    // Who somebody is, without a word for it.
    ['mascarade', 'hu', ANNOUNCED, 'Bruno a király'],
    ['teufelsburg', 'hu', FIGHT, 'Anna a párbajhős'],
    // A table of which something is not understood.
    ['mascarade', 'en', [], 'Anna takes 2 gold'],
    ['mascarade', 'hu', [], 'Anna kap 3 aranyat'],
    // A power where only a card is named.
    ['teufelsburg', 'en', FIGHT, 'Carla plays the whip for Bruno'],
    // What is offered, accepted.
    ['teufelsburg', 'en', OFFERED, 'Bruno accepts the dagger'],
  ])('%s, %s, after %j: %s', (game, locale, moves, sentence) => {
    expect(lineAt(game, locale, moves).find(sentence).isMeant).toBe(false);
  });

  it.each<[Locale, readonly Move[], string]>([
    ['en', [], 'Anna did not attack Bruno'],
    ['en', [], 'Anna is attacked by Dino'],
    ['en', FIGHT, 'Carla does not support Anna'],
    ['en', FIGHT, 'Anna has the dagger'],
    ['it', FIGHT, 'Anna ha il pugnale'],
    ['pt', FIGHT, 'A Anna tem o punhal'],
    ['hu', [], 'Anna nem támadta meg Brunót'],
    ['it', [], 'Anna è stata attaccata da Dino'],
    ['pt', [], 'A Anna não atacou o Bruno'],
    ['pt', [], 'A Anna foi atacada pelo Dino'],
  ])('%s, after %j: %s', (locale, moves, sentence) => {
    expect(lineAt('teufelsburg', locale, moves).find(sentence).isMeant).toBe(false);
  });

  it.each<[Game, Locale, readonly Move[], string]>([
    ['mascarade', 'en', ANNOUNCED, 'Carla does not'],
    ['mascarade', 'en', ANNOUNCED, 'Carla doesnt'],
    ['mascarade', 'en', ANNOUNCED, 'Carla is not the king'],
    ['mascarade', 'hu', ANNOUNCED, 'Carla nem az'],
    // Nobody has to say that they claim nothing.
    ['mascarade', 'en', ANNOUNCED, 'Carla passes'],
    ['mascarade', 'hu', ANNOUNCED, 'Carla passzol'],
    ['mascarade', 'it', ANNOUNCED, 'Carla passa'],
    ['mascarade', 'pt', ANNOUNCED, 'A Carla passa'],
    ['mascarade', 'it', ANNOUNCED, 'Carla no'],
    ['mascarade', 'en', ANNOUNCED, 'Carla says she is not the king'],
    ['mascarade', 'it', ANNOUNCED, 'Carla dice di non essere il re'],
    ['mascarade', 'pt', ANNOUNCED, 'A Carla diz que não é o rei'],
    ['mascarade', 'hu', ANNOUNCED, 'Carla hisz Annának'],
    ['mascarade', 'en', ANNOUNCED, 'Bruno passes, Carla too'],
    ['mascarade', 'pt', ANNOUNCED, 'A Carla não reivindica'],
    ['teufelsburg', 'en', FIGHT, 'Bruno does not use the gloves'],
    ['teufelsburg', 'en', FIGHT, 'Bruno has no gloves'],
    ['teufelsburg', 'hu', FIGHT, 'Carla nem támogatja Annát'],
    ['teufelsburg', 'it', FIGHT, 'Bruno non usa i guanti'],
    ['teufelsburg', 'pt', FIGHT, 'A Anna não tem o punhal'],
  ])('nor is the opposite offered of what is said not to be: %s, %s, after %j: %s', (game, locale, moves, sentence) => {
    expect(lineAt(game, locale, moves).find(sentence).found).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Carla has a goblet', 'Carla: Goblet'],
    ['it', 'Carla ha un calice', 'Carla: Calice'],
    ['pt', 'A Carla tem um cálice', 'Carla: Cálice'],
  ])(
    'who has what is said of the table, though the card is a word for something done: %s: %s',
    (locale, sentence, text) => {
      expect(lineAt('teufelsburg', locale, []).find(sentence).found[0]).toMatchObject({ kind: 'table', text });
    },
  );

  it.each<[Locale, string]>([
    ['en', 'Bruno and Carla pass'],
    ['hu', 'Bruno passzol'],
    ['it', 'Bruno e Carla passano'],
    ['pt', 'O Bruno passa'],
  ])('who passes need not be entered, and that is said: %s', (locale, sentence) => {
    const { find, words } = lineAt('mascarade', locale, ANNOUNCED);
    expect(find(sentence)).toMatchObject({ found: [], hint: words.b('line.passes') });
  });

  it.each<[Game, Locale, readonly Move[], string]>([
    ['mascarade', 'en', CLAIMED, 'he shows the king'],
    ['mascarade', 'en', CLAIMED, 'all show'],
    ['mascarade', 'en', [], 'Anna 2'],
    ['mascarade', 'en', CLAIMED, 'everyone but Bruno passes'],
    ['mascarade', 'en', ANNOUNCED, 'nobody claims but Bruno says he is the king'],
    ['mascarade', 'hu', ANNOUNCED, 'mindenki passzol, kivéve Brunót'],
    ['mascarade', 'it', ANNOUNCED, 'tutti passano tranne Bruno'],
    ['mascarade', 'pt', ANNOUNCED, 'todos passam exceto o Bruno'],
    ['teufelsburg', 'it', FIGHT, 'Carla pretende'],
    ['teufelsburg', 'it', FIGHT, 'attacca Carla'],
    ['teufelsburg', 'it', OFFERED, 'Bruno concorda'],
  ])('nor is somebody or a card taken that was not named: %s, %s, after %j: %s', (game, locale, moves, sentence) => {
    expect(lineAt(game, locale, moves).find(sentence).isMeant).toBe(false);
  });

  it('the Fool takes the cards of two, of whom both have to be named', () => {
    const players = ['Anna', 'Bruno', 'Carla', 'Dino', 'Eva', 'Fabio', 'Gina'].map((id) => ({ id }));
    const moves = [{ move: 'announce', by: 'Anna', character: 'fool' }, { move: 'resolve' }];
    const { find } = newLine('mascarade', 'en', moves, { game: 'mascarade', position: { players } });
    expect(find('Anna swaps with Bruno').isMeant).toBe(false);
    expect(understood(find('Anna swaps Bruno and Carla'))).toEqual([
      'Anna takes the cards of Bruno and Carla as the Fool.',
    ]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Carla helps against Bruno', 'Carla supports the attacker.'],
    ['en', 'Dino uses the poison mixer against Anna', 'Dino uses the Poison Mixer and makes the defender the winner.'],
    ['hu', 'Carla segít Bruno ellen', 'Carla a támadót támogatja.'],
    ['it', 'Carla sostiene Anna contro Bruno', 'Carla sostiene l’attaccante.'],
    ['pt', 'A Carla ajuda contra o Bruno', 'Carla apoia o atacante.'],
  ])('who is against one of two is for the other: %s: %s', (locale, sentence, text) => {
    expect(lineAt('teufelsburg', locale, FIGHT).find(sentence).found[0]?.text).toBe(text);
  });

  it('no fragment with a name is a look by accident', () => {
    expect(lineAt('mascarade', 'en', []).find('from Carla').isMeant).toBe(false);
  });

  it('which of several cards is meant is asked, and may be said', () => {
    const players = ['Anna', 'Bruno', 'Carla'].map((id) => ({ id }));
    const { find } = newLine('mascarade', 'en', [], { game: 'mascarade', position: { players } });
    const { found, isMeant } = find('Anna announces the king');
    expect(isMeant).toBe(false);
    expect(found.slice(0, 2).map((one) => one.kind === 'move' && (one.choice.move as { card?: number }).card)).toEqual([
      0, 1,
    ]);
    const [meant] = find('Anna announces the king, right card').found;
    expect(meant).toMatchObject({ kind: 'move', choice: { move: { card: 1 } } });
  });

  it('and is offered once', () => {
    const { found } = lineAt('teufelsburg', 'pt', FIGHT).find('O Bruno jogou o anel de veneno sem querer');
    const texts = found.map(({ text }) => text);
    expect(texts).toContain('Bruno usa o Anel de Veneno.');
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each<[Game, Locale, readonly Move[], string, readonly (string | undefined)[]]>([
    ['teufelsburg', 'en', [], 'Anna attacks Bruno and he uses the poison ring', ['Anna attacks Bruno.', undefined]],
    ['teufelsburg', 'en', [], 'Anna attacks Bruno, nobody helps', ['Anna attacks Bruno.', 'Points are counted.']],
    [
      'teufelsburg',
      'hu',
      [],
      'Anna megtámadja Brunót, ő kesztyűt használ',
      ['Anna megtámadja Brunót.', 'Bruno használja a Kesztyűt.'],
    ],
    [
      'teufelsburg',
      'hu',
      [],
      'Anna megtámadja Brunót, Bruno pedig a kesztyűt használja',
      ['Anna megtámadja Brunót.', 'Bruno használja a Kesztyűt.'],
    ],
    ['mascarade', 'en', [], 'Anna looks at her card then announces king', ['Anna looks at their own card.', undefined]],
  ])('and so is who does what is said next: %s, %s, after %j: %s', (game, locale, moves, sentence, expected) => {
    expect(understood(lineAt(game, locale, moves).find(sentence))).toEqual(expected);
  });
});

describe('as the table stands by now', () => {
  const first = boards.mascarade.blank();
  const dealt = { ...first, position: { ...first.position, opening: 4 } };
  const swaps = ['Anna', 'Bruno', 'Carla', 'Dino'].map((by) => ({ move: 'swap', by, with: 'centre', withCard: 0 }));
  const { find } = newLine('mascarade', 'en', swaps, dealt);

  it('whoever is not to move can be said to announce, once the turns are over in which cards are only swapped', () => {
    const { found } = find('Carla king');
    expect(found[0]?.text).toBe('Carla announces the King.');
    expect(reasonOf(found[0])).toBe('turn.not-yours');
  });

  it('who says “I” is who is to move now, or alone has something to decide', () => {
    const [move] = swaps;
    expect(newLine('mascarade', 'en', [move as Move]).find('I swap with Dino').found[0]?.text).toMatch(/^Bruno swaps/);
    expect(newLine('teufelsburg', 'en', OFFERED).find('I refuse').found[0]?.text).toBe('Bruno refuses.');
  });

  it.each<[Locale, string]>([
    ['en', 'nobody'],
    ['hu', 'senki'],
    ['it', 'nessuno'],
    ['pt', 'ninguém'],
  ])('in %s “%s” alone answers who says it too', (locale, answer) => {
    const { board, find: findIn, words } = lineAt('mascarade', locale, ANNOUNCED);
    const resolved = words.say('move', board.engine.moveSentence({ move: 'resolve' }));
    expect(understood(findIn(answer))).toEqual([resolved]);
  });

  it('what somebody had at first is not laid by Enter', () => {
    const said = ({ isMeant, found }: Found) => [isMeant, found[0]?.kind];
    expect(said(newLine('mascarade', 'en', [], dealt).find('Bruno has 9 gold'))).toEqual([true, 'table']);
    expect(said(find('Bruno has 9 gold'))).toEqual([false, 'table']);
  });

  it('of two cards in the centre one can be said by its number', () => {
    const taken = (sentence: string) => {
      const [one] = lineAt('mascarade', 'en').find(sentence).found;
      return one?.kind === 'move' && (one.choice.move as { readonly withCard?: number }).withCard;
    };
    expect(['Anna swaps with card 2 in the centre', 'Anna swaps with the centre'].map(taken)).toEqual([1, 0]);
  });
});

describe('what players call a move', () => {
  it.each(gameIds.flatMap((game) => finishedIn(game).map((locale) => [game, locale] as const)))(
    '%s has words for every kind of move in %s',
    (game, locale) => {
      const { said } = contentOf(game).read('text', locale, 'board.json');
      const { kinds } = tested[game].moveKinds;
      const ofKinds = z.record(z.enum(Object.keys(kinds) as [string, ...string[]]), z.string().min(1));
      // What is said of a kind with one of its values stands beside it, as `support_none`.
      const plainly = Object.entries(said).filter(([key]) => !key.includes('_'));
      expect(ofKinds.safeParse(Object.fromEntries(plainly)).error).toBeUndefined();
      const others = Object.keys(said).filter((key) => key.includes('_'));
      expect(others.map((key) => key.split('_')[0]).filter((kind) => !((kind as string) in kinds))).toEqual([]);
    },
  );
});

it.each([
  ['hu', ['Anna', 'Dan', 'Dani'], 'Anna megtámadja Danit', 'Dani'],
  ['hu', ['Anna', 'Dan', 'Dani'], 'Anna megtámadja Dant', 'Dan'],
  ['en', ['Anna', 'Jo', 'Joan'], 'Anna attacks Joans', 'Joan'],
] as const)('a name is not taken for a shorter one that begins it, %s, %j: %s', (locale, names, typed, target) => {
  const board = boards.teufelsburg;
  const at = board.blank();
  const table = names.reduce<GameRecord>(
    (so, name, seat) => board.seating?.rename(so, board.playersOf(so)[seat] ?? '', name) ?? so,
    at,
  );
  const [meant] = newLine('teufelsburg', locale, [], table).find(typed).found;
  expect(meant?.kind === 'move' && meant.choice.move).toMatchObject({ move: 'attack', by: 'Anna', target });
});

it.each([
  ['en', 'smuggling', 'Variants played: Smuggling'],
  ['hu', 'csempészet', 'Játékban lévő változatok: Csempészet'],
  ['it', 'contrabbando', 'Varianti in gioco: Contrabbando'],
  ['pt', 'contrabando', 'Variantes em jogo: Contrabando'],
] as const)('a variant is found by its name, %s: %s', (locale, typed, text) => {
  const { found } = lineAt('teufelsburg', locale, FIGHT).find(typed);
  const meant = found.find((one) => one.text === text);
  expect(meant?.kind === 'table' && meant.change.make().record).toMatchObject({ variants: ['smuggling'] });
});

it.each([
  ['it', 'teufelsburg', 'Sofia attacca Marco', ['Sofia', 'Marco', 'Carla', 'Dino']],
  ['pt', 'teufelsburg', 'O Rui ataca a Inês', ['Rui', 'Inês', 'Carla', 'Dino']],
  ['en', 'teufelsburg', 'Tom attacks Sue', ['Tom', 'Sue', 'Carla', 'Dino']],
  ['en', 'mascarade', 'Tom swaps with Sue', ['Tom', 'Sue', 'Carla', 'Dino']],
] as const)('%s, %s: two who are named first in “%s” are offered a seat', (locale, game, typed, names) => {
  const { found, isMeant, rest } = lineAt(game, locale).find(typed);
  expect(isMeant).toBe(false);
  expect(found.map((one) => one.kind === 'table' && boards[game].playersOf(one.change.make().record))).toEqual([names]);
  // There all of it is done.
  expect(rest).toBe(typed);
});

it.each([
  ['en', 'trade between Anna and Bruno'],
  ['hu', 'csere Anna és Bruno között'],
  ['it', 'scambio tra Anna e Bruno'],
  ['pt', 'troca entre Anna e Bruno'],
] as const)('%s: “%s” is a trade of one with the other', (locale, typed) => {
  const { found, unknown } = lineAt('teufelsburg', locale).find(typed);
  expect(unknown).toEqual([]);
  expect(found[0]?.kind === 'move' && found[0].choice.move).toMatchObject({ move: 'offer', by: 'Anna', to: 'Bruno' });
});

describe('names alone, one after the other, name everybody at the table', () => {
  const namesAfter = ({ found: [meant] }: Found): readonly string[] | undefined =>
    meant?.kind === 'table' ? boards.mascarade.playersOf(meant.change.make().record) : undefined;

  it.each<[Game, Locale, string, readonly string[]]>([
    ['mascarade', 'en', 'Zoe, Yann, Xavi and Wendy', ['Zoe', 'Yann', 'Xavi', 'Wendy']],
    ['mascarade', 'hu', 'zsófi, jani és ödön', ['Zsófi', 'Jani', 'Ödön']],
    ['mascarade', 'it', 'pia, Anna Maria e ugo', ['Pia', 'Anna Maria', 'Ugo']],
    ['teufelsburg', 'pt', 'Rita, Zé, Inês e Tó.', ['Rita', 'Zé', 'Inês', 'Tó']],
    ['teufelsburg', 'en', 'Playing: Tom, Sue and Bob', ['Tom', 'Sue', 'Bob']],
    ['mascarade', 'it', 'Giocano Sofia, Marco, Luca e Giulia', ['Sofia', 'Marco', 'Luca', 'Giulia']],
    ['teufelsburg', 'pt', 'jogam Rui, Inês, João e Marta', ['Rui', 'Inês', 'João', 'Marta']],
    ['mascarade', 'hu', 'Játszanak: Zsófi, Jani, Ödön', ['Zsófi', 'Jani', 'Ödön']],
    // Some stay, and whoever is named in the place of another is that one.
    ['teufelsburg', 'en', 'Bruno, Anna, Zoe', ['Bruno', 'Anna', 'Zoe']],
    ['teufelsburg', 'en', 'Anna, Bruno, Carla, Dino, Zoe', ['Anna', 'Bruno', 'Carla', 'Dino', 'Zoe']],
  ])('%s, %s: %s', (game, locale, sentence, expected) => {
    const found = lineAt(game, locale).find(sentence);
    expect(found.isMeant).toBe(true);
    expect(namesAfter(found)).toEqual(expected);
    expect(found.found[0]?.text).toMatch(new RegExp(`: ${expected.join(', ')}$`));
  });

  it('of whoever stays at their seat, what is known of the cards stays too', () => {
    const first = boards.mascarade.blank();
    const [anna, ...others] = (first.position as { players: object[] }).players;
    const told = { ...first, position: { ...first.position, players: [{ ...anna, cards: ['king'] }, ...others] } };
    const [meant] = newLine('mascarade', 'en', [], told).find('Anna, Zoe, Yann, Xavi').found;
    const { players } = (meant?.kind === 'table' && meant.change.make().record.position) as { players: object[] };
    expect(players[0]).toMatchObject({ id: 'Anna', cards: ['king'] });
  });

  it('whatever those are called who sat there', () => {
    const numbered = ['Anna', '0', '3', 'Dino'];
    const at = boards.mascarade.blank();
    const { rename } = boards.mascarade.seating ?? {};
    const table = numbered.reduce(
      (so, name, seat) => rename?.(so, boards.mascarade.playersOf(at)[seat] ?? '', name) ?? so,
      at,
    );
    const names = ['Zoe', 'Yann', 'Xavi', 'Will'];
    expect(namesAfter(newLine('mascarade', 'en', [], table).find(names.join(', ')))).toEqual(names);
  });

  it.each<[string, Game, string, readonly Move[]]>([
    ['everybody sits there', 'mascarade', 'Anna, Bruno, Carla', []],
    ['one may be a verb mistyped', 'mascarade', 'Anna swops with Bruno, Carla, Zoe', []],
    ['cards are no names', 'mascarade', 'King, Zoe, Yann', []],
    ['nor is what is done', 'teufelsburg', 'Zoe, Yann, attacks', []],
    ['two are no list', 'mascarade', 'Zoe, Yann', []],
    ['one is there twice', 'mascarade', 'Zoe, Yann, Zoe', []],
    ['one is too long for a name', 'mascarade', `Zoe, Yann, ${'x'.repeat(99)}`, []],
    ['so many cannot play', 'teufelsburg', 'Kim, Lea, Mo, Ned, Oz, Pam, Qi, Rob, Sam, Tim, Uli', []],
    ['something has been done', 'mascarade', 'Zoe, Yann, Xavi', SWAPPED],
  ])('not where %s: %s, %s', (_, game, sentence, moves) => {
    const { found, isMeant } = lineAt(game, 'en', moves).find(sentence);
    expect(isMeant && found[0]?.text.startsWith('Players')).toBe(false);
  });
});

/** The line of the checker's first page, where whoever is named has the turn. */
function firstLine(game: Game, locale: Locale) {
  const board = boards[game];
  const table = board.blank();
  const [first = ''] = board.playersOf(table);
  const begunWith = (move: Move): GameRecord =>
    board.open({ ...((move.by && board.turn?.begun(table, move.by)) || table), moves: [move] }, 0);
  const doneBy = (player = first) => openings(board, table, player);
  return finder(board, table, [], doneBy, wordsIn(locale, game), spokenIn(locale, game), begunWith);
}

describe('how many play is told in a sentence', () => {
  it.each<[Game, Locale, string, string]>([
    ['mascarade', 'en', '8 players', '8 players'],
    ['mascarade', 'en', 'we are 7', '7 players'],
    ['mascarade', 'hu', '8 játékos', '8 játékos'],
    ['mascarade', 'it', 'siamo in 6', '6 giocatori'],
    ['teufelsburg', 'pt', 'somos 6', '6 jogadores'],
  ])('%s, %s: %s', (game, locale, sentence, expected) => {
    const { found, isMeant } = firstLine(game, locale)(sentence);
    expect([isMeant, found.map(({ text }) => text)]).toEqual([true, [expected]]);
  });

  it('and what is done then is understood at that table', () => {
    const found = firstLine('mascarade', 'en')('8 players, Anna announced the fool, nobody claimed');
    expect(understood(found)).toEqual(['8 players', 'Anna announces the Fool.', 'Everybody has spoken.']);
  });

  it('a number alone is for a tap, and of more than can play there is nothing', () => {
    expect(firstLine('mascarade', 'en')('6').isMeant).toBe(false);
    expect(firstLine('teufelsburg', 'en')('14 players').found.filter(({ text }) => /^\d+ players$/.test(text))).toEqual(
      [],
    );
  });
});

describe('a table is offered at which what is said can be done, with the whole sentence for it', () => {
  it.each<[string, Game, Locale, string, readonly string[]]>([
    [
      'with so many that the character is in play',
      'mascarade',
      'en',
      'Anna announced the fool',
      ['2 players', '3 players', ...[7, 8, 9, 10, 11, 12, 13].map((number) => `${number} players`)],
    ],
    [
      'with who is named, in the place of somebody who is not, or beside all',
      'teufelsburg',
      'en',
      'Elena attacked Bruno',
      ['Players: Elena, Bruno, Carla, Dino', 'Players: Anna, Bruno, Carla, Dino, Elena'],
    ],
    [
      'in a language of cases with who stands first',
      'teufelsburg',
      'hu',
      'Zsófi megtámadta Brunót',
      ['Játékosok: Zsófi, Bruno, Carla, Dino', 'Játékosok: Anna, Bruno, Carla, Dino, Zsófi'],
    ],
  ])('%s', (_, game, locale, sentence, expected) => {
    const { found, isMeant, rest } = firstLine(game, locale)(sentence);
    expect([isMeant, found.map(({ text }) => text), rest]).toEqual([false, expected, sentence]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Yesterday Anna attacked Bruno', 'Anna attacks Bruno.'],
    ['hu', 'Először Anna megtámadta Brunót', 'Anna megtámadja Brunót.'],
    ['hu', 'Bruno megtámadta Zsófit', 'Bruno megtámadja Annát.'],
  ])('but not for another word, nor for a name in a case, %s: %s', (locale, sentence, expected) => {
    expect(firstLine('teufelsburg', locale)(sentence).found[0]?.text).toBe(expected);
  });
});

it.each<[Locale, string, string]>([
  [
    'en',
    'The diplomat asked Carla for the black pearl',
    'Anna uses the Diplomat and demands the Black Pearl from Carla in vain.',
  ],
  [
    'hu',
    'A diplomata elkérte Carlától a kulcsot',
    'Anna használja a Diplomata képességét: hiába követel egy Kulcsot Carlától.',
  ],
  [
    'it',
    'Il diplomatico ha chiesto a Carla la perla nera',
    'Anna usa il Diplomatico: chiede invano a Carla la Perla Nera.',
  ],
  ['pt', 'O diplomata pediu a pérola negra à Carla', 'Anna usa o Diplomata: exige em vão a Pérola Negra a Carla.'],
])('what is said of a card is done to who is named after it, %s: %s', (locale, sentence, expected) => {
  expect(firstLine('teufelsburg', locale)(sentence).found[0]?.text).toBe(expected);
});

it.each<[Locale, string]>([
  ['en', 'nobody claimed'],
  ['en', 'nobody claimed it'],
  ['en', 'nobody contested'],
  ['hu', 'senki nem jelentkezett'],
  ['it', 'nessuno ha rivendicato'],
  ['pt', 'ninguém reivindicou'],
])('that nobody claims is said by the verb of the rules too, %s: %s', (locale, sentence) => {
  const { found, isMeant } = lineAt('mascarade', locale, ANNOUNCED).find(sentence);
  expect(isMeant && found[0]?.kind === 'move' && found[0].choice.move).toEqual({ move: 'resolve' });
});

it('gold is had only by who has it, and on the Courthouse', () => {
  const find = firstLine('mascarade', 'en');
  const sentence = 'Bruno had only 1 gold. Anna said she was the thief and nobody challenged her';
  expect(understood(find(sentence))).toEqual(['Bruno: 1 gold', 'Anna announces the Thief.', 'Everybody has spoken.']);
  expect(find('Courthouse has 5 gold').found[0]?.text).toBe('Gold on the Courthouse: 5 gold');
});

describe('a line in a script without blanks', () => {
  const english = lineAt('teufelsburg', 'en');
  const { words, spoken } = english;
  const chinese = {
    ...spoken,
    aliases: { ...spoken.aliases, gloves: ['手套'] },
    said: { ...spoken.said, attack: '攻擊，打', support: '支援', use: '使用' },
  };
  const called: Readonly<Record<string, string>> = { Anna: '小明', Bruno: '阿華', Carla: '小玲', Dino: '大雄' };
  const record = JSON.parse(JSON.stringify(english.board.blank()), (_, value) => called[value] ?? value);
  const choices = english.board.engine.choicesAfter(record) ?? [];
  const find = finder(english.board, record, choices, () => [], words, chinese);

  it.each([
    ['小明攻擊阿華', ['小明 attacks 阿華.'], ''],
    ['小明打阿華。', ['小明 attacks 阿華.'], ''],
    ['小明 攻擊 阿華', ['小明 attacks 阿華.'], ''],
    ['小明攻擊阿華，小玲支援小明', ['小明 attacks 阿華.', '小玲 supports the attacker.'], '小玲支援小明'],
    ['小明攻擊阿華。小玲支援阿華', ['小明 attacks 阿華.', '小玲 supports the defender.'], '小玲支援阿華'],
  ])('%s', (sentence, expected, rest) => {
    const found = find(sentence);
    expect(understood(found)).toEqual(expected);
    expect(found.rest).toBe(rest);
  });

  it('names alone name everybody at the table', () => {
    expect(understood(find('小美、阿強、小明'))).toEqual(['Players: 小美, 阿強, 小明']);
    expect(understood(find('小明攻擊阿華，小玲支援小明，大雄支援阿華')).length).toBe(3);
  });
});

describe('what players say at a table', () => {
  it.each<[Game, Locale, string, readonly (string | undefined)[]]>([
    // A bag for a bag, which is refused, and not the Goblet that its name has too.
    [
      'teufelsburg',
      'en',
      'Anna offers Bruno the Secret Bag (Key), Bruno gives the Secret Bag (Goblet)',
      ['Anna offers Bruno the Secret Bag (Key).', 'Bruno accepts and gives the Secret Bag (Goblet) in return.'],
    ],
    // Of themselves.
    ['teufelsburg', 'en', 'I attack Bruno', ['Anna attacks Bruno.']],
    ['teufelsburg', 'hu', 'Én megtámadom Brunót', ['Anna megtámadja Brunót.']],
    ['teufelsburg', 'it', 'Io attacco Bruno', ['Anna attacca Bruno.']],
    ['teufelsburg', 'pt', 'eu ataco o Bruno', ['Anna ataca Bruno.']],
    ['mascarade', 'en', 'I announce the king', ['Anna announces the King.']],
    // What is given away is offered.
    [
      'teufelsburg',
      'en',
      'Anna gave the monocle to Bruno for the key',
      ['Anna offers Bruno the Monocle.', 'Bruno accepts and gives a Key in return.'],
    ],
    [
      'teufelsburg',
      'hu',
      'Anna odaadta a monoklit Brunónak a kesztyűért',
      ['Anna cserére ajánlja a Monoklit Brunónak.', 'Bruno elfogadja, és ezt adja érte: Kesztyű.'],
    ],
    // Of themselves by the verb alone, where a language says it so.
    ['teufelsburg', 'hu', 'megtámadtam Brunót', ['Anna megtámadja Brunót.']],
    ['teufelsburg', 'hu', 'Brunót támadtam meg', ['Anna megtámadja Brunót.']],
    ['teufelsburg', 'it', 'ho attaccato Bruno', ['Anna attacca Bruno.']],
    ['teufelsburg', 'pt', 'ataquei o Bruno', ['Anna ataca Bruno.']],
    ['mascarade', 'hu', 'cseréltem Brunóval', ['Anna kártyát cserél Brunóval, vagy nem.']],
    [
      'mascarade',
      'it',
      'ho scambiato la carta con Bruno',
      ['Anna scambia la propria carta con quella di Bruno, oppure no.'],
    ],
    ['mascarade', 'pt', 'troquei a carta com o Bruno ou nao', ['Anna troca a sua carta pela de Bruno, ou não.']],
    // With a card, in a language that says so by an ending.
    ['teufelsburg', 'hu', 'Anna megtámadja Brunót a tőrrel', ['Anna megtámadja Brunót.', 'Anna használja a Tőrt.']],
    ['teufelsburg', 'hu', 'Anna tőrrel támad Brunóra', ['Anna megtámadja Brunót.', 'Anna használja a Tőrt.']],
    [
      'teufelsburg',
      'hu',
      'Anna megtámadja Brunót. Carla Brunót támogatja ostorral',
      ['Anna megtámadja Brunót.', 'Carla a védekezőt támogatja.', 'Carla használja az Ostort.'],
    ],
    [
      'teufelsburg',
      'hu',
      'Anna elcseréli a tőrt Bruno kesztyűjével',
      ['Anna cserére ajánlja a Tőrt Brunónak.', 'Bruno elfogadja, és ezt adja érte: Kesztyű.'],
    ],
    // Who says no more than that they do the same.
    [
      'mascarade',
      'en',
      'Anna announces the king. Bruno too. everybody has spoken',
      ['Anna announces the King.', 'Bruno claims to be that character too.', 'Everybody has spoken.'],
    ],
    [
      'mascarade',
      'hu',
      'Anna bejelenti a királyt. Bruno is. mindenki megszólalt',
      ['Anna bejelenti a Királyt.', 'Bruno is annak a karakternek vallja magát.', 'Mindenki megszólalt.'],
    ],
    [
      'mascarade',
      'it',
      'Anna annuncia il re. Anche Bruno. tutti hanno parlato',
      ['Anna annuncia il Re.', 'Bruno rivendica quel personaggio.', 'Tutti hanno parlato.'],
    ],
    [
      'mascarade',
      'pt',
      'Anna anuncia o rei. Bruno também. todos falaram',
      ['Anna anuncia o Rei.', 'Bruno reivindica essa personagem.', 'Já todos falaram.'],
    ],
    // What a fight has come to is what counting brings.
    ['teufelsburg', 'en', 'Anna attacks Bruno and it is a tie', ['Anna attacks Bruno.', 'Points are counted.']],
    [
      'teufelsburg',
      'hu',
      'Anna megtámadja Brunót, döntetlen',
      ['Anna megtámadja Brunót.', 'Megszámoljátok a pontokat.'],
    ],
    ['teufelsburg', 'it', 'Anna attacca Bruno, pareggio', ['Anna attacca Bruno.', 'Si contano i punti.']],
    ['teufelsburg', 'pt', 'A Anna ataca o Bruno, empate', ['Anna ataca Bruno.', 'Contam-se os pontos.']],
    // Beside a verb it says nothing.
    ['mascarade', 'hu', 'Anna is megnézi a lapját', ['Anna megnézi a saját kártyáját.']],
  ])('%s, %s: %s', (game, locale, sentence, expected) => {
    expect(understood(lineAt(game, locale).find(sentence))).toEqual(expected);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Anna has 3 keys', '3'],
    ['en', 'Anna has two keys', 'two'],
    ['hu', 'Annánál két kulcs van', 'két'],
    ['it', 'Anna ha due calici', 'due'],
    ['pt', 'A Anna tem duas chaves', 'duas'],
  ])(
    'a number of cards, which nobody can say in one sentence, is not understood, and that is said: %s: %s',
    (locale, sentence, number) => {
      const { isMeant, unknown, found } = lineAt('teufelsburg', locale).find(sentence);
      expect({ isMeant, unknown }).toEqual({ isMeant: false, unknown: [number] });
      expect(found[0]?.kind).toBe('table');
    },
  );
});
