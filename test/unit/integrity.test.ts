import { describe, expect, test } from 'vitest';
import { type GameSources, problemsIn } from '../../src/lib/integrity.ts';
import type { Locale } from '../../src/locales.ts';

const source = <Data>(id: string, file: string, data: Data, body = '') => ({ id, file, data, body });
const rule = (id: string, text: string) => `<Rule id="${id}">\n\n${text}\n\n</Rule>`;
const scene = (id: string, text: string) => `<Scene id="${id}">\n\n${text}\n\n</Scene>`;

/** A game of one chapter and two cards that holds together, in English and Hungarian. */
function sound() {
  const texts = (locale: Locale) => ({
    game: [source('', `text/${locale}/game.yaml`, { title: 'A game' })],
    cards: ['dagger', 'thug'].map((id) =>
      source(id, `text/${locale}/cards/${id}.yaml`, { effect: `[Tie](fight.tie)` }),
    ),
    chapters: [
      source(
        'fight',
        `rules/${locale}/fight.mdx`,
        { title: 'Fighting' },
        `${rule('fight.tie', 'The [Dagger](object.dagger).')}\n${rule('fight.after', 'Go on.')}`,
      ),
    ],
    lessons: [
      source(
        'attack',
        `lessons/${locale}/attack.mdx`,
        { title: 'An attack' },
        `${scene('attack.before', 'She points at him.')}\n${scene('attack.after', 'A tie.')}`,
      ),
    ],
    faq: [source('tie', `text/${locale}/faq/tie.yaml`, { answer: 'Yes.' })],
    differences: [source('limit', `text/${locale}/differences.yaml`, { title: 'Limit' })],
    readings: [source('last', `text/${locale}/readings.yaml`, { text: 'Read so.' })],
    positions: [source('start', `text/${locale}/positions.yaml`, { title: 'A fight' })],
  });
  const facts = (kind: string) => ({ kind, related: [] as string[], rules: ['fight.tie'], differences: ['limit'] });
  return {
    folder: 'content/game',
    locales: ['en', 'hu'] as Locale[],
    drafts: [] as Locale[],
    register: source('', 'rules/index.yaml', [{ id: 'fight', paragraphs: ['tie', 'after'] }]),
    cards: [
      source('dagger', 'cards/dagger.yaml', facts('object')),
      source('thug', 'cards/thug.yaml', facts('occupation')),
    ],
    differences: source('', 'differences.yaml', [
      { id: 'limit', cites: ['fight.tie'], values: { reference: 'a', hu: 'b' } as Record<string, string> },
    ]),
    readings: source('', 'readings.yaml', [{ id: 'last', cites: ['object.dagger'] }]),
    faq: [source('tie', 'faq/tie.yaml', { cites: ['fight.tie'], cards: ['dagger'] })],
    positions: [source('start', 'positions/start.yaml', { kind: 'fight', cards: ['thug'] })],
    positionKinds: ['fight'],
    lessonOrder: source('', 'lessons/index.yaml', ['attack']),
    lessons: [
      source('attack', 'lessons/tables/attack.yaml', {
        record: { moves: ['attack', 'resolve'] },
        rules: ['fight.tie'],
        questions: ['tie'],
        scenes: [
          { id: 'before', after: 0, ask: { until: 2 } as object },
          { id: 'after', after: 2, from: 1, example: { paragraph: 'fight.tie' } },
        ],
      }),
    ],
    editions: ['reference', 'hu'],
    emblems: new Map(['dagger', 'thug'].map((id) => [id, '<svg/>'])),
    texts: { en: texts('en'), hu: texts('hu') },
  } satisfies GameSources;
}

/** What is reported once the content has been changed. */
function broken(change: (game: ReturnType<typeof sound>) => void) {
  const game = sound();
  change(game);
  return problemsIn(game);
}

/** The first of a list that a test knows not to be empty. */
const first = <Item>([item]: Item[]) => item as Item;

test('content that holds together has no problems', () => {
  expect(problemsIn(sound())).toEqual([]);
});

