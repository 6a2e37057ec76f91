import { expect, it } from 'vitest';
import { coarse, withEmblems } from '../../scripts/emblems.ts';

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

it('lays the points of a fine drawing on a coarser grid, and leaves one that is coarse', () => {
  const fine = '<symbol id="key" viewBox="0 0 320 320"><path d="M7 9h100v40z"/><path d="m10 10 21 20v100z"/></symbol>';
  const sheet = coarse(`<svg xmlns="http://www.w3.org/2000/svg">${fine}${symbol('tome')}</svg>`, 160);
  expect(sheet).toContain(
    '<symbol id="key" viewBox="0 0 160 160"><path d="M4 5h50v20z"/><path d="m5 5 11 10v50z"/></symbol>',
  );
  expect(sheet).toContain(symbol('tome'));
});
