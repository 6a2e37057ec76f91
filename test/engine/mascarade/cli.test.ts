/** The command line, on records of Mascarade and beside those of another game. */
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../../src/games.ts';
import { run } from '../command.ts';

/** The leaflet's third example. */
const king = {
  game: 'mascarade',
  position: {
    players: [
      { id: 'Adél', cards: ['judge'] },
      { id: 'Balázs', gold: 5, cards: ['thief'] },
      { id: 'Csaba', cards: ['king'] },
      { id: 'Dávid', gold: 7, cards: ['?'] },
    ],
    centre: ['?', 'queen'],
    turn: 'Balázs',
  },
  moves: [{ by: 'Balázs', move: 'announce', character: 'king' }, { by: 'Csaba', move: 'claim' }, { move: 'resolve' }],
};
const pass = {
  game: 'teufelsburg',
  position: { players: ['a', 'b', 'c'].map((id) => ({ id, objects: ['?'] })) },
  moves: [{ by: 'a', move: 'pass' }],
};
const secret = { ...king, moves: [{ by: 'Balázs', move: 'swap', with: 'Csaba' }] };
/** The games there are, as a message names them. */
const known = gameIds.map((id) => JSON.stringify(id)).join(', ');
const lines = (...records: unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

describe('rule', () => {
  it('rules on it', async () => {
    const { status, out } = await run('rule', [], JSON.stringify(king));
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      status: 'settled',
      announcement: { holders: ['Csaba'], fined: ['Balázs'] },
    });
  });

  it.each([
    ['en', 'Csaba takes 3 gold; Balázs pays 1 gold to the Courthouse'],
    ['hu', 'Csaba 3 aranyat kap; Balázs 1 arany bírságot fizet a Bíróságra'],
    ['it', 'Csaba prende 3 monete; Balázs paga 1 moneta al Tribunale'],
    ['pt', 'Csaba recebe 3 moedas; Balázs paga 1 moeda ao Tribunal'],
  ])('says in %s what it comes to', async (locale, answer) => {
    const { out } = await run('rule', ['--text', '--locale', locale], JSON.stringify(king));
    expect(out.split('\n')[0]).toBe(answer);
  });

  it('answers lines of several games each by its own rules, and another game by naming those there are', async () => {
    const { status, out } = await run('rule', ['--ndjson'], lines(king, pass, { ...pass, game: 'onirim' }));
    expect(status).toBe(0);
    const [first, second, third] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ position: { courthouse: 1, turn: 'Csaba', revealed: ['Balázs', 'Csaba'] } });
    expect(second).toMatchObject({ status: 'settled', position: { turn: 'b' } });
    expect(third).toMatchObject({ status: 'invalid', error: { path: 'game' } });
    expect(third.error.message).toBe(`game: expected one of ${known}, got "onirim"`);
  });

  it('of a record that does not say of which game it is, says that and no more where one of them can read the rest', async () => {
    const { game: _, ...rest } = king;
    const { out } = await run('rule', [], JSON.stringify(rest));
    expect(JSON.parse(out).problems).toEqual([
      {
        path: 'game',
        code: 'record.unreadable',
        message: `expected one of ${known}, got nothing`,
      },
    ]);
  });

  it('takes an edition that a game has, and refuses one that it has not', async () => {
    const french = await run('rule', ['--edition', 'fr'], JSON.stringify(king));
    expect(french.status).toBe(0);
    const italian = await run('rule', ['--edition', 'it'], JSON.stringify(king));
    expect(italian.status).toBe(2);
    expect(JSON.parse(italian.out)).toMatchObject({ status: 'invalid', error: { path: 'edition' } });
  });
});

describe('rule --text', () => {
  const told = async (record: unknown) => (await run('rule', ['--text'], JSON.stringify(record))).out;
  const four = (cards: string) => cards.split(' ').map((card, at) => ({ id: 'ABCD'[at], cards: [card] }));

  it('parts outcomes by what was shown, not by a card that is left open', async () => {
    const moves = [
      { by: 'A', move: 'announce', character: 'king' },
      { by: 'D', move: 'claim' },
      { move: 'resolve' },
      { by: 'B', move: 'look' },
    ];
    const out = await told({ game: 'mascarade', position: { players: four('? ? judge queen') }, moves });
    expect(out).toContain('B has looked at a card. Nobody has shown the King');
    expect(out).toContain('B has looked at a card. A shows a card: King');
    // It was before that, and is no part of the look.
    expect(out).toContain('A shows a card: King (move 3)');
  });

  it('tells whose card is which where two players have several', async () => {
    const players = ['A', 'B', 'C'].map((id) => ({ id }));
    const swap = (other: string) =>
      told({
        game: 'mascarade',
        position: { players },
        moves: [{ by: 'A', move: 'swap', with: other, card: 0, withCard: 1 }],
      });
    expect(await swap('B')).toContain('(A’s left card and B’s right card.)');
    expect(await swap('A')).toContain('(The left card and the right card.)');
  });

  it('tells of a ruling that is open by another rulebook what can come of it, not what comes', async () => {
    const moves = [{ by: 'A', move: 'announce', character: 'witch' }, { by: 'B', move: 'claim' }, { move: 'resolve' }];
    const players = [...'ABCDE'].map((id) => ({ id }));
    const out = await told({ game: 'mascarade', edition: 'en', position: { players }, moves });
    expect(out).toMatch(
      /Hungarian leaflet: It depends.*\n {2}Possibly: A has to choose\.\n {2}Possibly: B has to choose\./,
    );
  });

  it('says which of several cards it was', async () => {
    const swapped = (withCard: number) => ({
      game: 'mascarade',
      position: { players: four('judge thief king queen'), centre: ['bishop', 'cheat'] },
      moves: [{ by: 'A', move: 'swap', with: 'centre', withCard, swapped: true }],
    });
    expect(await told(swapped(0))).toContain('a card from the centre. (Card 1 in the centre.)');
    expect(await told(swapped(1))).toContain('a card from the centre. (Card 2 in the centre.)');
  });

  it('says that what was done shows which ways are left out, and on what that rests', async () => {
    const moves = [
      { by: 'A', move: 'announce', character: 'witch' },
      { by: 'B', move: 'claim' },
      { by: 'C', move: 'claim' },
      { move: 'resolve' },
      { by: 'C', move: 'use', target: 'D' },
    ];
    const players = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id }));
    const out = await told({ game: 'mascarade', position: { players }, moves });
    expect(out).toContain(
      '5. This was possible, so whatever would have made it impossible is ruled out. [announce.holder, reading]',
    );
  });
});

