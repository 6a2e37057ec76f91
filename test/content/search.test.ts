/**
 * The names of the game as the search finds them: every stored form, in every language, with any one letter wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readNames } from '../../scripts/name-files.ts';
import { root } from '../../scripts/run.mjs';
import { finishedIn, type Game, isUnfinished } from '../../src/games.ts';
import { inOneLanguage, isTyped, mender, nameFinder, nearestNames, plain, surest } from '../../src/lib/find-names.ts';
import type { Name } from '../../src/lib/names.ts';
import { soughtProblems } from '../../src/lib/term-integrity.ts';
import { type Concept, preferred } from '../../src/lib/terms.ts';
import { UNSPACED } from '../../src/lib/unspaced.ts';
import { defaultLocale, type Locale, locales } from '../../src/locales.ts';
import { questionWords } from '../../src/schemas/search.ts';
import { concepts } from './terms.ts';

const index = readNames(root, 'teufelsburg');
const indices = { teufelsburg: index, mascarade: readNames(root, 'mascarade') };

const formsOf = ({ forms, deprecated = {} }: Name) => [...Object.values(forms), ...Object.values(deprecated)].flat();

/** Every form, as it is compared, with the names that have it. */
const owners = new Map<string, Set<Name>>();
for (const name of index.names)
  for (const form of formsOf(name).map(plain)) owners.set(form, (owners.get(form) ?? new Set()).add(name));

const conceptOf = (id: string) => concepts.find((concept) => concept.id === id) as Concept;
const paragraphOf = (id: string) => conceptOf(id).rules[0];
const preferredIn = (id: string, locale: Locale) => preferred(conceptOf(id), locale)?.term ?? '';

/** The distance of two words by the textbook (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const cost = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? cost(i - 2, j - 2) + 1 : Infinity;
      const changed = cost(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, changed, swapped));
    }
  }
  return cost(one.length, other.length);
}

/** Every way to get one letter of a word wrong, one of so many: another one for it, none, it twice, or it and the next one swapped. */
function* mistyped(word: string, others: string, from: number, step: number): Generator<string> {
  for (let at = from; at < word.length; at += step) {
    const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
    for (const other of others) yield before + other + after;
    yield before + after;
    yield before + letter + letter + after;
    yield before + after.slice(0, 1) + letter + after.slice(1);
  }
}

/** How far the nearest form of a name is from what was typed; a stem with an ending is a form. */
const distanceOf = (name: Name, typed: string) =>
  Math.min(
    ...formsOf(name).map((form) =>
      form.endsWith('*') && typed.startsWith(plain(form)) ? 0 : distance(plain(form), typed),
    ),
  );

// EVERY_LETTER=1 tries every letter in the place of each; without it, one that is wrong nearly everywhere stands for all, and one place of four is
// tried in a form, by turns.
const every = Boolean(process.env.EVERY_LETTER);
const others = every ? 'abcdefghijklmnopqrstuvwxyz' : 'x';

test('where a name is just what was typed, none is left that was only guessed', () => {
  const find = nameFinder(index, 'en');
  const forms = (typed: string) => surest(find(typed).names).map(({ form }) => form);
  expect(find('coat').names.map(({ form }) => form)).toContain('coach');
  expect(forms('coat')).toContain('Coat');
  expect(forms('coat')).toContain('Coat of Arms of the Lodge');
  expect(forms('coat')).not.toContain('coach');
  expect(surest(find('coatt').names)).toEqual(find('coatt').names);
});

describe('in a script without blanks', () => {
  const names = ['匕首', '首級', '秘密之袋', '鑰匙', '袋', '攻擊'].map((form) => ({
    kind: 'object',
    to: form,
    forms: { en: [form] },
  }));
  const titles = Object.fromEntries(locales.map((locale) => [locale, '可以用匕首嗎？'])) as Record<Locale, string>;
  const find = nameFinder({ names, questions: [{ to: '', titles, about: [0] }] }, 'en');
  test.each([
    ['a name', '匕首', ['匕首']],
    ['its beginning', '秘密', ['秘密之袋']],
    ['a single letter', '首', ['首級', '匕首']],
    ['a part of it', '之袋', ['秘密之袋', '袋']],
    ['names in a sentence', '我用匕首攻擊', ['匕首', '攻擊']],
    ['with a letter wrong, where there are enough', '秘密支袋', ['秘密之袋', '袋']],
  ])('%s is found', (_, typed, found) => {
    expect(find(typed).names.map(({ form }) => form)).toEqual(found);
  });

  test('so is a question that mentions one', () => expect(find('用匕首').questions).toHaveLength(1));

  test('letters and digits may be wide', () => expect(plain('Ａｎｎａ ８')).toBe('anna 8'));
});

