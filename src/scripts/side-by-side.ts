/**
 * Which languages stand side by side. The address holds them, so that a comparison can be shared. The page has the texts of two; those of another
 * come from that language's own page, which has the same rows, though its groups may be in another order.
 */
import { chosen, exchanged, FEWEST, lackingBeside } from '../lib/side-by-side.ts';

/**
 * A page of the site, as elements: Trusted Types let no text become markup. The policy of this page holds for its styles, which are the same in
 * every language. It stands here, as a script of its own would be a request more.
 * @throws where it does not come
 */
const pageAt = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => resolve(request.response);
    request.onerror = () => reject(new Error(`${address} does not come`));
    request.send();
  });

/** Whether the game is kept on the device, and not in a language. */
function isLeftOut(language: string): boolean {
  try {
    const kept = localStorage.getItem('coachlamp.kept') ?? '';
    const pack = `"${document.body.dataset.game}.`;
    return kept.includes(pack) && !kept.includes(`${pack}${language}"`);
  } catch {
    return false;
  }
}

/** The rows of a page by their group and their place in it. */
const rowsIn = (page: ParentNode): ReadonlyMap<string, Element> =>
  new Map(
    [...page.querySelectorAll('section')].flatMap((group) =>
      [...group.querySelectorAll('.cells')].map((row, at) => [`${group.querySelector('h2')?.id} ${at}`, row]),
    ),
  );

const main = document.querySelector<HTMLElement>('.side-by-side');

if (main) {
  const places = [...main.querySelectorAll<HTMLSelectElement>('select[name=with]')];
  const [said, again] = main.querySelectorAll<HTMLElement>('.coming > *') as unknown as [HTMLElement, HTMLElement];
  const names = new Map([...(places[0]?.options ?? [])].map(({ value, text }) => [value, text]));
  const rows = rowsIn(main);
  const { default: byDefault = '', calls = '{}', pages = '{}', lacks: sentence = '%' } = main.dataset;
  const { coming: comes = '', failed: told = '', notKept = '' } = main.dataset;
  const called: Record<string, string> = JSON.parse(calls);
  const addresses: Record<string, string> = JSON.parse(pages);
  /** By language: its texts by their rows. */
  const columns = new Map<string, ReadonlyMap<string, HTMLElement>>();
  /** The languages whose texts come or are there, and those whose texts did not come. */
  const asked = new Set<string>();
  const lost = new Set<string>();
  let languages: readonly string[] = [];

  /** The texts of a language out of a page; of another one, what is said of them is put in the words of this one. */
  function column(page: ParentNode, language: string): ReadonlyMap<string, HTMLElement> {
    const there = rowsIn(page);
    const cells = [...rows.keys()].map((row): [string, HTMLElement] => {
      const cell = there.get(row)?.querySelector<HTMLElement>(`.cell[data-language="${language}"]`);
      // Another build may have other rows.
      if (!cell) throw new Error(`${addresses[language]}: found no ${row}`);
      return [row, cell];
    });
    for (const said of cells.flatMap(([, cell]) => [...cell.querySelectorAll<HTMLElement>('[data-state]')]))
      said.textContent = main?.dataset[said.dataset.state ?? ''] ?? '';
    return new Map(cells);
  }

  async function bring(language: string): Promise<void> {
    asked.add(language);
    try {
      columns.set(language, column(await pageAt(addresses[language] ?? ''), language));
    } catch {
      asked.delete(language);
      lost.add(language);
    }
    show();
  }

  /** Marks what a text lacks of what stands beside it. */
  const mark = (cell: HTMLElement, lacking: readonly string[]) => {
    cell.querySelector('.lacks')?.remove();
    if (lacking.length === 0) return;
    const lacks = document.createElement('p');
    lacks.className = 'lacks';
    lacks.textContent = sentence.replace('%', lacking.map((one) => called[one] ?? one).join(', '));
    cell.append(lacks);
  };

  function show(): void {
    for (const [place, select] of places.entries()) {
      select.value = languages[place] ?? '';
      // One of three can be left out, whichever it is.
      const none = [...select.options].find(({ value }) => !value);
      if (none) none.disabled = languages.length <= FEWEST && place < FEWEST;
    }
    const there = languages.map((language) => columns.get(language)).filter((cells) => cells !== undefined);
    // Until the first of others has come, what was there stays.
    if (there.length > 0)
      for (const [name, row] of rows) {
        const cells = there.map((texts) => texts.get(name) as HTMLElement);
        const lacking = lackingBeside(cells.map(({ dataset }) => dataset.held ?? ''));
        for (const [place, cell] of cells.entries()) mark(cell, lacking[place] ?? []);
        row.replaceChildren(...cells);
      }
    const failed = languages.find((language) => lost.has(language));
    const coming = languages.find((language) => !columns.has(language));
    const why = failed && isLeftOut(failed) ? notKept : told;
    said.textContent = (failed ? why : coming ? comes : '').replace('%', names.get(failed ?? coming ?? '') ?? '');
    again.hidden = !failed;
  }

  /** Shows languages; texts that did not come are asked for anew. */
  function ask(those: readonly string[]): void {
    languages = those;
    lost.clear();
    for (const language of languages) if (!asked.has(language)) bring(language);
    show();
  }

  const readAddress = () => {
    const wanted = new URLSearchParams(location.search).get('with')?.split(',') ?? [];
    ask(chosen(wanted, [...names.keys()], byDefault.split(' ')));
  };

  for (const [place, select] of places.entries())
    select.addEventListener('change', () => {
      const next = exchanged(languages, place, select.value);
      const address = new URL(location.href);
      address.search = `?with=${next.join(',')}`;
      history.pushState(null, '', address);
      ask(next);
    });
  again.addEventListener('click', () => ask(languages));
  addEventListener('popstate', readAddress);
  for (const language of byDefault.split(' ')) {
    asked.add(language);
    columns.set(language, column(main, language));
  }
  readAddress();
}