describe('each breach is told with its file, its field, what was found and what was expected', () => {
  test('a scene may draw a part of itself again, and nothing else', () => {
    expect(broken((game) => Object.assign(game, { scene: '<svg><g id="a"/><use href="#a"/></svg>' }))).toEqual([]);
    expect(broken((game) => Object.assign(game, { scene: '<svg><use href="x.svg#a"/></svg>' }))).toHaveLength(1);
  });

  test.each<[string, (game: ReturnType<typeof sound>) => void, string]>([
    [
      'a card that cites a paragraph that is not there',
      ({ cards }) => Object.assign(first(cards).data, { rules: ['fight.ties'] }),
      'cards/dagger.yaml, rules.0: found fight.ties, expected a paragraph of the register (such as fight.tie)',
    ],
    [
      'a card in one language and not in another',
      ({ texts }) => texts.hu.cards.pop(),
      'content/game/text/hu/cards/thug.yaml: found nothing, expected a text',
    ],
    [
      'a card that only a translation has',
      ({ texts }) => texts.hu.cards.push(source('sword', 'text/hu/cards/sword.yaml', { effect: 'Cuts.' })),
      "text/hu/cards/sword.yaml: found sword, expected an id of content/game's cards",
    ],
    [
      'a paragraph in one language and not in another',
      ({ texts }) => {
        const chapter = first(texts.hu.chapters);
        chapter.body = chapter.body.replace(/<Rule id="fight.after">.*?<\/Rule>/s, '');
      },
      'rules/hu/fight.mdx: found no fight.after, expected its text',
    ],
    [
      'a paragraph that the register does not know',
      ({ texts }) => {
        first(texts.hu.chapters).body += rule('fight.before', 'First.');
      },
      'rules/hu/fight.mdx: found fight.before, expected a paragraph of rules/index.yaml',
    ],
    [
      'paragraphs out of order',
      ({ texts }) => {
        first(texts.en.chapters).body = `${rule('fight.after', 'Go on.')}${rule('fight.tie', 'A tie.')}`;
      },
      'rules/en/fight.mdx: found fight.after fight.tie, expected each once, in order: fight.tie fight.after',
    ],
    [
      'a missing file',
      ({ texts }) => texts.hu.game.pop(),
      'content/game/text/hu/game.yaml: found nothing, expected a text',
    ],
    [
      'a missing drawing',
      ({ emblems }) => emblems.delete('thug'),
      'content/game/emblems/thug.svg: found no file, expected a drawing',
    ],
    [
      'a script in a drawing',
      ({ emblems }) => emblems.set('thug', '<svg><script>alert(1)</script></svg>'),
      'content/game/emblems/thug.svg: found <script, expected a drawing that runs nothing and loads nothing',
    ],
    [
      'a drawing that runs something when it is there',
      ({ emblems }) => emblems.set('dagger', '<svg onload="alert(1)"/>'),
      'content/game/emblems/dagger.svg: found onload=, expected a drawing that runs nothing and loads nothing',
    ],
    [
      'a script in the drawing at the head of its pages',
      (game) => Object.assign(game, { scene: '<svg><script>alert(1)</script></svg>' }),
      'content/game/scene.svg: found <script, expected a drawing that runs nothing and loads nothing',
    ],
    [
      'colours that load something',
      (game) => Object.assign(game, { look: '@import url(https://elsewhere.example/x.css);' }),
      'content/game/look.css: found @import, expected styles that load nothing',
    ],
    [
      'an edition without a value',
      ({ differences }) => delete first(differences.data).values.hu,
      'differences.yaml, limit.values: found no hu, expected a value',
    ],
    [
      'an example of a paragraph that is not there',
      ({ lessons }) => Object.assign(first(first(lessons).data.scenes), { example: { paragraph: 'fight.ties' } }),
      'lessons/tables/attack.yaml, scenes.0.example.0: found fight.ties, expected a paragraph of the register (such as fight.tie)',
    ],
    [
      'a lesson on a paragraph that is not there',
      ({ lessons }) => Object.assign(first(lessons).data, { rules: ['fight.ties'] }),
      'lessons/tables/attack.yaml, rules.0: found fight.ties, expected a paragraph of the register (such as fight.tie)',
    ],
    [
      'a lesson on a question that is not there',
      ({ lessons }) => Object.assign(first(lessons).data, { questions: ['ties'] }),
      'lessons/tables/attack.yaml, questions.0: found ties, expected the id of a question (such as tie)',
    ],
    [
      'a scene after moves that nobody makes',
      ({ lessons }) => Object.assign(first(first(lessons).data.scenes.slice(1)), { after: 3 }),
      'lessons/tables/attack.yaml, scenes.1.after: found 3, expected at most 2',
    ],
    [
      'a scene that begins after it ends',
      ({ lessons }) => Object.assign(first(first(lessons).data.scenes.slice(1)), { from: 3 }),
      'lessons/tables/attack.yaml, scenes.1.from: found 3, expected at most 2',
    ],
    [
      'an outcome asked that has come already',
      ({ lessons }) => Object.assign(first(first(lessons).data.scenes), { ask: { until: 0 } }),
      'lessons/tables/attack.yaml, scenes.0.ask.until: found 0, expected from 1 to 2',
    ],
    [
      'a lesson out of the order of learning',
      ({ lessonOrder }) => lessonOrder.data.pop(),
      'content/game/lessons/index.yaml: found not once attack, expected each lesson once',
    ],
    [
      'a lesson in that order that is not there',
      ({ lessonOrder }) => lessonOrder.data.push('defence'),
      'lessons/index.yaml, 1: found defence, expected the id of a lesson',
    ],
    [
      'a scene that only a translation has',
      ({ texts }) => {
        first(texts.hu.lessons).body += scene('attack.later', 'Later.');
      },
      'lessons/hu/attack.mdx: found attack.later, expected a scene of content/game/lessons/tables/attack.yaml',
    ],
    [
      'an answer about a card that is not there',
      ({ faq }) => Object.assign(first(faq).data, { cards: ['sword'] }),
      'faq/tie.yaml, cards.0: found sword, expected the id of a card',
    ],
  ])('%s', (_, change, message) => {
    expect(broken(change)).toContain(message);
  });
});

test('a language that is a draft may have gaps, but no strangers', () => {
  const problems = broken((game) => {
    game.drafts.push('hu');
    game.texts.hu.cards.pop();
    game.texts.hu.faq.push(source('sword', 'text/hu/faq/sword.yaml', { answer: 'No.' }));
  });
  expect(problems).toEqual(["text/hu/faq/sword.yaml: found sword, expected an id of content/game's faq"]);
});