test('what is a letter off is found, and nothing before it is further off', () => {
  const find = nameFinder(index, defaultLocale);
  const faults: string[] = [];
  let tried = 0;
  for (const [index, [form, names]] of [...owners].entries()) {
    for (const typed of every ? mistyped(form, others, 0, 1) : mistyped(form, others, index % 4, 4)) {
      // A word that was one letter leaves a space too many: another text. Where a letter is nearly a word, too few are left.
      if (!typed || typed !== plain(typed) || new RegExp(UNSPACED, 'u').test(form)) continue;
      tried++;
      const found = find(typed).names.map(({ name }) => name);
      for (const name of names) {
        const before = found.slice(0, found.indexOf(name));
        if (!found.includes(name)) faults.push(`${typed}: ${form} is not found`);
        else if (before.length > 0) {
          const own = distanceOf(name, typed);
          const further = before.filter((one) => distanceOf(one, typed) > own);
          if (further.length > 0) faults.push(`${typed}: ${form} stands behind ${further.map(formsOf).join(', ')}`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(every ? 50_000 : 12_000);
});

describe.each(finishedIn('teufelsburg'))('%s', (locale) => {
  const find = nameFinder(index, locale);

  test('every form is first as it is stored', () => {
    for (const [form, names] of owners) {
      const [first, ...rest] = find(form).names.map(({ name }) => name);
      expect(first && names.has(first), form).toBe(true);
      expect(new Set([first, ...rest]).isSupersetOf(names), form).toBe(true);
    }
  });

  test('what is a letter off stands before what has only its beginning', () => {
    for (const [form, names] of owners)
      if (form.length >= 9 && !new RegExp(UNSPACED, 'u').test(form)) {
        const typed = `${form.slice(0, -2)}${form.at(-1)}`;
        const found = find(typed).names.map(({ name }) => name);
        const before = found.slice(
          0,
          found.findIndex((name) => names.has(name)),
        );
        const begun = before.filter((name) =>
          formsOf(name).every(
            (one) => distance(plain(one), typed) > 1 && !(one.endsWith('*') && typed.length - plain(one).length <= 3),
          ),
        );
        expect(begun.flatMap(formsOf), `${typed} for ${form}`).toEqual([]);
      }
  });

  test('a word of one letter that is missing is one letter missing', () => {
    let lacking = 0;
    for (const [form, names] of owners) {
      const words = form.split(' ');
      for (const [place, word] of words.entries()) {
        const typed = words.toSpliced(place, 1).join(' ');
        if (word.length !== 1 || new RegExp(UNSPACED, 'u').test(form) || typed === '') continue;
        lacking++;
        const found = find(typed).names;
        const at = found.findIndex(({ name }) => names.has(name));
        const further = found
          .slice(0, at)
          .filter(({ name }) =>
            formsOf(name).every(
              (one) => distance(plain(one), typed) > 1 && !(one.endsWith('*') && typed.startsWith(plain(one))),
            ),
          );
        expect(at, `${typed} for ${form}`).toBeGreaterThanOrEqual(0);
        expect(
          further.map(({ form: one }) => one),
          `${typed} for ${form}`,
        ).toEqual([]);
      }
    }
    expect(lacking).toBeGreaterThan(10);
  });

  test('a stem is found with any ending', () => {
    for (const name of index.names)
      for (const form of formsOf(name).filter((one) => one.endsWith('*')))
        expect(find(form.replace('*', 'xyz')).names.map((one) => one.name)).toContain(name);
  });

  test('of two that are the same, the reader’s language is first, then what is in use', () => {
    // “draw” was said for a tie, and is what is done with cards.
    expect(
      find('draw')
        .names.slice(0, 2)
        .map(({ name }) => name.to),
    ).toEqual([`rules/#${paragraphOf('draw')}`, `rules/#${paragraphOf('tie')}`]);
    const [first] = find(preferredIn('attacker', locale)).names;
    expect(first?.language).toBe(locale);
  });
});

/** What is typed in whatever language, and where it leads. */
const searches: [typed: string, to: string][] = [
  ['kelyhet', 'cards/goblet/'],
  ['gyuru', 'cards/poison-ring/'],
  ['pareggio', 'rules/#fight.tie'],
  ['empate', 'rules/#fight.tie'],
  ['döntetlen', 'rules/#fight.tie'],
  ['tie', 'rules/#fight.tie'],
  ['hand limit', 'rules/#limit.size'],
  ['goblte', 'cards/goblet/'],
  ['Broken Mir', 'cards/broken-mirror/'],
  ['mirror', 'cards/broken-mirror/'],
  ['Devils Castle', 'rules/#background.journey'],
];

test.each(searches)('“%s” leads to %s in every language', (typed, to) => {
  for (const locale of locales) expect(nameFinder(index, locale)(typed).names[0]?.name.to, locale).toBe(to);
});

test.each([
  ['en', 'Who wins a tie?'],
  ['hu', 'Ki nyer döntetlennél?'],
  ['it', 'Chi vince in caso di pareggio?'],
  ['pt', 'Quem vence em caso de empate?'],
] as const)('%s: “%s” finds what is said of ties, and the question about them', (locale, asked) => {
  const { names, questions } = nameFinder(index, locale)(asked);
  expect(names[0]?.name.to).toBe('rules/#fight.tie');
  expect(questions[0]?.to).toBe('faq/doctor-tie/');
});

test('marks, capitals and signs make no difference', () => {
  expect(plain('  „Párbajhős”, AZ Ő!')).toBe('parbajhos az o');
  expect(plain('l’Attaccante')).toBe(plain("L'ATTACCANTE"));
  expect(plain('Große Spaß-Karte 2')).toBe('grosse spass karte 2');
});

test('what is in no language of ours finds nothing, and there is something near', () => {
  expect(nameFinder(index, 'en')('xyzzyplugh').names).toEqual([]);
  expect(nearestNames(index, 'en', 'mororr', 3).map(({ name }) => name.to)).toContain('cards/broken-mirror/');
  expect(nearestNames(index, 'en', '', 3)).toEqual([]);
  expect(nameFinder(index, 'en')(' ?! ').names).toEqual([]);
});

test('a letter wrong, missing or too many and two swapped count as one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, form, errors) => {
      expect(isTyped(typed, form, errors, 'all')).toBe(distance(typed, form) <= errors);
      const beginnings = Array.from({ length: form.length + 1 }, (_, length) => form.slice(0, length));
      const nearest = Math.min(...beginnings.map((one) => distance(typed, one)));
      expect(isTyped(typed, form, errors, 'beginning')).toBe(nearest <= errors);
    }),
    { numRuns: 2000 },
  );
});

test('a question is found by what it is about and by its words, in the reader’s language', () => {
  const asked = (locale: Locale, words: string) => nameFinder(index, locale)(words).questions.map(({ to }) => to);
  expect(asked('en', 'I have won a fight and want to draw')[0]).toBe('faq/draw-instead-of-spoils/');
  // A name alone asks nothing.
  expect(asked('en', 'tie')).toEqual([]);
});

/** What is typed in words that are not ours, the paragraph or card it leads to, and the question that asks it. */
const sought: [locale: Locale, game: keyof typeof indices, typed: string, to: string, question?: string][] = [
  ['en', 'mascarade', 'who starts', 'rules/#setup.first'],
  ['en', 'teufelsburg', 'Who goes first?', 'rules/#turn.first'],
  ['en', 'mascarade', 'begin', 'rules/#setup.first'],
  ['en', 'teufelsburg', 'start', 'rules/#turn.first'],
  ['hu', 'mascarade', 'ki kezdi a játékot', 'rules/#setup.first'],
  ['hu', 'teufelsburg', 'ki kezd', 'rules/#turn.first'],
  ['it', 'mascarade', 'chi comincia', 'rules/#setup.first'],
  ['it', 'teufelsburg', 'chi inizia', 'rules/#turn.first'],
  ['pt', 'mascarade', 'quem começa', 'rules/#setup.first'],
  ['pt', 'teufelsburg', 'quem joga primeiro', 'rules/#turn.first'],
  ['en', 'mascarade', 'money', 'rules/#setup.gold'],
  ['hu', 'mascarade', 'pénz', 'rules/#setup.gold'],
  ['hu', 'mascarade', 'érme', 'rules/#setup.gold'],
  ['it', 'mascarade', 'soldi', 'rules/#setup.gold'],
  ['it', 'mascarade', 'denaro', 'rules/#setup.gold'],
  ['pt', 'mascarade', 'dinheiro', 'rules/#setup.gold'],
  ['pt', 'mascarade', 'moeda', 'rules/#setup.gold'],
  ['en', 'mascarade', 'lost all my money', 'rules/#end.bankrupt'],
  ['en', 'mascarade', 'can I lie', 'rules/#announce.claim', 'faq/bluff-claim/'],
  ['en', 'mascarade', 'bluff', 'rules/#announce.any', 'faq/bluff-claim/'],
  ['hu', 'mascarade', 'blöff', 'rules/#announce.any', 'faq/bluff-claim/'],
  ['hu', 'mascarade', 'hazudhatok', 'rules/#announce.any', 'faq/bluff-claim/'],
  ['hu', 'mascarade', 'hazudni', 'rules/#announce.any', 'faq/bluff-claim/'],
  ['it', 'mascarade', 'mentire', 'rules/#announce.claim', 'faq/bluff-claim/'],
  ['pt', 'mascarade', 'mentir', 'rules/#announce.claim', 'faq/bluff-claim/'],
  ['en', 'mascarade', 'What happens if nobody has it?', 'rules/#announce.nobody', 'faq/nobody-has-it/'],
  ['hu', 'mascarade', 'mi történik, ha senkinél sincs', 'rules/#announce.nobody', 'faq/nobody-has-it/'],
  ['it', 'mascarade', 'e se nessuno ce l’ha', 'rules/#announce.nobody', 'faq/nobody-has-it/'],
  ['pt', 'mascarade', 'se ninguém a tem', 'rules/#announce.nobody', 'faq/nobody-has-it/'],
  ['en', 'teufelsburg', 'may I talk', 'rules/#turn.talk', 'faq/talk/'],
  ['hu', 'teufelsburg', 'beszélhetek', 'rules/#turn.talk', 'faq/talk/'],
  ['it', 'teufelsburg', 'possiamo parlare', 'rules/#turn.talk', 'faq/talk/'],
  ['pt', 'teufelsburg', 'falar', 'rules/#turn.talk', 'faq/talk/'],
  ['en', 'teufelsburg', 'how many players', 'rules/#contents.box'],
  ['hu', 'mascarade', 'hány játékos', 'rules/#setup.table'],
  ['it', 'teufelsburg', 'quanti giocatori', 'rules/#contents.box'],
  ['pt', 'mascarade', 'quantos jogadores', 'rules/#setup.table'],
  ['pt', 'mascarade', 'fim do jogo', 'rules/#end.thirteen'],
  ['it', 'mascarade', 'fine della partita', 'rules/#end.thirteen'],
  ['it', 'teufelsburg', 'fine', 'rules/#claim.when'],
  ['en', 'teufelsburg', 'hypnotysed', 'cards/hypnotist/'],
  ['pt', 'teufelsburg', 'médico', 'cards/doctor/'],
];

test.each(sought)('%s, %s: “%s” leads to %s', (locale, game, typed, to, question) => {
  const { names, questions } = nameFinder(indices[game], locale)(typed);
  expect(names[0]?.name.to).toBe(to);
  expect(names[0]?.isGuess).toBe(false);
  if (question) expect(questions[0]?.to).toBe(question);
});

/** What is asked in a whole sentence, and what it leads to first: the longest of what it mentions, whosever word that is. */
const whole: [locale: Locale, game: keyof typeof indices, typed: string, to: string][] = [
  ['it', 'teufelsburg', 'chi vince in caso di parità', 'rules/#fight.tie'],
  ['it', 'teufelsburg', 'parità', 'rules/#fight.tie'],
  ['en', 'mascarade', 'lost my last coin', 'rules/#end.bankrupt'],
  ['hu', 'mascarade', 'elfogyott az aranyam', 'rules/#end.bankrupt'],
  ['hu', 'mascarade', 'mi van, ha elvesztem az utolsó aranyamat', 'rules/#end.bankrupt'],
  ['hu', 'mascarade', 'ki lehet esni', 'rules/#end.bankrupt'],
  ['en', 'mascarade', 'what happens if nobody claims', 'rules/#announce.unclaimed'],
  ['hu', 'mascarade', 'mi van, ha senki sem vallja magát annak', 'rules/#announce.unclaimed'],
  ['it', 'mascarade', 'cosa succede se nessuno rivendica', 'rules/#announce.unclaimed'],
  ['pt', 'mascarade', 'o que acontece se ninguém reivindicar', 'rules/#announce.unclaimed'],
  ['en', 'teufelsburg', 'what if a victory claim is false', 'rules/#claim.false'],
  ['hu', 'teufelsburg', 'mi van, ha rossz a győzelemhirdetés', 'rules/#claim.false'],
  ['it', 'teufelsburg', 'e se la dichiarazione di vittoria è falsa', 'rules/#claim.false'],
  ['pt', 'teufelsburg', 'e se a proclamação for falsa', 'rules/#claim.false'],
  ['hu', 'teufelsburg', 'ki nyeri a verekedést', 'rules/#fight.winner'],
  ['hu', 'mascarade', 'elfelejtettem, hogy cseréltem-e', 'rules/#swap.forgotten'],
  ['pt', 'mascarade', 'esqueci-me se troquei', 'rules/#swap.forgotten'],
  ['hu', 'mascarade', 'ketten is elérik a 13 aranyat', 'rules/#end.several'],
  ['en', 'mascarade', 'two players reach 13 gold', 'rules/#end.several'],
  ['hu', 'teufelsburg', 'hogyan működik a jóslat', 'rules/#variants.prophecy'],
  ['pt', 'teufelsburg', 'como funciona a profecia', 'rules/#variants.prophecy'],
  ['en', 'teufelsburg', 'what if the deck runs out', 'rules/#bags.turned'],
  ['pt', 'teufelsburg', 'o que acontece quando o monte acaba', 'rules/#bags.turned'],
  ['pt', 'mascarade', 'o que faz o Espião', 'cards/spy/'],
  ['pt', 'teufelsburg', 'posso atacar sem armas', 'rules/#fight.declare'],
  ['en', 'teufelsburg', 'can supporters use objects', 'rules/#fight.cards'],
  ['hu', 'teufelsburg', 'használhat tárgyat a támogató', 'rules/#fight.cards'],
  ['it', 'teufelsburg', 'chi sostiene può usare oggetti', 'rules/#fight.cards'],
  ['pt', 'teufelsburg', 'quem apoia pode usar objetos', 'rules/#fight.cards'],
  ['en', 'teufelsburg', 'maximum number of cards in hand', 'rules/#limit.size'],
  ['hu', 'teufelsburg', 'legfeljebb hány lap lehet a kezemben', 'rules/#limit.size'],
  ['it', 'teufelsburg', 'numero massimo di carte in mano', 'rules/#limit.size'],
  ['pt', 'teufelsburg', 'número máximo de cartas na mão', 'rules/#limit.size'],
  ['en', 'mascarade', 'can I announce after showing my card', 'rules/#turn.shown'],
  ['it', 'mascarade', 'posso annunciare dopo aver rivelato la mia carta', 'rules/#turn.shown'],
  ['pt', 'mascarade', 'posso anunciar depois de mostrar a minha carta', 'rules/#turn.shown'],
  ['en', 'mascarade', 'two player variant', 'rules/#two'],
  ['hu', 'mascarade', 'kétszemélyes változat', 'rules/#two'],
  ['it', 'mascarade', 'variante per due giocatori', 'rules/#two'],
  ['pt', 'mascarade', 'variante para dois jogadores', 'rules/#two'],
  ['en', 'teufelsburg', 'best strategy for beginners', 'rules/#tips'],
  ['hu', 'teufelsburg', 'tippek kezdőknek', 'rules/#tips'],
  ['en', 'teufelsburg', 'how old do you have to be', 'rules/#contents.box'],
  ['en', 'teufelsburg', 'do I lose an object after using it', 'rules/#baggage.use'],
  ['en', 'teufelsburg', 'can I give an object away for free', 'rules/#limit.give'],
  ['en', 'mascarade', 'can I steal', 'cards/thief/'],
  ['hu', 'mascarade', 'hogyan készítsük elő négy játékosra', 'rules/#setup.table'],
  ['en', 'mascarade', '4 players', 'rules/#setup.table'],
  ['hu', 'teufelsburg', '6 játékos', 'rules/#contents.box'],
  ['it', 'mascarade', '5 giocatori', 'rules/#setup.table'],
  ['pt', 'teufelsburg', '7 jogadores', 'rules/#contents.box'],
  ['en', 'mascarade', '3 players', 'rules/#three'],
  ['en', 'teufelsburg', 'how many cards can I have in my hand', 'rules/#limit.size'],
  ['hu', 'teufelsburg', 'hány kártya lehet a kezemben', 'rules/#limit.size'],
  ['en', 'mascarade', 'how do you win', 'rules/#end.thirteen'],
  ['hu', 'teufelsburg', 'hogyan lehet nyerni', 'rules/#claim.when'],
  ['it', 'mascarade', 'come si vince', 'rules/#end.thirteen'],
  ['pt', 'teufelsburg', 'quem ganha o jogo', 'rules/#claim.when'],
  ['it', 'mascarade', 'vittoria', 'rules/#end.thirteen'],
  ['it', 'teufelsburg', 'chi comincia', 'rules/#turn.first'],
  ['hu', 'teufelsburg', 'mikor hirdethetek győzelmet', 'rules/#claim.when'],
  ['hu', 'mascarade', 'cserélhetek lapot', 'rules/#swap.take'],
  ['en', 'teufelsburg', 'ring', 'cards/poison-ring/'],
  ['it', 'teufelsburg', 'guardia', 'cards/bodyguard/'],
  ['pt', 'teufelsburg', 'facas', 'cards/casting-knives/'],
  ['hu', 'teufelsburg', 'mester', 'cards/grand-master/'],
  ['it', 'mascarade', 'posso guardare la mia carta', 'rules/#look.own'],
];

test.each(whole)('%s, %s: the question “%s” leads to %s', (locale, game, typed, to) => {
  expect(nameFinder(indices[game], locale)(typed).names[0]?.name.to).toBe(to);
});

test('another number is no slip', () => {
  const found = (typed: string) => nameFinder(indices.mascarade, 'en')(typed).names.map(({ name }) => name.to);
  expect(found('4 players')).not.toContain('rules/#three');
  expect(found('3 players')).not.toContain('rules/#two');
  // A digit twice is.
  expect(found('33 players')).toContain('rules/#three');
});

test('a stem of another language is not the beginning of a sentence', () => {
  const [first] = nameFinder(index, 'it')('limite della mano').names;
  expect(first).toMatchObject({ language: 'it', name: { to: 'rules/#limit.size' } });
});

/** Finds as the search does: with what it passes over, and with slips mended. */
function asSearched(locale: Locale, game: keyof typeof indices) {
  const file = join(root, 'content', 'questions', `${locale}.yaml`);
  const passedOver = questionWords.parse(parse(readFileSync(file, 'utf8')));
  return nameFinder(indices[game], locale, { passedOver, mend: mender(Object.values(indices), locale, passedOver) });
}

test('what tells nothing weighs nothing among questions, and what is rare tells most', () => {
  const asked = (locale: Locale, game: keyof typeof indices, words: string) =>
    asSearched(locale, game)(words).questions.map(({ to }) => to);
  expect(asked('en', 'teufelsburg', 'who is an ally')).not.toContain('faq/drink-object/');
  expect(asked('en', 'teufelsburg', 'can I support myself')).toContain('faq/supporter-gloves/');
  expect(asked('en', 'teufelsburg', 'can I support myself')).not.toContain('faq/duelist-and-mixer/');
  // In another form, as the longest common beginning tells.
  expect(asked('hu', 'mascarade', 'ki kapja a bírságokat')).toContain('faq/judge-and-fines/');
  // With all that tells what is asked, also where it mentions no name of ours.
  expect(asked('en', 'teufelsburg', 'can I win alone')[0]).toBe('faq/lodge-and-pearl/');
});

test.each([
  ['it', 'teufelsburg', 'posso rifutare uno scambio', 'rules/#trade.refuse'],
  ['pt', 'teufelsburg', 'posso recsar uma troca', 'rules/#trade.refuse'],
  ['hu', 'teufelsburg', 'ki nyeri a verekdést', 'rules/#fight.winner'],
  ['en', 'mascarade', 'waht if nobody calims', 'rules/#announce.unclaimed'],
] as const)('%s, %s: a slip in the sentence “%s” is mended', (locale, game, typed, to) => {
  const [first] = asSearched(locale, game)(typed).names;
  expect(first?.name.to).toBe(to);
});

test('what a sentence mentions with a slip alone is a guess, as the texts may know the word', () => {
  const find = asSearched('it', 'teufelsburg');
  expect(find('posso rifutare')).toMatchObject({
    names: [{ name: { to: 'rules/#trade.refuse' }, isGuess: true }],
    isGuess: true,
  });
  expect(find('posso rifiutare')).toMatchObject({ names: [{ isGuess: false }], isGuess: false });
});

test('what is a word is no slip', () => {
  const mend = mender([index], 'en', ['which']);
  expect(mend('whcih')).toBe('which');
  expect(mend('refsue')).toBe('refuse');
  for (const word of ['which', 'refuse', 'Refuse', 'xyzzy', 'tei']) expect(mend(word), word).toBeUndefined();
  expect(mender([index], 'hu', [])('karakterkártyádról')).toBeUndefined();
});

test('where a word of a sentence is the reader’s own in one game, none is another language’s in another', () => {
  const typed = 'who pays the fine';
  const all = Object.values(indices).flatMap((names) => nameFinder(names, 'en')(typed).names);
  expect(all.filter(({ language }) => language === 'it').map(({ form }) => form)).toContain('fine');
  expect(inOneLanguage(all, 'en').filter(({ language }) => language !== 'en')).toEqual([]);
});

test('a paragraph that is sought by other words is so in every language that is finished', () => {
  for (const [game, { names }] of Object.entries(indices)) {
    const unfinished = new Set<string>(locales.filter((locale) => isUnfinished(locale, game as Game)));
    for (const { kind, to, forms } of names) {
      const languages = Object.keys(forms).filter((language) => !unfinished.has(language));
      if (kind === 'rules') expect(languages.toSorted(), to).toEqual(finishedIn(game as Game).toSorted());
    }
  }
});

test('words that lead nowhere are told', () => {
  const file = { file: 'content/foxlight/text/en/sought.yaml', data: { gold: ['money'], 'turn.frist': ['start'] } };
  const problems = soughtProblems([file], new Set(['gold', 'turn.first']));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/sought\.yaml.*turn\.frist.*turn\.first/);
});

