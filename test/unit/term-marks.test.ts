import { describe, expect, it } from 'vitest';
import { blocks, inline } from '../../src/lib/markdown.ts';
import { termMarks } from '../../src/lib/term-marks.ts';
import type { Concept } from '../../src/lib/terms.ts';

const concept = (id: string, forms: string[], more: Partial<Concept> = {}, except?: readonly string[]): Concept => ({
  id,
  kind: 'rule',
  rules: [],
  languages: {
    en: {
      definition: id,
      ...(except && { except }),
      terms: [{ term: id, status: 'preferred', partOfSpeech: 'noun', leaflets: [], forms }],
    },
  },
  ...more,
});

const concepts = [
  concept('turn', ['turn', "attacker's turn"], {}, ['turn the card']),
  concept('attacker', ['attacker']),
  concept('ally', ['alli*']),
  concept('all', ['all*']),
  concept('tie', ['tie'], { rules: ['fight.tie'] }),
  concept('point', ['points'], { within: ['fight'] }),
  concept('victory-point', ['points'], { within: ['campaign'] }),
  concept('hand', ['hand']),
  concept('palm', ['hand']),
  concept('dagger', ['Dagger'], { card: 'object.dagger' }),
];
const marks = termMarks(concepts, 'en', (id) => `/terms/${id}/`);
const resolve = (reference: string) => ({ href: `#${reference}`, kind: 'rule' as const });

/** A text with its marks as `<words: concept>`, and its links in brackets. */
const marked = (text: string, id?: string) =>
  inline(text, resolve, marks(id === undefined ? undefined : { id, chapter: id.split('.')[0] as string }))
    .replace(/<a class="ref-term" href="\/terms\/([^"]*)\/">(.*?)<\/a>/g, '{$2: $1}')
    .replace(/<a class="ref [^>]*>(.*?)<\/a>/g, '[$1]');

describe('of the terms in a text', () => {
  it.each([
    ['each is marked once', 'An attacker. The attacker.', 'An {attacker: attacker}. The attacker.'],
    ['the longest is marked', "The attacker's turn.", 'The {attacker’s turn: turn}.'],
    ['that of the longer form is marked', 'An allied camp.', 'An {allied: ally} camp.'],
    ['none is marked that means something else', 'Now turn the card.', 'Now turn the card.'],
    ['none is marked that may be of two concepts', 'In hand.', 'In hand.'],
    ['none is marked outside its chapters', 'Two points.', 'Two points.'],
    ['no card is marked', 'The Dagger.', 'The Dagger.'],
    ['none is marked in a link', '[The tie](claim.when), a tie.', '[The tie], a {tie: tie}.'],
    ['none is marked that a link explains', 'In [a tie](fight.tie), a tie.', 'In [a tie], a tie.'],
    ['signs stay as they are', '1 < 2 & a tie', '1 &lt; 2 &amp; a {tie: tie}'],
  ])('%s', (_, text, expected) => expect(marked(text)).toBe(expected));

  it('none is marked where it is explained', () => expect(marked('A tie.', 'fight.tie')).toBe('A tie.'));

  it('that of the chapter is marked', () => {
    expect(marked('Two points.', 'fight.won')).toBe('Two {points: point}.');
    expect(marked('Two points.', 'campaign.won')).toBe('Two {points: victory-point}.');
  });

  it('none is marked at the head of a table', () => {
    const html = blocks('| tie |\n| --- |\n| a tie |', resolve, marks());
    expect(html).toContain('<th scope="col">tie</th>');
    expect(html).toContain('<td>a <a class="ref-term" href="/terms/tie/">tie</a></td>');
  });
});
