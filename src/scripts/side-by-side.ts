/**
 * Which languages stand side by side. The address holds them, so that a comparison can be shared.
 */
import { chosen, exchanged, FEWEST, lackingBeside } from '../lib/side-by-side.ts';

const main = document.querySelector<HTMLElement>('.side-by-side');

if (main) {
  const places = [...main.querySelectorAll<HTMLSelectElement>('select[name=with]')];
  const known = [...(places[0]?.options ?? [])].map(({ value }) => value);
  const rows = [...main.querySelectorAll('.cells')].map((row) => ({
    row,
    cells: new Map([...row.querySelectorAll<HTMLElement>('.cell')].map((cell) => [cell.dataset.language, cell])),
  }));
  const { default: byDefault = '', calls = '{}', lacks: sentence = '%' } = main.dataset;
  const names: Record<string, string> = JSON.parse(calls);
  let languages: readonly string[] = [];

  const show = () => {
    for (const [place, select] of places.entries()) {
      select.value = languages[place] ?? '';
      // One of three can be left out, whichever it is.
      const none = [...select.options].find(({ value }) => !value);
      if (none) none.disabled = languages.length <= FEWEST && place < FEWEST;
    }
    for (const { row, cells } of rows) {
      for (const cell of cells.values()) cell.hidden = true;
      const shown = languages.flatMap((language) => cells.get(language) ?? []);
      const lacking = lackingBeside(shown.map(({ dataset }) => dataset.held ?? ''));
      for (const [place, cell] of shown.entries()) {
        cell.hidden = false;
        const mark = cell.querySelector<HTMLElement>('.lacks');
        const lacks = (lacking[place] ?? []).map((one) => names[one] ?? one);
        if (!mark) continue;
        mark.hidden = lacks.length === 0;
        mark.textContent = sentence.replace('%', lacks.join(', '));
      }
      row.append(...shown);
    }
  };

  const readAddress = () => {
    const asked = new URLSearchParams(location.search).get('with')?.split(',') ?? [];
    languages = chosen(asked, known, byDefault.split(' '));
    show();
  };

  for (const [place, select] of places.entries())
    select.addEventListener('change', () => {
      languages = exchanged(languages, place, select.value);
      const address = new URL(location.href);
      address.search = `?with=${languages.join(',')}`;
      history.pushState(null, '', address);
      show();
    });
  addEventListener('popstate', readAddress);
  readAddress();
}
