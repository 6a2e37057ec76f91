import { describe, expect, it } from 'vitest';
import { concordance, contextsIn, finderOf } from '../../src/lib/concordance.ts';
import type { Concept, Term } from '../../src/lib/terms.ts';

const term = (forms: string[], status: Term['status'] = 'preferred'): Term => ({
  term: forms[0] ?? '',
  status,
  partOfSpeech: 'noun',
  leaflets: [],
  forms,
});
const keywords = (text: string, ...terms: Term[]) =>
  contextsIn(text, finderOf(terms) as RegExp).map(({ keyword }) => keyword);

describe('the keywords', () => {
  it.each([
    ['whole words only', 'A fight, fighting and a Fight.', [term(['fight'])], ['fight', 'Fight']],
    ['whatever begins so', 'Supports, supported, unsupported.', [term(['support*'])], ['Supports', 'supported']],
    [
      'the longest first',
      'The pile of objects and the pile.',
      [term(['pile', 'pile of objects'])],
      ['pile of objects', 'pile'],
    ],
    ['names as they are written', 'Keys and keys, in any order.', [term(['Keys']), term(['Order'])], ['Keys']],
    ['letters beyond ASCII', 'Őrzi az őrt, a hőst.', [term(['őr*'])], ['Őrzi', 'őrt']],
    ['no part of a longer word', 'következik a kör köre', [term(['kör'])], ['kör']],
    ['signs as they stand', 'Secret Bag (Key) here', [term(['Secret Bag (Key)'])], ['Secret Bag (Key)']],
    [
      'the longest first, whatever stands at its ends',
      'A Secret Bag (Key), a Secret Bag, a Key.',
      [term(['Key', 'Secret Bag', 'Secret Bag (Key)'])],
      ['Secret Bag (Key)', 'Secret Bag', 'Key'],
    ],
    ['words of a script without blanks', '玩家A攻擊時用匕首。', [term(['攻擊*']), term(['匕首'])], ['攻擊', '匕首']],
    ['whole words beside such a script', '用Keys或Key。', [term(['Key'])], ['Key']],
    ['either apostrophe', "the loser's, the loser’s", [term(["loser's"])], ["loser's", 'loser’s']],
    ['several terms', 'a hand and the limit', [term(['hand']), term(['limit'])], ['hand', 'limit']],
  ])('%s', (_, text, terms, found) => expect(keywords(text, ...terms)).toEqual(found));

  it('are none without a term', () => expect(finderOf([])).toBeUndefined());
});

it('stand in their context, cut between words', () => {
  const long = 'word '.repeat(30).trim();
  const [context] = contextsIn(`${long} keyword ${long}`, finderOf([term(['keyword'])]) as RegExp);
  expect(context?.before).toMatch(/^… word( word)+ $/);
  expect(context?.after).toMatch(/^ word( word)+ …$/);
  const unspaced = '車至惡魔城的旅程'.repeat(10);
  expect(contextsIn(`Coachlamp ${unspaced}匕首${unspaced} Coachlamp`, finderOf([term(['匕首'])]) as RegExp)).toEqual([
    { before: `…${unspaced.slice(-48)}`, keyword: '匕首', after: `${unspaced.slice(0, 48)}…` },
  ]);
  expect(contextsIn('A keyword.', finderOf([term(['keyword'])]) as RegExp)).toEqual([
    { before: 'A ', keyword: 'keyword', after: '.' },
  ]);
});

it('are told paragraph by paragraph, every language beside the others', () => {
  const concept: Concept = {
    id: 'tie',
    kind: 'rule',
    rules: [],
    within: ['fight'],
    languages: { en: { terms: [term(['tie'])] }, hu: { terms: [term(['döntetlen*'])] } },
  };
  const paragraph = (id: string, text: string) => ({ id, chapter: id.split('.')[0] as string, text });
  const occurrences = concordance(concept, {
    en: [paragraph('fight.won', 'No.'), paragraph('fight.tie', 'A tie.'), paragraph('tips.tie', 'A tie.')],
    hu: [paragraph('fight.won', 'Döntetlennél.'), paragraph('fight.tie', 'Senki.'), paragraph('tips.tie', 'Más.')],
  });
  expect(occurrences.map(({ id, contexts }) => [id, Object.keys(contexts)])).toEqual([
    ['fight.won', ['hu']],
    ['fight.tie', ['en']],
  ]);
});

it('are no cards within the longer names of others', () => {
  const card = (id: string, name: string): Concept => ({
    ...{ id, kind: 'card', card: `object.${id}`, rules: [] },
    languages: { en: { terms: [term([name])] } },
  });
  const coat = card('coat', 'Coat');
  const text = 'The Coat of Arms, the Coat and the Coat of Arms.';
  const occurrences = concordance(coat, { en: [{ id: 'a.b', chapter: 'a', text }] }, [
    coat,
    card('arms', 'Coat of Arms'),
  ]);
  expect(occurrences).toEqual([
    {
      id: 'a.b',
      contexts: { en: [{ before: 'The Coat of Arms, the ', keyword: 'Coat', after: ' and the Coat of Arms.' }] },
    },
  ]);
});

it('are not those that mean something else', () => {
  const trade: Concept = {
    ...{ id: 'trade', kind: 'rule', rules: [] },
    languages: { pt: { except: ['em troca'], terms: [term(['troca'])] } },
  };
  const occurrences = concordance(trade, { pt: [{ id: 'a.b', chapter: 'a', text: 'Uma troca. Dá outro em troca.' }] });
  expect(occurrences[0]?.contexts.pt?.map(({ before }) => before)).toEqual(['Uma ']);
});

it('leave out deprecated terms, which may be right for something else', () => {
  const tie: Concept = {
    ...{ id: 'tie', kind: 'rule', rules: [] },
    languages: { en: { terms: [term(['tie']), term(['draw'], 'deprecated')] } },
  };
  const paragraph = (id: string, text: string) => ({ id, chapter: 'fight', text });
  const rules = { en: [paragraph('fight.tie', 'A tie.'), paragraph('bags.draw', 'Draw a card.')] };
  expect(concordance(tie, rules).map(({ id }) => id)).toEqual(['fight.tie']);
});
