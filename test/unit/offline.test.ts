import { describe, expect, test } from 'vitest';
import { withAddresses } from '../../scripts/fingerprints.ts';
import { isOfAnother, loadedBy, sharesOf } from '../../scripts/offline.ts';
import {
  type File,
  fileKey,
  filesSize,
  isPage,
  isVersioned,
  keyOf,
  type Manifest,
  newer,
  type Offer,
  pagePathOf,
  sameIn,
  sha256,
  sizeOf,
} from '../../src/lib/offline/packs.ts';
import { sizeIn } from '../../src/lib/offline/size.ts';

const at = (path: string) => new URL(path, 'https://site.example');

describe('an address', () => {
  test.each([
    ['/_astro/page.1a2b.js', true],
    ['/pagefind/en-1a2b/pagefind.js', true],
    ['/names/a.json?v=1a2b', true],
    ['/names/a.json', false],
    ['/data/index.json', false],
    ['/en/', false],
  ])('%s tells its content: %s', (path, told) => {
    expect(isVersioned(at(path), '/')).toBe(told);
    expect(isVersioned(at(`/club${path}`), '/club/')).toBe(told);
    expect(isVersioned(at(path), '/club/')).toBe(false);
  });

  test('is kept without what does not tell its content', () => {
    expect(keyOf(at('/pagefind/en-1a/pagefind-entry.json?ts=17'), '/')).toBe(
      'https://site.example/pagefind/en-1a/pagefind-entry.json',
    );
    expect(keyOf(at('/names/a.json?v=1a&x=2#f'), '/')).toBe('https://site.example/names/a.json?v=1a');
  });

  test('is that of a page where it ends in a slash, whatever is asked of the page', () => {
    expect(isPage('/en/cards/?kind=a.b')).toBe(true);
    expect(isPage('/en/cards')).toBe(false);
    expect(isPage('/names/a.json?v=/')).toBe(false);
  });

  test.each([
    ['/hu/rules/', '/hu/rules/'],
    ['/hu/rules', '/hu/rules/'],
    ['/hu/rules/index.html', '/hu/rules/'],
    ['/index.html', '/'],
    ['/404.html', '/404.html'],
    ['/hu/my-index.html', '/hu/my-index.html'],
  ])('%s is that of the page %s', (path, page) => {
    expect(pagePathOf(path)).toBe(page);
  });

  test('is the same in another language, but for the language', () => {
    expect(sameIn('hu', '/en/game/cards/en/', '/')).toBe('/hu/game/cards/en/');
    expect(sameIn('zh-hant', '/club/en/', '/club/')).toBe('/club/zh-hant/');
    expect(sameIn('en', '/en/game/', '/')).toBe('/en/game/');
  });

  test('of a page is kept with its hash, of a file as it is', () => {
    expect(fileKey(['/en/', 'ff', 1, 1], 'https://site.example', '/')).toBe('https://site.example/en/?sha256=ff');
    expect(fileKey(['/a.json?v=1', 'ff', 1, 1], 'https://site.example', '/')).toBe('https://site.example/a.json?v=1');
  });
});

