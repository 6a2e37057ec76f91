/**
 * The score that MDN's HTTP Observatory gives a site, by its rules (algorithm 4) for what files can decide. The tests and their modifiers are
 * published at https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and are the code of
 * https://github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js). The package itself brings 233 others, one of which is
 * compiled, and fetches lists when it is installed; it gave the same marks for these pages when this was written.
 *
 * That the host answers by HTTPS, and sends there whoever comes without it, is taken for granted: neither earns nor costs anything.
 */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  /** The policies in the page itself. */
  readonly policies: readonly string[];
  /** The addresses of the page's scripts. */
  readonly scripts: readonly string[];
}

type Directives = ReadonlyMap<string, ReadonlySet<string>>;

/** The directives of policies together, as the Observatory reads them: what a directive has in any of them. */
function directivesOf(policies: readonly string[]): Directives {
  const all = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name) all.set(name.toLowerCase(), new Set([...(all.get(name.toLowerCase()) ?? []), ...sources]));
  }
  return all;
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];

function ofPolicy(policies: readonly string[]): number {
  if (policies.length === 0) return -25;
  const csp = directivesOf(policies);
  const sources = (name: string) => [...(csp.get(name) ?? csp.get('default-src') ?? ['*'])];
  const isOpen = (name: string, ...more: string[]) => sources(name).some((one) => [...BROAD, ...more].includes(one));
  if (isOpen('script-src', "'unsafe-inline'", 'data:') || isOpen('object-src')) return -20;
  if ([...csp.values()].some((one) => [...one].some((source) => /^(http|ftp):/.test(source)))) return -20;
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10;
  if (isOpen('style-src', "'unsafe-inline'", 'data:')) return 0;
  const byDefault = csp.get('default-src');
  return byDefault?.size === 1 && byDefault.has("'none'") ? 10 : 5;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const SIX_MONTHS = 15_552_000;

/** What each of the Observatory's tests adds to a hundred, or takes from it. */
export function marksOf({ headers, policies, scripts }: Answer): Readonly<Record<string, number>> {
  const {
    'content-security-policy': sent,
    'strict-transport-security': transport,
    'referrer-policy': referrer,
    'x-frame-options': frame,
    'cross-origin-resource-policy': resources,
  } = headers;
  const inHeader = sent ? [sent] : [];
  const age = Number(/max-age=(\d+)/.exec(transport ?? '')?.[1] ?? Number.NaN);
  return {
    'content-security-policy': ofPolicy([...inHeader, ...policies]),
    // Of those that are set in a way that cannot be told from here, the worst.
    cookies: headers['set-cookie'] ? -40 : 0,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] ? -50 : 0,
    'referrer-policy': referrer ? (PRIVATE.includes(referrer) ? 5 : -5) : 0,
    'strict-transport-security': age >= SIX_MONTHS ? 0 : age >= 0 ? -10 : -20,
    'subresource-integrity': scripts.some((address) => /^(https?:)?\/\//.test(address)) ? -50 : 0,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': directivesOf(inHeader).has('frame-ancestors')
      ? 5
      : /^(deny|sameorigin)$/i.test(frame ?? '')
        ? 0
        : -20,
    'cross-origin-resource-policy': /^same-(site|origin)$/.test(resources ?? '') ? 10 : 0,
  };
}

/** From the best down: the least score for each grade. */
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
] as const;

/** Score and grade. What is better than it need be counts only for whoever has ninety without it. */
export function gradeOf(answer: Answer): { readonly score: number; readonly grade: string } {
  const marks = Object.values(marksOf(answer));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 100);
  const plain = Math.max(0, sum(marks.filter((mark) => mark < 0)));
  const score = plain >= 90 ? sum(marks) : plain;
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F' };
}
