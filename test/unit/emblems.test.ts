import { expect, it } from 'vitest';
import { withEmblems } from '../../scripts/emblems.ts';

const symbol = (id: string) => `<symbol id="${id}" viewBox="0 0 64 64"><path d="M0 0h64v64z"/></symbol>`;
const sheets = new Map([['/emblems/castle.svg', `<svg>${['key', 'tome', 'whip', 'coat'].map(symbol).join('')}</svg>`]]);
const page = (...ids: string[]) =>
  `<body><main>${ids.map((id) => `<use href="/emblems/castle.svg#${id}"></use>`).join('')}</main></body>`;

it('puts the few emblems that a page draws into it, each once', () => {
  const html = withEmblems(page('key', 'whip', 'key'), sheets);
  expect(html.match(/<use href="[^"]*"/g)).toEqual([
    '<use href="#emblem-key"',
    '<use href="#emblem-whip"',
    '<use href="#emblem-key"',
  ]);
  expect(html.match(/<symbol id="[^"]*"/g)).toEqual(['<symbol id="emblem-key"', '<symbol id="emblem-whip"']);
});

it('leaves a page alone that draws most of them, or none', () => {
  for (const html of [page('key', 'tome', 'whip', 'coat'), page()]) expect(withEmblems(html, sheets)).toBe(html);
});

it('leaves a page alone that opens the checker, which loads the sheet', () => {
  const html = page('key').replace('<main>', '<main><div data-check data-game="castle"></div>');
  expect(withEmblems(html, sheets)).toBe(html);
});
