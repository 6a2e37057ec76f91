import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import words from '../../content/ui/en/site.json' with { type: 'json' };
import { locales } from '../../src/locales.ts';
import { type Copy, copyProject } from './copy.ts';
import { game } from './site.ts';

test('every language has a page that the footer leads to', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/${game}/`);
    await page.locator('footer a[href$="/translation/"]').tap();
    await page.waitForURL(`**/${locale}/${game}/translation/`);
    const rows = locale === 'en' ? 0 : Object.keys(words.translation.part).length;
    await expect(page.locator('section:has(#parts) tbody tr:not(.total)')).toHaveCount(rows);
    await expect(page.locator('section:has(#languages) tbody tr')).toHaveCount(locales.length - 1);
  }
});

test.describe('a site with a stale paragraph, card and answer and a missing paragraph', () => {
  test.describe.configure({ mode: 'serial' });
  let copy: Copy | undefined;
  let site = '';
  const address = (path: string) => `${site}/hu/${game}/${path}`;

  test.beforeAll(async () => {
    copy = copyProject();
    copy.change('src/locales.ts', "name: 'Magyar', tag: 'hu'", "name: 'Magyar', tag: 'hu', draft: true");
    const text = `content/${game}/text/en`;
    copy.change(`content/${game}/rules/en/fight.mdx`, /(<Rule id="fight.tie">\s+)/, '$1Changed since. 77! ');
    copy.change(`content/${game}/rules/hu/fight.mdx`, /<Rule id="fight.stance">.*?<\/Rule>\n\n/s, '');
    copy.change(`${text}/cards/dagger.yaml`, 'effect: ', 'effect: Changed since. ');
    copy.change(`${text}/faq/bag-for-bag.yaml`, 'answer: ', 'answer: Changed since. ');
    site = await copy.build();
  });

  test.afterAll(() => copy?.remove());

  test('a stale paragraph is shown with a mark that opens the English', async ({ page }) => {
    await page.goto(address('rules/'));
    await expect(page.locator('details.stale')).toHaveCount(1);
    const rule = page.locator('.rule:has([id="fight.tie"])');
    await expect(rule).toContainText('döntetlen');
    const english = rule.locator('.stale [lang=en]');
    await expect(english).toBeHidden();
    await rule.getByText('Az angol szöveg azóta megváltozott').tap();
    await expect(english).toBeVisible();
    await expect(english).toContainText('Changed since.');
  });

  test('a missing paragraph is shown in English with a mark', async ({ page }) => {
    await page.goto(address('rules/'));
    const rule = page.locator('.rule:has([id="fight.stance"])');
    await expect(rule.locator('.text')).toHaveAttribute('lang', 'en');
    await expect(rule.locator('.untranslated')).toHaveText('Angolul látható');
  });

  test('a stale card and a stale answer are marked too', async ({ page }) => {
    await page.goto(address('cards/dagger/'));
    await expect(page.locator('.face .stale')).toContainText('Changed since.');
    await page.goto(address('faq/'));
    await expect(page.locator('.question:has([id="bag-for-bag"]) .stale')).toContainText('Changed since.');
    await expect(page.locator('details.stale')).toHaveCount(1);
  });

  test('side by side they are marked too, and what the stale one lacks', async ({ page }) => {
    await page.goto(address('side-by-side/rules/'));
    const hungarian = (id: string) => page.locator(`[id="${id}"] .cell[data-language=hu]`);
    await expect(page.locator('.state:visible')).toHaveCount(2);
    await expect(hungarian('fight.tie').locator('.state')).toHaveText('Az angol szöveg azóta megváltozott');
    await expect(hungarian('fight.stance').locator('.state')).toHaveText('Angolul látható');
    await expect(hungarian('fight.stance').locator('.text')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[id="fight.tie"] .lacks:visible')).toHaveText(['Innen hiányzik: 77']);
    for (const part of ['cards', 'faq']) {
      await page.goto(address(`side-by-side/${part}/`));
      await expect(page.locator('.state:visible')).toHaveText(['Az angol szöveg azóta megváltozott']);
    }
  });

  test('the page of the language counts them and leads to them', async ({ page }) => {
    await page.goto(address('translation/'));
    const row = (title: string) => page.locator('section:has(#parts) tr', { hasText: title }).locator('td');
    const [texts = '', ...counts] = await row('Szabályok').allTextContents();
    // The last is how many have been reviewed.
    expect(counts).toEqual([`${Number(texts) - 1}`, '1', '1', expect.stringMatching(/^\d+$/)]);
    await expect(row('Kártyák').nth(2)).toHaveText('1');
    const left = page.locator('.left li');
    await expect(left.locator('code')).toHaveText(['fight.stance', 'fight.tie', 'dagger', 'bag-for-bag']);
    await expect(left.first()).toContainText('még nincs lefordítva');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.getByRole('link', { name: 'fight.tie' }).tap();
    await page.waitForURL(`**/hu/${game}/rules/#fight.tie`);
  });
});
