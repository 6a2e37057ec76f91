import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { policy } from '../../scripts/policy.ts';
import { type Element, elementsOf, inner, page as parsed } from './html.ts';
import { gradeOf, marksOf } from './observatory.ts';
import { test } from './shared.ts';
import { builtPages, game, kindsOfPage } from './site.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page says of its policy, directive by directive; nothing if it has none, or several. */
const policyOf = (elements: readonly Element[]): string[] => {
  const [meta, ...more] = elements.filter(
    ({ tag, attributes }) => tag === 'meta' && attributes['http-equiv'] === 'content-security-policy',
  );
  const directives = more.length > 0 ? '' : (meta?.attributes.content ?? '');
  return directives.split(';').map((directive) => directive.trim());
};

test('every page has its policy before all that it governs, and nothing in it that the policy refuses', () => {
  const flaws: string[] = [];
  for (const { path, html } of builtPages()) {
    const elements = elementsOf(parsed(html));
    const head = elements.slice(elements.findIndex(({ tag }) => tag === 'head') + 1);
    const [charset, meta] = head;
    if (!charset?.attributes.charset || meta?.attributes['http-equiv'] !== 'content-security-policy')
      flaws.push(`${path}: its policy does not come first`);
    const directives = policyOf(elements);
    for (const directive of policy.directives)
      if (!directives.includes(directive)) flaws.push(`${path}: lacks ${directive}`);
    if (/unsafe-(inline|eval|hashes)/.test(directives.join().replace("'wasm-unsafe-eval'", '')))
      flaws.push(`${path}: allows what is unsafe`);
    const allowed = (name: string) => directives.find((one) => one.startsWith(`${name} `))?.split(/\s+/) ?? [];
    const used = new Set<string>();
    for (const element of elements) {
      const { tag, attributes } = element;
      for (const [name, value] of Object.entries(attributes))
        if (name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value))
          flaws.push(`${path}: <${tag} ${name}="${value}">`);
      const isData = tag === 'script' && /json/.test(attributes.type ?? '');
      if ((tag !== 'script' && tag !== 'style') || isData || attributes.src !== undefined) continue;
      const hash = hashOf(inner(element));
      used.add(hash);
      if (!allowed(`${tag}-src`).includes(hash)) flaws.push(`${path}: a <${tag}> of its own that is not allowed`);
    }
    for (const hash of [...allowed('script-src'), ...allowed('style-src')])
      if (hash.startsWith("'sha") && !used.has(hash)) flaws.push(`${path}: allows ${hash}, which it has not`);
  }
  expect(flaws).toEqual([]);
});

test('what the policy refuses does not happen, and is noticed', async ({ page, refused }) => {
  await page.goto('/en/');
  const outcome = await page.evaluate(async () => {
    const done: string[] = [];
    const attempt = async (name: string, act: () => unknown) => {
      try {
        if (await act()) done.push(name);
      } catch {}
    };
    const { body } = document;
    const element = document.createElement('p');
    body.append(element);
    await attempt('HTML', () => {
      element.innerHTML = '<b></b>';
      return element.firstChild;
    });
    await attempt('a policy of its own', () => {
      const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
      return trustedTypes?.createPolicy('other', {});
    });
    await attempt('a style', () => {
      element.setAttribute('style', 'color: red');
      return getComputedStyle(element).color === 'rgb(255, 0, 0)';
    });
    await attempt('a script', () => {
      const script = document.createElement('script');
      script.append('globalThis.ran = true');
      body.append(script);
      return 'ran' in globalThis;
    });
    await attempt('another site', () => fetch('https://other.example/', { mode: 'no-cors' }));
    await attempt('a frame', () => {
      const frame = document.createElement('iframe');
      frame.src = '/hu/';
      body.append(frame);
      return new Promise((resolve) => {
        frame.onload = () => {
          try {
            resolve(frame.contentDocument?.body.childElementCount);
          } catch {
            resolve(false);
          }
        };
      });
    });
    return done;
  });
  expect(outcome).toEqual([]);
  const directives = ['require-trusted-types-for', 'trusted-types', 'style-src-attr', 'connect-src', 'frame-src'];
  for (const directive of directives)
    await expect.poll(() => refused.some((one) => one.includes(` ${directive} `)), directive).toBe(true);
  refused.splice(0);
});

test('neither the pages nor what they load come from elsewhere or leave a cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const answers: string[] = [];
  page.on('response', async (response) => {
    if ((await response.allHeaders())['set-cookie']) answers.push(response.url());
  });
  for (const path of [...Object.values(kindsOfPage), `${game}/check/`]) await page.goto(`/en/${path}`);
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('dialog').getByRole('searchbox').fill('dagger');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('results');
  expect([...origins]).toEqual([baseURL]);
  expect(answers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the Observatory would give the site A+', async ({ request }) => {
  for (const path of ['/', '/en/', `/hu/${game}/rules/`, `/pt/${game}/check/`, '/nothing/']) {
    const response = await request.get(path);
    const elements = elementsOf(parsed(await response.text()));
    const answer = {
      headers: response.headers(),
      policies: elements.flatMap(({ attributes }) => (attributes['http-equiv'] ? [attributes.content ?? ''] : [])),
      scripts: elements.flatMap(({ tag, attributes }) => (tag === 'script' && attributes.src ? [attributes.src] : [])),
    };
    expect(gradeOf(answer), `${path}: ${JSON.stringify(marksOf(answer))}`).toEqual({ score: 130, grade: 'A+' });
    const { 'content-security-policy': _, ...headers } = answer.headers;
    expect(gradeOf({ ...answer, headers }).grade).not.toBe('A+');
    expect(gradeOf({ ...answer, headers: {} }).grade).toBe('C');
  }
});
