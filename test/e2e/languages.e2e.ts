import { expect } from '@playwright/test';
import { finishedIn, gameIds } from '../../src/games.ts';
import { languages, locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { builtFile, builtPages, game, listedPages, sentencesIn } from './site.ts';

for (const locale of locales) {
  test.describe(`a browser set to ${languages[locale].name}`, () => {
    test.use({ locale: languages[locale].tag });

    test(`is led from / to /${locale}/`, async ({ page }) => {
      await page.goto('/');
      await page.waitForURL(`**/${locale}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', languages[locale].tag);
    });
  });
}

test('the first page leads to the language that was chosen by hand', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Language' }).tap();
  await page.getByRole('link', { name: languages.hu.name }).first().tap();
  await page.waitForURL('**/hu/');
  await page.goto('/');
  await page.waitForURL('**/hu/');
});

test.describe('a browser set to a language the site has not', () => {
  test.use({ locale: 'fi-FI' });

  test('is led from / to English', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/en/');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('/ offers every language', async ({ page }) => {
    await page.goto('/');
    for (const locale of locales) {
      await expect(page.getByRole('link', { name: languages[locale].name })).toHaveAttribute('href', `/${locale}/`);
    }
  });

  test('the language menu opens and leads to the same page', async ({ page }) => {
    await page.goto(`/en/${game}/faq/`);
    await page.locator('[popovertarget=languages]').tap();
    await page.getByRole('link', { name: 'Magyar' }).tap();
    await page.waitForURL(`**/hu/${game}/faq/`);
  });
});

test('changing the language keeps the paragraph', async ({ shared: page }) => {
  await page.goto(`/en/${game}/rules/#fight.tie`);
  for (const locale of ['hu', 'it', 'pt'] as const) {
    await page.locator('[popovertarget=languages]').tap();
    await page.getByRole('link', { name: languages[locale].name, exact: true }).tap();
    await page.waitForURL(`**/${locale}/${game}/rules/#fight.tie`);
    await expect(page.locator('[id="fight.tie"]')).toBeInViewport();
  }
});

test('changing the language keeps the filter', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/`);
  await page.locator('select[name=kind]').selectOption('occupation');
  await page.locator('[popovertarget=languages]').tap();
  await page.getByRole('link', { name: 'Italiano' }).tap();
  await page.waitForURL(`**/it/${game}/cards/?kind=occupation`);
  await expect(page.locator('[data-item]:visible')).toHaveCount(10);
});

test('every page names itself in every language', () => {
  const own = listedPages();
  expect(own.length).toBeGreaterThan(locales.length * 100);
  const linked = own.map(({ path, html }) => {
    const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
    const alternates = [...links].map(([, tag, href = '']) => [tag, new URL(href).pathname]);
    return [path, Object.fromEntries(alternates)];
  });
  const expected = own.map(({ path }) => {
    const [, part] = /^\/[^/]+\/(.*)$/.exec(path) ?? [];
    const alternates = Object.fromEntries(locales.map((locale) => [languages[locale].tag, `/${locale}/${part}`]));
    return [path, { ...alternates, 'x-default': `/en/${part}` }];
  });
  expect(Object.fromEntries(linked)).toEqual(Object.fromEntries(expected));
});

test('the sitemap names every page in the same languages as the page itself', () => {
  const alternatesIn = (text: string, link: RegExp) =>
    Object.fromEntries([...text.matchAll(link)].map(([, tag, href]) => [tag, href]));
  const named = new Map(
    listedPages().map(({ path, html }) => [
      path,
      alternatesIn(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
    ]),
  );
  const entries = [
    ...builtFile('sitemap-0.xml')
      .toString()
      .matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs),
  ];
  expect(entries.length).toBeGreaterThan(locales.length * 100);
  for (const [, address = '', links = ''] of entries)
    expect(alternatesIn(links, /<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g), address).toEqual(
      named.get(new URL(address).pathname),
    );
});

test('the first page, the homes and the sitemap name the same homes, also for whoever reads none of the languages', () => {
  const alternates = (text: string) =>
    [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, tag, href = '']) => [tag, new URL(href).pathname],
    );
  const homes = [...locales.map((locale) => [languages[locale].tag, `/${locale}/`]), ['x-default', '/en/']];
  for (const path of ['/', ...locales.map((locale) => `/${locale}/`)])
    expect(alternates(builtPages().find((one) => one.path === path)?.html ?? ''), path).toEqual(homes);
  const entries = builtFile('sitemap-0.xml').toString().split('<url>');
  for (const locale of locales)
    expect(alternates(entries.find((one) => one.includes(`/${locale}/</loc>`)) ?? ''), locale).toEqual(homes);
});

test('the checker is sent the sentences of the content, and nothing that was missed on the way', () => {
  for (const of of gameIds)
    for (const locale of finishedIn(of)) {
      const { place: _, ...sentences } = sentencesIn(locale, of);
      expect(JSON.parse(builtFile(`${locale}/${of}/checker.json`).toString()).speech.sentences).toEqual(sentences);
    }
});