describe('rule --who', () => {
  it('says who can be who, as everybody could have worked it out', async () => {
    const { status, out } = await run('rule', ['--who', 'everybody', '--text'], JSON.stringify(secret));
    expect(status).toBe(0);
    expect(out.split('\n').slice(0, 3)).toEqual(['Adél: Judge', 'Balázs: King or Thief', 'Csaba: King or Thief']);
  });

  it('says first that a move was refused, of which nothing has come', async () => {
    const moves = [{ by: 'Csaba', move: 'look' }];
    const { out } = await run('rule', ['--who', 'everybody', '--text'], JSON.stringify({ ...secret, moves }));
    expect(out.split('\n').slice(0, 2)).toEqual(['1. It is Balázs’s turn, not Csaba’s.', 'Adél: Judge']);
  });

  it('counts the cards in the centre as readers do', async () => {
    const players = ['Adél', 'Balázs', 'Csaba', 'Dóra'].map((id) => ({ id }));
    const { out } = await run(
      'rule',
      ['--who', 'everybody', '--text'],
      JSON.stringify({ game: 'mascarade', position: { players, centre: ['king', 'queen'] } }),
    );
    expect(out.trim().split('\n').slice(4)).toEqual(['Card 1 in the centre: King', 'Card 2 in the centre: Queen']);
  });

  it('tells the cards of who has several apart', async () => {
    const players = ['Adél', 'Balázs'].map((id) => ({ id, cards: ['?', 'king', '?'] }));
    const record = { game: 'mascarade', position: { players: [players[0], { id: 'Balázs' }] } };
    const { out } = await run('rule', ['--who', 'everybody', '--text'], JSON.stringify(record));
    expect(out.split('\n')[1]).toBe('Adél, right card: King');
  });

  it('counts what a player knows of their own swap', async () => {
    const told = { ...secret, moves: [{ ...secret.moves[0], swapped: true }] };
    const { out } = await run('rule', ['--who', 'Balázs'], JSON.stringify(told));
    expect(JSON.parse(out).players[1].cards).toEqual([['king']]);
    const other = await run('rule', ['--who', 'Adél'], JSON.stringify(told));
    expect(JSON.parse(other.out).players[1].cards).toEqual([['king', 'thief']]);
  });

  it('follows a game however long it is', async () => {
    const ids = ['Adél', 'Balázs', 'Csaba', 'Dávid'];
    const moves = Array.from({ length: 4000 }, (_, at) => ({
      move: 'swap',
      by: ids[at % 4],
      with: ids[(at + 1) % 4],
      swapped: at % 8 > 3 ? '?' : true,
    }));
    const { out } = await run(
      'rule',
      ['--who', 'Adél'],
      JSON.stringify({ game: 'mascarade', position: { players: ids.map((id) => ({ id })) }, moves }),
    );
    expect(JSON.parse(out).players[1].cards[0].length).toBeGreaterThan(1);
  });

  it('takes a name at the table for that player', async () => {
    const told = JSON.stringify({ ...secret, moves: [{ ...secret.moves[0], swapped: true }] });
    const { out } = await run('rule', ['--who', 'everybody'], told.replaceAll('Balázs', 'everybody'));
    expect(JSON.parse(out).players[1].cards).toEqual([['king']]);
  });

  it.each([
    ['nobody of that name', king, 'Béla', 'who: expected the name of a player or everybody, got Béla'],
    [
      'a game whose cards do not go round so',
      pass,
      'a',
      'who: expected a game whose cards change hands unseen, got teufelsburg',
    ],
  ])('refuses %s', async (_, record, who, message) => {
    const { status, out } = await run('rule', ['--who', who], JSON.stringify(record));
    expect(status).toBe(2);
    expect(JSON.parse(out).error.message).toBe(message);
  });
});