test('a form of another language is a guess where it is only much like what was typed, or a word of it', () => {
  const guesses = (locale: Locale, typed: string) =>
    nameFinder(
      index,
      locale,
    )(typed)
      .names.filter(({ isGuess }) => isGuess)
      .map(({ form }) => form);
  expect(guesses('en', 'card')).toContain('kard');
  expect(guesses('en', 'kelyhett')).toContain('Kelyhet');
  expect(guesses('pt', 'chi vince un pareggio')).toContain('pareggio');
  // As it is stored, going on, or where a form of the reader’s own fits as well, it is none.
  for (const typed of ['kelyhet', 'kelyh', 'goblte', 'tie'])
    expect(guesses('en', typed), typed).not.toContain('Kelyhet');
  // Where it is just a phrase of the reader’s own, no word of it is another language’s.
  expect(nameFinder(indices.mascarade, 'it')('fine della partita').names.map(({ form }) => form)).not.toContain('fine');
  expect(nameFinder(index, 'pt')('chi vince un pareggio').isGuess).toBe(true);
  expect(nameFinder(index, 'it')('chi vince un pareggio').isGuess).toBe(false);
});

test.each(Object.entries(indices))('the names of %s are less than 20 kB on their way', (_, names) => {
  expect(gzipSync(JSON.stringify(names)).length).toBeLessThan(20_000);
});
