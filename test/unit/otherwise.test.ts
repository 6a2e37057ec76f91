import { describe, expect, it } from 'vitest';
import { listOfEditions, otherwiseOn } from '../../src/lib/otherwise.ts';

type Content = Parameters<typeof otherwiseOn>[0];

const content = {
  facts: { editions: ['reference', 'hu', 'it', 'pt'] },
  text: { editions: { reference: 'Reference', hu: 'Hungarian', it: 'Italian', pt: 'Portuguese' } },
  differences: [
    {
      id: 'doctor-tie',
      facts: {
        cites: ['fight.doctor'],
        values: { reference: 'no', hu: 'no', it: 'cancels', pt: 'cancels' },
        silent: [],
      },
      text: { says: { reference: 'Never.', hu: 'Never.', it: 'The draw too.', pt: 'The draw too.' } },
    },
    {
      id: 'coat',
      facts: { cites: ['trade.coat'], values: { reference: 'a', hu: 'b', it: 'c', pt: 'd' }, silent: ['pt'] },
      text: { says: { reference: 'Choose.', hu: 'The top one.', it: 'The last one.', pt: 'Silent.' } },
    },
  ],
} as unknown as Content;

const told = (cited: string, only?: string) =>
  otherwiseOn(content, cited, only).map(({ editions, says }) => `${editions.join(' and ')}: ${says}`);

describe('what editions have instead of what a paragraph says', () => {
  it('stands once for those that say the same, without those that agree', () =>
    expect(told('fight.doctor')).toEqual(['Italian and Portuguese: The draw too.']));
  it('stands apart for those that say something else, without those that are silent', () =>
    expect(told('trade.coat')).toEqual(['Hungarian: The top one.', 'Italian: The last one.']));
  it('is that of one edition alone where only that is looked at', () => {
    expect(told('trade.coat', 'it')).toEqual(['Italian: The last one.']);
    expect(told('fight.doctor', 'hu')).toEqual([]);
    expect(told('trade.coat', 'pt')).toEqual([]);
  });
  it('is nothing on a paragraph on which none differs', () => expect(told('fight.tie')).toEqual([]));
});

it.each([
  ['en', ['English rulebook', 'French rulebook'], 'English rulebook and French rulebook'],
  ['hu', ['Olasz szabályfüzet', 'Portugál szabályfüzet'], 'Olasz szabályfüzet és portugál szabályfüzet'],
  ['it', ['Regolamento inglese', 'Regolamento francese'], 'Regolamento inglese e regolamento francese'],
  ['pt', ['Livro de regras italiano', 'Folheto português'], 'Livro de regras italiano e folheto português'],
  ['hu', ['Olasz szabályfüzet'], 'Olasz szabályfüzet'],
] as const)('%s: %j stand in a row', (locale, names, row) => expect(listOfEditions(locale, names)).toBe(row));
