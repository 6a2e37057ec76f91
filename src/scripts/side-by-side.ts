/**
 * Which languages stand side by side. The address holds them, so that a comparison can be shared.
 */
import { chosen, FEWEST, lackingBeside, MOST } from '../lib/side-by-side.ts';

const main = document.querySelector<HTMLElement>('.side-by-side');

if (main) {
  const boxes = [...main.querySelectorAll<HTMLInputElement>('input[name=with]')];
  const known = boxes.map(({ value }) => value);
  const rows = [...main.querySelectorAll('.cells')].map((row) => [...row.querySelectorAll<HTMLElement>('.cell')]);
  const { default: byDefault = '', calls = '{}', lacks: sentence = '%' } = main.dataset;
  const names: Record<string, string> = JSON.parse(calls);

  const show = () => {
    const languages = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const box of boxes) box.disabled = box.checked ? languages.length <= FEWEST : languages.length >= MOST;
    for (const row of rows) {
      for (const cell of row) cell.hidden = !languages.includes(cell.dataset.language ?? '');
      const shown = row.filter(({ hidden }) => !hidden);
      const lacking = lackingBeside(shown.map(({ dataset }) => dataset.held ?? ''));
      for (const [place, cell] of shown.entries()) {
        const mark = cell.querySelector<HTMLElement>('.lacks');
        const lacks = (lacking[place] ?? []).map((one) => names[one] ?? one);
        if (!mark) continue;
        mark.hidden = lacks.length === 0;
        mark.textContent = sentence.replace('%', lacks.join(', '));
      }
    }
  };

  const readAddress = () => {
    const asked = new URLSearchParams(location.search).get('with')?.split(',') ?? [];
    const languages = chosen(asked, known, byDefault.split(' '));
    for (const box of boxes) box.checked = languages.includes(box.value);
    show();
  };

  main.addEventListener('change', () => {
    const address = new URL(location.href);
    const languages = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    address.search = `?with=${languages.join(',')}`;
    history.pushState(null, '', address);
    show();
  });
  addEventListener('popstate', readAddress);
  readAddress();
}
