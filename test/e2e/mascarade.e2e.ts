import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import {
  type CharacterId,
  deckFor,
  facts,
  fromLink,
  type GameRecord,
  identities,
  toLink,
} from '../../engine/mascarade/index.ts';
import { type Locale, locales } from '../../src/locales.ts';
import { flaws } from './axe.ts';
import { test } from './shared.ts';
import { tornWords } from './torn.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const boardIn = (locale: Locale) =>
  JSON.parse(readFileSync(join(content, 'mascarade', 'text', locale, 'board.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
const uiIn = (locale: Locale) =>
  JSON.parse(readFileSync(join(content, 'ui', locale, 'checker.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
const nameIn = (locale: Locale, character: CharacterId): string =>
  parse(readFileSync(join(content, 'mascarade', 'text', locale, 'cards', `${character}.yaml`), 'utf8')).name;

/** What the page says in each language. */
const SAID = {
  en: {
    king: 'Carla takes 3 gold; Anna pays 1 gold to the Courthouse',
    if: 'Only if Anna really swapped with Bruno.',
    question: 'Settle this first: Did Anna really swap with Bruno?',
    thief: 'Anna takes 2 gold from Bruno and Dino; Bruno pays 1 gold to the Courthouse',
  },
  hu: {
    king: 'Carla 3 aranyat kap; Anna 1 arany bírságot fizet a Bíróságra',
    if: 'Csak ha Anna valóban kártyát cserélt Brunóval.',
    question: 'Először ezt tisztázzátok: Valóban megcserélte Anna a kártyáját Bruno kártyájával?',
    thief: 'Anna 2 aranyat vesz el Brunótól és Dinótól; Bruno 1 arany bírságot fizet a Bíróságra',
  },
  it: {
    king: 'Carla prende 3 monete; Anna paga 1 moneta al Tribunale',
    if: 'Solo se Anna ha davvero fatto lo scambio con Bruno.',
    question: 'Chiarisci prima questo: Anna ha davvero fatto lo scambio con Bruno?',
    thief: 'Anna prende 2 monete a Bruno e Dino; Bruno paga 1 moneta al Tribunale',
  },
  pt: {
    king: 'Carla recebe 3 moedas; Anna paga 1 moeda ao Tribunal',
    if: 'Só se Anna fez mesmo a troca com Bruno.',
    question: 'Esclareça primeiro isto: Anna fez mesmo a troca com Bruno?',
    thief: 'Anna recebe 2 moedas de Bruno e Dino; Bruno paga 1 moeda ao Tribunal',
  },
} as const satisfies Record<Locale, object>;

const answer = (page: Page) => page.locator('.ck-sticky .ck-answer-text');
const row = (page: Page, key: string) => page.locator(`.ck-row-${key}`);
const chip = (within: Locator, name: string) => within.locator('.ck-chip', { hasText: name }).first();
const asked = (page: Page) => page.locator('.ck-question').last();
/** What cannot be done now: it is tapped all the same, which a test has to insist on. */
const greyed = (within: Locator, name: string) => within.locator('.ck-chip.ck-forbidden', { hasText: name }).first();

/** Opens the checker anew, also where only the hash is another. */
async function open(page: Page, locale: Locale, hash = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${locale}/mascarade/check/${hash}`);
  await page.locator('[data-open]').waitFor();
}

test('everybody is named at once in the line of the first page, which the form of a seat tells of', async ({
  shared: page,
}) => {
  await open(page, 'hu');
  const line = page.getByRole('searchbox');
  await line.fill('zsófi, jani, ödön és kata');
  await expect(page.locator('.ck-meant')).toHaveText(/^Játékosok: Zsófi, Jani, Ödön, Kata/);
  await line.press('Enter');
  const seat = (name: string) => page.locator('.ck-live').getByRole('button', { name }).first();
  for (const name of ['Zsófi', 'Jani', 'Ödön', 'Kata']) await expect(seat(name)).toBeVisible();
  await seat('Jani').tap();
  await expect(page.locator('.ck-edit')).toContainText(uiIn('hu').edit?.names ?? '');
  await page.getByRole('searchbox').fill('Zsófi bejelenti a királyt');
  await page.getByRole('searchbox').press('Enter');
  await expect(answer(page)).toContainText('Zsófi');
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
  // Now somebody else has to be called by their own seat.
  await seat('Jani').tap();
  await expect(page.locator('.ck-edit')).not.toContainText(uiIn('hu').edit?.names ?? '');
});

test('what is tapped in the form of the table stays under the finger, though it forbids what is asked further up', async ({
  shared: page,
}) => {
  await open(page, 'en', '#announcement');
  await page.locator('summary', { hasText: uiIn('en').table?.set ?? '' }).tap();
  const more = page.getByRole('button', { name: boardIn('en').setup?.['turns-more'] ?? '' });
  const topOf = async () => (await more.boundingBox())?.y ?? 0;
  await more.scrollIntoViewIfNeeded();
  const top = await topOf();
  for (const turns of ['1', '2']) {
    await more.tap();
    await expect(page.getByRole('group', { name: boardIn('en').setup?.opening ?? '' }).locator('output')).toHaveText(
      turns,
    );
    await expect(row(page, 'turn').locator('.ck-reasons')).toBeVisible();
    expect(Math.abs((await topOf()) - top)).toBeLessThan(5);
  }
});

/** Four players of whom nothing is known. */
const FOUR = `#${toLink({ game: 'mascarade', position: { players: facts.names.slice(0, 4).map((id) => ({ id })) } })}`;

/** Four players whose cards lay open; then Anna has swapped with Bruno, or not. */
const SWAPPED: GameRecord = {
  game: 'mascarade',
  position: {
    players: (['judge', 'thief', 'king', 'bishop'] as const).map((card, seat) => ({
      id: facts.names[seat] as string,
      cards: [card],
    })),
    centre: ['cheat', 'queen'],
  },
  moves: [{ by: 'Anna', move: 'swap', with: 'Bruno' }],
};

const FOUR_SWAPS: GameRecord = parse(
  readFileSync(join(content, 'mascarade', 'positions', 'four-swaps.yaml'), 'utf8'),
).record;

test('of several cards in the centre it is asked which', async ({ shared: page }) => {
  const four: GameRecord = {
    game: 'mascarade',
    position: { players: facts.names.slice(0, 4).map((id) => ({ id })), turn: 'Anna' },
  };
  await open(page, 'en', `#${toLink(four)}`);
  const next = page.locator('.ck-next');
  await next.getByRole('button', { name: boardIn('en').do?.swap ?? '' }).tap();
  await next.getByRole('button', { name: 'Centre' }).tap();
  await expect(next).toContainText('Which card in the centre?');
});

test('nobody can be called as the centre is, and what was done with the centre stays', async ({ shared: page }) => {
  await open(page, 'en', `#${toLink({ ...SWAPPED, moves: [{ by: 'Anna', move: 'swap', with: 'centre' }] })}`);
  await page.locator('.ck-live').getByRole('button', { name: 'Anna', exact: true }).tap();
  await page.getByLabel('Name', { exact: true }).fill('centre');
  await expect(page.locator('.ck-problem')).toHaveText('No player can have the same name as the centre.');
  await page.getByLabel('Name', { exact: true }).fill('Centa');
  await expect(page.locator('.ck-problem')).toHaveCount(0);
  expect(recordIn(page).moves).toEqual([{ by: 'Centa', move: 'swap', with: 'centre' }]);
});

test('that other players have another deck than the one chosen is said', async ({ shared: page }) => {
  const chosen: GameRecord = {
    game: 'mascarade',
    position: {
      players: facts.names.slice(0, 6).map((id) => ({ id })),
      deck: ['judge', 'king', 'queen', 'thief', 'cheat', 'fool', 'spy'],
    },
  };
  await open(page, 'en', `#${toLink(chosen)}`);
  const number = (count: number) => page.getByRole('radio', { name: `${count} players`, exact: true });
  await number(7).tap();
  await expect(number(7)).toBeChecked();
  await expect(page.locator('.ck-said')).toHaveCount(0);
  await expect.poll(() => recordIn(page).position.players.length).toBe(7);
  expect(recordIn(page).position.deck).toEqual(chosen.position.deck);
  await number(5).tap();
  await expect(page.locator('.ck-said')).toHaveText(boardIn('en').repair?.deck ?? '');
  await expect.poll(() => recordIn(page).position.deck).toBeUndefined();
});

test('with another number of cards each, no move stays, and it is said', async ({ shared: page }) => {
  const said = boardIn('en').setup?.moves ?? '';
  const number = (count: number) => page.getByRole('radio', { name: `${count} players`, exact: true });
  const two: GameRecord = {
    ...SWAPPED,
    moves: [
      { by: 'Anna', move: 'swap', with: 'Bruno' },
      { by: 'Bruno', move: 'look' },
    ],
  };
  await open(page, 'en', `#${toLink(two)}`);
  await page.locator('summary', { hasText: '4 players' }).tap();
  await number(3).tap();
  await expect(page.locator('.ck-said')).toHaveText(said);
  const three: GameRecord = {
    game: 'mascarade',
    position: { players: facts.names.slice(0, 3).map((id) => ({ id })) },
    moves: [
      { by: 'Anna', move: 'look', card: 0 },
      { by: 'Bruno', move: 'look', card: 1 },
    ],
  };
  await open(page, 'en', `#${toLink(three)}`);
  await page.locator('summary', { hasText: '3 players' }).tap();
  await number(4).tap();
  await expect(page.locator('.ck-said')).toHaveText(said);
  expect(recordIn(page).moves ?? []).toEqual([]);
});

test('a claim is found by the character that has been announced', async ({ shared: page }) => {
  for (const [locale, typed, first] of [
    ['en', 'bruno king', 'Bruno claims to be that character too.'],
    ['hu', 'bruno király', 'Bruno'],
  ] as const) {
    await open(page, locale);
    await page.locator('.ck-door-announcement').tap();
    await row(page, 'turn')
      .getByRole('button', { name: nameIn(locale, 'king'), exact: true })
      .tap();
    await chip(row(page, 'claim'), 'Bruno').waitFor();
    await page.locator('.ck-line input').fill(typed);
    await expect(page.locator('.ck-meant-move').first()).toContainText(first);
    await expect(page.locator('.ck-meant').first()).toHaveClass(/ck-meant-move/);
  }
});

test('who has seen a card by accident is not to move for that, and has to look', async ({ shared: page }) => {
  await open(page, 'en');
  await page.locator('.ck-line input').fill('Bruno sees his own card by accident');
  await page.locator('.ck-meant-move').first().tap();
  await expect(answer(page)).toContainText('Anna');
  expect(recordIn(page)).toMatchObject({ position: { turn: 'Anna' }, moves: [{ move: 'peek', by: 'Bruno' }] });
});

/** The record in the address. */
const recordIn = (page: Page) => fromLink(new URL(page.url()).hash.slice(1)).record as GameRecord;

// What axe looks at is the same in all: it looks at each table in one of them.
for (const locale of locales) {
  const said = SAID[locale];
  const board = boardIn(locale);
  const ui = uiIn(locale);

  test(`${locale}: the Thief says King, the King claims: eight taps to the answer`, async ({ shared: page }) => {
    await open(page, locale);
    await page.locator('.ck-door-announcement').tap();
    await row(page, 'turn')
      .getByRole('button', { name: nameIn(locale, 'king'), exact: true })
      .tap();
    const seat = page.locator('.ck-live').getByRole('button', { name: 'Anna', exact: true });
    await seat.tap();
    await chip(page.locator('.ck-edit'), nameIn(locale, 'thief')).tap();
    await page
      .locator('.ck-edit')
      .getByRole('button', { name: board.setup?.done ?? '' })
      .tap();
    await chip(row(page, 'claim'), 'Carla').tap();
    await chip(row(page, 'resolve'), board.do?.resolve ?? '').tap();
    await chip(asked(page), board.do?.open ?? '').tap();
    await page
      .locator('.ck-ask')
      .getByRole('button', { name: String(ui.depends?.yes), exact: true })
      .tap();
    await expect(answer(page)).toHaveText(said.king);
    await expect(page.locator('.ck-live .pic-text')).toContainText('−1');
    if (locale === 'hu') expect(await flaws(page, '.ck-live')).toEqual([]);
  });

  test(`${locale}: an announcement hangs on a swap gone by, and is settled`, async ({ shared: page }) => {
    await open(page, locale, `#${toLink(SWAPPED)}`);
    await row(page, 'turn')
      .getByRole('button', { name: board.do?.announce ?? '' })
      .tap();
    await chip(asked(page), nameIn(locale, 'thief')).tap();
    await chip(row(page, 'claim'), 'Anna').tap();
    await chip(row(page, 'resolve'), board.do?.resolve ?? '').tap();
    await chip(asked(page), board.do?.open ?? '').tap();
    await expect(page.locator('.ck-hangs')).toContainText(said.if);
    await expect(page.locator('.ck-ask')).toContainText(said.question);
    if (locale === 'it') expect(await flaws(page, '.ck-live')).toEqual([]);
    await page
      .locator('.ck-ask')
      .getByRole('button', { name: String(ui.depends?.yes), exact: true })
      .tap();
    await expect(answer(page)).toHaveText(said.thief);
    expect(recordIn(page).moves?.[0]).toEqual({ move: 'swap', by: 'Anna', with: 'Bruno', swapped: true });
    await expect(page.locator('.ck-answered li')).toHaveCount(1);

    // The link brings somebody else to the same table.
    const { hash } = new URL(page.url());
    await open(page, locale, hash);
    await expect(answer(page)).toHaveText(said.thief);
  });

  test(`${locale}: who can be who, as everybody knows and as one player does`, async ({ shared: page }) => {
    await open(page, locale, '#who-is-who');
    const unset = page.locator('.ck-insight > .ck-remedies');
    await expect(page.locator('.ck-insight')).toContainText(board.who?.unset ?? '');
    // What is asked for is given in the picture, a tap from there.
    await unset.getByRole('button', { name: 'Bruno', exact: true }).tap();
    const seat = page.getByRole('group', { name: 'Bruno', exact: true });
    await expect(seat).toBeInViewport();
    await expect(seat.locator('[id$=cards]')).toBeFocused();
    await seat.getByRole('button', { name: nameIn(locale, 'king'), exact: true }).tap();
    await expect(unset).toHaveCount(0);
    await open(page, locale, `#${toLink(FOUR_SWAPS)}`);
    await page.locator('.ck-insight > summary').tap();
    await expect(page.locator('.ck-insight')).not.toContainText(board.who?.unset ?? '');
    const insight = page.locator('.ck-insight');
    const spots = insight.locator('.ck-who > li');
    const record = recordIn(page);
    const expectShown = async (player?: string) => {
      const { players, centre } = identities(record, player);
      const all = [...players.flatMap(({ cards }) => cards), ...centre].map((can) =>
        can.length === deckFor(4, 'hu').length ? 0 : can.length,
      );
      const inOrder = [...all.filter((can) => can === 1), ...all.filter((can) => can !== 1)];
      await expect(spots).toHaveCount(all.length);
      await expect
        .poll(() => spots.evaluateAll((items) => items.map((item) => item.querySelectorAll('.ck-emblem').length)))
        .toEqual(inOrder);
    };
    await expectShown();
    await expect(insight).toContainText(board.who?.certain ?? '');
    await insight.locator('select').selectOption('Bruno');
    await expectShown('Bruno');
    // For a character that is tapped, the answer stands in a line.
    const king = insight.getByRole('button', { name: nameIn(locale, 'king'), exact: true });
    await king.tap();
    await expect(king).toHaveAttribute('aria-pressed', 'true');
    await expect(insight.locator('.ck-who-answer')).toHaveText(new RegExp(`^${nameIn(locale, 'king')}: .`));
    if (locale === 'pt') expect(await flaws(page, '.ck-insight')).toEqual([]);
  });

  test(`${locale}: at every table names, cards and what is said have room`, async ({ shared: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (let players = 2; players <= 13; players++) {
      const deck = deckFor(players, 'hu');
      const each = players === 2 ? 3 : players === 3 ? 2 : 1;
      const names = facts.names.slice(0, players);
      const record: GameRecord = {
        game: 'mascarade',
        position: {
          players: names.map((id, seat) => ({ id, cards: deck.slice(seat * each, (seat + 1) * each) })),
          centre: deck.slice(players * each),
        },
        moves: [
          { move: 'announce', by: names[0] as string, character: 'judge', ...(each > 1 && { card: 0 }) },
          ...names.slice(1).map((by) => ({ move: 'claim', by, ...(each > 1 && { card: 0 }) }) as const),
        ],
      };
      // The page stays: it goes to the table that its address names.
      await page.goto(`/${locale}/mascarade/check/#${toLink(record)}`);
      const picture = page.locator('.ck-live .pic');
      await expect(picture.locator('.pic-speech')).toHaveCount(players);
      const beyond = await picture.evaluate((svg) => {
        const outer = svg.getBoundingClientRect();
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const words = [...svg.querySelectorAll('.pic-name text, .pic-word')];
        const things = [
          ...svg.querySelectorAll('.pic-card > rect, .pic-gold > circle:first-child, .pic-speech > rect'),
        ];
        const hit = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
        return [
          ...words.filter((one) => boxOf(one).left < outer.left - 1 || boxOf(one).right > outer.right + 1),
          ...words.filter((one, index) => words.slice(index + 1).some((other) => hit(boxOf(one), boxOf(other)))),
          ...things.filter((one, index) => things.slice(index + 1).some((other) => hit(boxOf(one), boxOf(other)))),
        ].map((one) => `${one.textContent} ${one.parentElement?.getAttribute('class')}`);
      });
      expect(beyond, `${players} players`).toEqual([]);
    }
  });
}

test('the doors of the game tear no word', async ({ shared: page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/mascarade/`);
    await page.evaluate(() => document.fonts.ready);
    expect(await tornWords(page, '.doors .title', '.visually-hidden'), locale).toEqual([]);
  }
});

test('a swap is a secret unless somebody tells it', async ({ shared: page }) => {
  await open(page, 'en', FOUR);
  const turn = row(page, 'turn');
  await chip(turn, 'Swap').tap();
  await chip(asked(page), 'It is known').tap();
  await chip(asked(page), 'Really swapped').tap();
  await chip(asked(page), 'Carla').tap();
  await expect(answer(page)).toHaveText('Anna and Carla have swapped cards');
  await chip(row(page, 'turn'), 'Swap').tap();
  await chip(asked(page), 'Centre').tap();
  await chip(asked(page), 'Card 2').tap();
  await expect(answer(page)).toHaveText('Only Bruno knows whether the cards were swapped');
  expect(recordIn(page).moves).toEqual([
    { move: 'swap', by: 'Anna', with: 'Carla', swapped: true },
    { move: 'swap', by: 'Bruno', with: 'centre', withCard: 1 },
  ]);
});

test('whoever has swapped is asked whether they did, and the answer can be taken back', async ({ shared: page }) => {
  await open(page, 'en', FOUR);
  await chip(row(page, 'turn'), 'Swap, or not').tap();
  await chip(asked(page), 'Bruno').tap();
  // What can be done stands above it, and takes its place as soon as it is worked out.
  await expect(page.locator('.ck-next[aria-busy=false] .ck-rows')).toBeVisible();
  const insight = page.locator('.ck-insight');
  await insight.locator('summary').tap();
  await expect(insight.locator('.ck-ask')).toHaveCount(0);
  await insight.locator('select').selectOption('Anna');
  await expect(insight.locator('.ck-ask')).toContainText('Did Anna really swap with Bruno?');
  await insight.locator('.ck-ask').getByRole('button', { name: 'No', exact: true }).tap();
  await expect(insight.locator('.ck-ask')).toHaveCount(0);
  await expect.poll(() => recordIn(page).moves).toEqual([{ move: 'swap', by: 'Anna', with: 'Bruno', swapped: false }]);
  await page.locator('.ck-answered').getByRole('button', { name: 'Take back' }).tap();
  await expect(insight.locator('.ck-ask')).toHaveCount(1);
});

test('a table about who can be who opens with what each card can be, and another does not', async ({
  shared: page,
}) => {
  for (const [table, isOpen] of [
    ['where-is-the-king', true],
    ['full-courthouse', false],
  ] as const) {
    await page.goto(`/en/mascarade/check/${table}/`);
    await page.locator('[data-checker-open]').tap();
    const insight = page.locator('.ck-insight');
    await expect(insight).toHaveJSProperty('open', isOpen);
    await expect(insight.locator('.ck-who > li')).toHaveCount(isOpen ? 6 : 0);
  }
});

test('what everybody saw is told: who showed the character, or that nobody did', async ({ shared: page }) => {
  const claimed: GameRecord = {
    game: 'mascarade',
    position: { players: facts.names.slice(0, 4).map((id) => ({ id })) },
    moves: [
      { move: 'swap', by: 'Anna', with: 'Carla' },
      { move: 'announce', by: 'Bruno', character: 'king' },
      { move: 'claim', by: 'Carla' },
    ],
  };
  await open(page, 'en', `#${toLink(claimed)}`);
  await chip(row(page, 'resolve'), 'Everybody').tap();
  await expect(asked(page)).toContainText('King: who showed it?');
  expect(await flaws(page, '.ck-live')).toEqual([]);
  await chip(asked(page), 'Carla').tap();
  await expect(answer(page)).toHaveText('Carla takes 3 gold; Bruno pays 1 gold to the Courthouse');
  await expect(page.locator('.ck-live .ck-move').last()).toContainText(
    'Everybody has spoken: Carla shows that character.',
  );
  expect(recordIn(page).moves?.at(-1)).toEqual({ move: 'resolve', holders: ['Carla'] });
  await expect(page.locator('.ck-live')).toContainText('It is Carla’s turn');

  await open(page, 'en', `#${toLink(claimed)}`);
  await chip(row(page, 'resolve'), 'Everybody').tap();
  await chip(asked(page), 'Nobody').tap();
  await expect(answer(page)).toContainText('Nobody has shown the King');
  expect(recordIn(page).moves?.at(-1)).toEqual({ move: 'resolve', liars: ['Bruno', 'Carla'] });
});

test('which card somebody showed or looked at is told, by a tap or typed, and says who can be who', async ({
  shared: page,
}) => {
  const shown: GameRecord = {
    ...SWAPPED,
    moves: [
      ...(SWAPPED.moves ?? []),
      { move: 'look', by: 'Bruno' },
      { move: 'announce', by: 'Carla', character: 'king' },
      { move: 'claim', by: 'Anna' },
      { move: 'resolve', holders: ['Carla'] },
    ],
  };
  const { king } = SAID.en;
  await open(page, 'en', `#${toLink(shown)}`);
  await expect(answer(page)).toHaveText(king);
  await chip(row(page, 'peek'), 'What Anna showed').tap();
  await expect(asked(page)).toContainText('What Anna showed');
  // What nobody can think that it was is not offered.
  await expect(asked(page).locator('.ck-chip')).toHaveText(['Judge', 'Thief']);
  expect(await flaws(page, '.ck-live')).toEqual([]);
  await chip(asked(page), 'Thief').tap();
  await expect(page.locator('.ck-live .ck-move').last()).toContainText('Anna shows a card: Thief.');
  // It says no more of the ruling than that, and is asked no more.
  await expect(answer(page)).toHaveText(king);
  await expect(row(page, 'peek').locator('.ck-chip')).toHaveCount(1);
  const told = { move: 'show', by: 'Anna', character: 'thief' };
  expect(recordIn(page).moves?.at(-1)).toEqual(told);
  expect(identities(recordIn(page)).players.map(({ cards }) => cards)).toEqual([
    [['thief']],
    [['judge']],
    [['king']],
    [['bishop']],
  ]);
  // Whether Anna swapped need not be asked any more.
  const insight = page.locator('.ck-insight');
  await insight.locator('summary').tap();
  await insight.locator('select').selectOption('Anna');
  await expect(insight).toContainText('What Anna could have worked out');
  await expect(insight.locator('.ck-ask')).toHaveCount(0);

  await open(page, 'en', `#${toLink(shown)}`);
  const line = page.getByRole('searchbox', { name: 'Type what was done' });
  await line.fill('Anna showed the thief');
  await expect(page.locator('.ck-found.ck-sure .ck-meant').first()).toContainText('Anna shows a card: Thief.');
  await line.press('Enter');
  await expect(page.locator('.ck-live .ck-move').last()).toContainText('Anna shows a card: Thief.');
  expect(recordIn(page).moves?.at(-1)).toEqual(told);

  await open(page, 'en', `#${toLink({ ...shown, moves: shown.moves?.slice(0, 2) ?? [] })}`);
  await chip(row(page, 'peek'), 'What Bruno saw').tap();
  await chip(asked(page), 'Judge').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(3);
  await expect(answer(page)).toHaveText('Bruno has looked at a card');
  expect(recordIn(page).moves?.at(-1)).toEqual({ move: 'saw', by: 'Bruno', character: 'judge' });
  // That is for Bruno alone.
  const can = (player?: string) => identities(recordIn(page), player).players[0]?.cards;
  expect([can(), can('Bruno')]).toEqual([[['judge', 'thief']], [['thief']]]);
});

test('of what there is two of, two can have shown it', async ({ shared: page }) => {
  const claimed: GameRecord = {
    game: 'mascarade',
    position: { players: facts.names.slice(0, 8).map((id) => ({ id })) },
    moves: [
      { move: 'swap', by: 'Anna', with: 'Carla' },
      { move: 'announce', by: 'Bruno', character: 'peasant' },
      { move: 'claim', by: 'Carla' },
      { move: 'claim', by: 'Dino' },
    ],
  };
  const shown = async (who: string) => {
    await open(page, 'en', `#${toLink(claimed)}`);
    await chip(row(page, 'resolve'), 'Everybody').tap();
    await asked(page).getByRole('button', { name: who, exact: true }).tap();
    return answer(page);
  };
  await expect(await shown('Carla + Dino')).toHaveText(
    'Carla and Dino take 2 gold each; Bruno pays 1 gold to the Courthouse',
  );
  expect(recordIn(page).moves?.at(-1)).toEqual({ move: 'resolve', holders: ['Carla', 'Dino'], liars: ['Bruno'] });
  await expect(await shown('Carla')).toHaveText('Carla takes 1 gold; Bruno and Dino pay 1 gold each to the Courthouse');
});

test('who claims keeps their place among the others: the next one is where a finger goes to', async ({
  shared: page,
}) => {
  const announced: GameRecord = {
    game: 'mascarade',
    position: { players: facts.names.slice(0, 5).map((id) => ({ id })) },
    moves: [{ move: 'announce', by: 'Anna', character: 'king' }],
  };
  await open(page, 'en', `#${toLink(announced)}`);
  const says = chip(row(page, 'claim'), 'Carla');
  const placeOf = async () => (await says.boundingBox())?.x;
  const before = await placeOf();
  await chip(row(page, 'claim'), 'Bruno').tap();
  await expect(chip(row(page, 'claim'), 'Bruno')).toHaveClass(/ck-forbidden/);
  expect(await placeOf()).toBe(before);
});

test('what was shown after many swaps is asked, answered, and taken back', async ({ shared: page }) => {
  const ids = facts.names.slice(0, 5);
  const swaps = Array.from({ length: 12 }, (_, turn) => ({
    ...{ move: 'swap', by: ids[turn % 5] as string, with: ids[(turn + 1 + (turn % 3)) % 5] as string },
  })) as GameRecord['moves'] & object;
  const [third, fourth] = [ids[2] as string, ids[3] as string];
  const many: GameRecord = {
    game: 'mascarade',
    position: {
      players: ids.map((id, seat) => ({
        id,
        cards: [(['judge', 'king', 'queen', 'cheat', 'witch'] as const)[seat] ?? '?'],
      })),
      centre: ['bishop'],
    },
    moves: [
      ...swaps,
      { move: 'announce', by: third, character: 'king' },
      { move: 'claim', by: fourth },
      { move: 'resolve' },
    ],
  };
  await open(page, 'en', `#${toLink(many)}`);
  const ask = page.locator('.ck-ask');
  await expect(ask).toContainText('the King (move 15)?');
  await ask.getByRole('button', { name: 'Yes', exact: true }).tap();
  await expect(ask).toHaveCount(0);
  const { holders } = { holders: [], ...recordIn(page).moves?.at(-1) } as { readonly holders: string[] };
  expect([[third], [fourth]]).toContainEqual(holders);
  await expect(answer(page)).toContainText(`${holders[0]} takes 3 gold`);
  await page.locator('.ck-answered').getByRole('button', { name: 'Take back' }).tap();
  await expect(ask).toHaveCount(1);
});

test('a power asks for what it needs: two players, a card, a name', async ({ shared: page }) => {
  const nine: GameRecord = {
    game: 'mascarade',
    position: { players: facts.names.slice(0, 11).map((id) => ({ id })) },
    moves: [{ move: 'announce', by: 'Anna', character: 'fool' }],
  };
  await open(page, 'en', `#${toLink(nine)}`);
  await chip(row(page, 'resolve'), 'Everybody').tap();
  await chip(row(page, 'use'), 'Bruno').tap();
  await chip(asked(page), 'Dino').tap();
  await expect(answer(page)).toHaveText('Only Anna knows whether the cards were swapped');
  await chip(row(page, 'turn'), 'Announce').tap();
  await chip(asked(page), 'Inquisitor').tap();
  await chip(row(page, 'resolve'), 'Everybody').tap();
  await chip(row(page, 'use'), 'Elena').tap();
  await expect(answer(page)).toHaveText('Bruno points at Elena');
  await chip(row(page, 'name'), 'Witch').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(7);
});

test('what is typed: a character that is not in play, and gold that somebody has', async ({ shared: page }) => {
  const line = page.locator('.ck-line input');
  const found = page.locator('.ck-found button');
  const gold = () => recordIn(page).position.players[0]?.gold;
  for (const [locale, absent, typed, offered] of [
    ['en', 'The Witch is not in play.', 'Anna has 12 gold', 'Anna: 12 gold'],
    ['hu', 'A Boszorkány nincs játékban.', 'Annának 12 aranya van', 'Anna: 12 arany'],
    ['it', 'La Strega non è in gioco.', 'Anna ha 12 monete', 'Anna: 12 monete'],
    ['pt', 'A Bruxa não está em jogo.', 'a Anna tem 12 moedas', 'Anna: 12 moedas'],
  ] as const) {
    await open(page, locale, FOUR);
    await line.fill(`Anna ${nameIn(locale, 'witch').toLowerCase()}`);
    await expect(found.first()).toContainText(absent);
    await line.fill(typed);
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(offered);
    await line.press('Enter');
    await expect.poll(gold).toBe(12);
  }
});

test('the table is set: more players, gold, cards that are nowhere twice', async ({ shared: page }) => {
  await open(page, 'en', FOUR);
  await page.getByRole('radio', { name: '5 players' }).tap();
  const seat = (name: string) => page.locator('.ck-live').getByRole('button', { name, exact: true });
  await seat('Bruno').tap();
  await chip(page.locator('.ck-edit'), 'Witch').tap();
  await page.getByRole('button', { name: 'One gold more' }).tap();
  await seat('Carla').tap();
  await chip(page.locator('.ck-edit'), 'Witch').tap();
  await expect(page.locator('.ck-said')).toHaveText('Witch: taken from Bruno.');
  const hands = () => recordIn(page).position.players.map(({ gold = facts.start, cards = ['?'] }) => [gold, ...cards]);
  await expect.poll(hands).toEqual([
    [6, '?'],
    [7, '?'],
    [6, 'witch'],
    [6, '?'],
    [6, '?'],
  ]);
});

test('a turn put in before others, none of which then fits, is shown, and the turns after it can be put in too', async ({
  shared: page,
}) => {
  const record: GameRecord = {
    game: 'mascarade',
    position: { players: ['Anna', 'Bruno', 'Carla', 'Dino'].map((id) => ({ id })) },
    moves: [
      { by: 'Anna', move: 'announce', character: 'king' },
      { by: 'Bruno', move: 'claim' },
      { by: 'Carla', move: 'claim' },
      { move: 'resolve' },
    ],
  };
  await open(page, 'en', `#${toLink(record)}&0`);
  await chip(row(page, 'turn'), 'Swap, or not').tap();
  await chip(asked(page), 'Dino').tap();
  await expect(page.locator('.ck-steps-at')).toContainText('1/5');
  await expect(answer(page)).toHaveText('Only Anna knows whether the cards were swapped');
  await expect(page.locator('.ck-bar-answer button')).toContainText('4');
});

test('a character that is not in play takes the place of one that is, by a tap or typed', async ({ shared: page }) => {
  const deck = () => recordIn(page).position.deck;
  for (const players of [4, 2]) {
    await open(
      page,
      'en',
      `#${toLink({ game: 'mascarade', position: { players: facts.names.slice(0, players).map((id) => ({ id })) } })}`,
    );
    const missing = players === 4 ? 'Fool' : 'Thief';
    await chip(row(page, 'turn'), 'Announce').tap();
    await chip(asked(page), 'not possible now').tap();
    await greyed(asked(page), missing).tap({ force: true });
    await expect(page.locator('.ck-reasons')).toHaveCount(1);
    await expect(page.locator('.ck-reasons')).toContainText(`The ${missing} is not in play.`);
    const instead = page.getByRole('button', { name: `${missing} instead of: Bishop`, exact: true });
    await expect(instead).toBeInViewport({ ratio: 1 });
    await instead.tap();
    // Of several cards it is asked which.
    if (players === 2) await chip(asked(page), 'Right card').tap();
    await expect(page.locator('.ck-live .ck-move')).toHaveText([new RegExp(`^Anna announces the ${missing}.`)]);
    await expect(page.locator('.ck-said')).toHaveText(`Now in play: ${missing}. Out of play for it: Bishop.`);
    await expect.poll(deck).toContain(missing.toLowerCase());
    expect(deck()).not.toContain('bishop');
  }
  await open(page, 'en', FOUR);
  await page.locator('.ck-line input').fill('Anna announces the fool');
  await page.locator('.ck-line input').press('Enter');
  await page.getByRole('button', { name: 'Fool instead of: Thief', exact: true }).tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
});

test('a character tapped while the table is set comes for another, and the page stays where it is', async ({
  shared: page,
}) => {
  await open(page, 'en', FOUR);
  await page.locator('.ck-whole > summary').tap();
  const card = (name: string) => page.locator('.ck-setup').getByRole('button', { name, exact: true });
  await card('Fool').last().tap();
  const top = await page.evaluate(() => scrollY);
  await expect(page.locator('.ck-said')).toHaveText('Now in play: Fool. Out of play for it: Bishop.');
  await expect(card('Fool').last()).toHaveAttribute('aria-pressed', 'true');
  await card('Thief').last().tap();
  await expect(page.locator('.ck-said')).toHaveText('Now in play: Bishop. Out of play for it: Thief.');
  // What every deck needs cannot go, and the table stays as it is.
  await card('Judge').last().tap();
  await expect(page.locator('.ck-said')).toContainText('Judge');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('gold that ends the game is counted on under the finger, though nothing can be done any more', async ({
  shared: page,
}) => {
  await page.goto('/en/mascarade/check/#1e4.xx12xx.xx.A0k.u52');
  await page.locator('.pic-seat').nth(1).tap();
  const more = page.locator('.ck-stepper button').last();
  await more.tap();
  await expect(page.locator('.ck-refusal')).toBeAttached();
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.tap();
  await expect(page.locator('.ck-number')).toHaveValue('14');
});

test('what somebody does whose turn comes later is tapped, with the turns before it gone by or taken out', async ({
  shared: page,
}) => {
  const texts = page.locator('.ck-live .ck-move .ck-move-text');
  for (const [name, moves] of [
    ['Until then, the others only looked at their own cards', ['swap', 'Bruno looks', 'Carla announces']],
    [/^Instead of: “.*swap/, ['Carla announces']],
  ] as const) {
    await open(page, 'en', `#${toLink(SWAPPED)}`);
    await page.getByText('Somebody else’s turn?').tap();
    await page.locator('.ck-segment', { hasText: 'Carla' }).tap();
    await greyed(row(page, 'turn').last(), 'Announce').tap({ force: true });
    await page.getByRole('button', { name }).tap();
    await chip(asked(page), 'Queen').tap();
    await expect(texts).toHaveText(moves.map((text) => new RegExp(text)));
  }
});

test('that no gold lies on the Courthouse is taken for granted aloud, and said otherwise in a tap', async ({
  shared: page,
}) => {
  await open(page, 'en', '#3e6.xxxxxx.0.A0jC1Ry1.r43');
  await expect(answer(page)).toContainText('but nothing happens');
  const supposed = page.locator('.ck-supposed');
  await expect(supposed).toContainText('There was no gold on the Courthouse before.');
  await supposed.getByRole('button', { name: '3 gold', exact: true }).tap();
  await expect(answer(page)).toContainText('takes 3 gold');
  await expect(supposed).toHaveCount(0);
});

test('who can be who comes into sight where it unfolds', async ({ shared: page }) => {
  await open(page, 'en', FOUR);
  // What can be done stands above it, and takes its place as soon as it is worked out.
  await expect(page.locator('.ck-next[aria-busy=false] .ck-rows')).toBeVisible();
  const insight = page.locator('.ck-insight');
  await insight.locator('summary').tap();
  await expect(insight.locator('.ck-who-title').first()).toBeInViewport({ ratio: 1 });
  // It is about as high as the screen, and begins at its top.
  await expect.poll(() => insight.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(740 / 4);
});

test('a story is told in a line, who passes is passed over, and each Enter makes the next move', async ({
  shared: page,
}) => {
  await open(page, 'en', FOUR);
  const line = page.locator('.ck-line input');
  const found = page.locator('.ck-found .ck-meant');
  await line.fill('Anna announces the king, Bruno passes, Carla claims, Dino says nothing');
  await expect(found).toHaveText(['Anna announces the King.']);
  await expect(page.locator('.ck-then li')).toHaveText([
    'Then: Carla claims to be that character too.',
    'Then: Everybody has spoken.',
  ]);
  await line.press('Enter');
  await expect(line).toHaveValue('Bruno passes, Carla claims, Dino says nothing');
  await expect(found).toHaveText(['Carla claims to be that character too.']);
  await line.press('Enter');
  await expect(found).toHaveText(['Everybody has spoken.']);
  await line.press('Enter');
  await expect(line).toHaveValue('');
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(3);

  // Alone it is nothing to be entered, and that is said.
  await open(page, 'en', FOUR);
  await line.fill('Anna announces the king');
  await expect(found.first()).toHaveText('Anna announces the King.');
  await line.press('Enter');
  await line.fill('Bruno passes');
  await expect(page.locator('.ck-line-said')).toHaveText('A pass is not entered: type who claims, or “nobody else”.');
  await expect(found).toHaveCount(0);
});

test('late in the evening the question why leads to what was done last', async ({ shared: page }) => {
  const players = facts.names.slice(0, 4).map((id) => ({ id }));
  const moves = Array.from({ length: 40 }, (_, turn) => ({
    move: 'swap' as const,
    by: players[turn % 4]?.id as string,
    with: players[(turn + 1) % 4]?.id as string,
  }));
  await open(page, 'pt', `#${toLink({ game: 'mascarade', position: { players }, moves })}`);
  await page.locator('.ck-answer-why').tap();
  const all = page.locator('.ck-live .ck-move');
  await expect(all.last()).toBeInViewport({ ratio: 1 });
  await expect(all.first()).not.toBeInViewport();
  await page.locator('.ck-answer-why').tap();
  await expect(page.locator('.ck-live .pic').first()).toBeInViewport();
});