describe('how much there is to load', () => {
  const manifest = (game: string, locale: string, files: File[]): Manifest => ({ format: 1, game, locale, files });
  const all: File = ['/all.js?v=1', 'a', 100, 10];
  const ofGame: File = ['/game.svg?v=1', 'b', 200, 20];
  const page = (locale: string): File => [`/${locale}/game/`, locale, 1000, 100];
  const shares = sharesOf([
    manifest('game', 'en', [all, ofGame, page('en')]),
    manifest('game', 'hu', [all, ofGame, page('hu')]),
    manifest('other', 'en', [all]),
  ]);
  const offers = { format: 1, packs: [], shares };

  test('what several share counts once', () => {
    expect(sizeOf(offers, ['game.en'])).toEqual({ stored: 1300, sent: 130 });
    expect(sizeOf(offers, ['game.en', 'game.hu'])).toEqual({ stored: 2300, sent: 230 });
    expect(sizeOf(offers, [])).toEqual({ stored: 0, sent: 0 });
  });

  test('what is there with another does not count', () => {
    expect(sizeOf(offers, ['game.hu'], ['game.en'])).toEqual({ stored: 1000, sent: 100 });
    expect(sizeOf(offers, ['game.hu'], ['other.en'])).toEqual({ stored: 1200, sent: 120 });
  });

  test('a file in several lists counts once', () => {
    expect(filesSize([all, all, ofGame])).toEqual({ stored: 300, sent: 30 });
  });

  test('is said as readers know it', () => {
    expect(sizeIn('en', 2_912_469)).toBe('2.9 MB');
    expect(sizeIn('hu', 2_912_469)).toBe('2,9 MB');
    expect(sizeIn('en', 12_143_084)).toBe('12.1 MB');
    expect(sizeIn('en', 80_400)).toBe('80 kB');
    expect(sizeIn('en', 3)).toBe('1 kB');
    expect(sizeIn('en', 999_600)).toBe('1 MB');
  });
});

test('newer is what is offered in another version than it is kept in', () => {
  const offer = (game: string, version: string): Offer => ({ game, locale: 'en', version, manifest: '/' });
  const offers = { format: 1, packs: [offer('a', '2'), offer('b', '1'), offer('c', '1')], shares: [] };
  const kept = {
    packs: [
      { ...offer('a', '1'), at: 0 },
      { ...offer('b', '1'), at: 0 },
    ],
    begun: [offer('c', '0')],
  };
  expect(newer(offers, kept)).toEqual([offer('a', '2')]);
});

test('a hash is that of the bytes', async () => {
  expect(await sha256(new TextEncoder().encode('abc').buffer)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('addresses are made new where they stand as such', () => {
  const addresses = new Map([['/names/a.json', '/names/a.json?v=1']]);
  const renewed = (text: string) => withAddresses(text, addresses);
  expect(renewed('<use href="/names/a.json#x">')).toBe('<use href="/names/a.json?v=1#x">');
  expect(renewed('data-w="{&#34;n&#34;:&#34;/names/a.json&#34;}"')).toBe(
    'data-w="{&#34;n&#34;:&#34;/names/a.json?v=1&#34;}"',
  );
  for (const text of [
    '"https://site.example/names/a.json"',
    '"/names/a.jsonl"',
    '"/names/a.json?v=0"',
    'see /names/a.json here',
  ])
    expect(renewed(text)).toBe(text);
});

test('a page loads what its elements name, and leads to what its links do', () => {
  const html = `<link rel="stylesheet" href="/a.css"><link rel="canonical" href="/x/"><a href="/y/">y</a>
    <script type="module" src="/b.js"></script><script type="module">import "/_astro/c.js"</script>
    <script type="application/ld+json">{"image": "/z.png"}</script>
    <svg><use href="/d.svg#x"></use></svg><p data-names='{"all": ["/e.json", "no address"]}' data-more="/f.json">"/_astro/g.js"</p>`;
  expect(loadedBy(html).sort()).toEqual(['/_astro/c.js', '/a.css', '/b.js', '/d.svg#x', '/e.json', '/f.json']);
});

test('what is of another game or language is known by its path', () => {
  const pack = { game: 'mascarade', locale: 'hu' };
  for (const file of [
    'hu/mascarade/index.html',
    'emblems/mascarade.svg',
    'favicon.svg',
    'hu/index.html',
    'pagefind/hu-1/a.pf_index',
  ])
    expect(isOfAnother(file, pack), file).toBe(false);
  for (const file of [
    'hu/teufelsburg/index.html',
    'emblems/teufelsburg.svg',
    'en/mascarade/index.html',
    'names/teufelsburg.json',
  ])
    expect(isOfAnother(file, pack), file).toBe(true);
});
