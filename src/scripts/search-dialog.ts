/**
 * The dialog of the search: opens and closes it. The search itself is loaded when it is first opened.
 */
import { loader } from './loader.ts';
import type { Search } from './search.ts';

const dialog = document.querySelector<HTMLDialogElement>('#search');
if (dialog) setUp(dialog);

function setUp(dialog: HTMLDialogElement) {
  const find = <Wanted extends Element>(selector: string) => dialog.querySelector(selector) as Wanted;
  const input = find<HTMLInputElement>('input');
  const status = find('[role=status]');
  const again = find<HTMLButtonElement>('[data-search-again]');
  const { words = '', loading = '', failed = '' } = dialog.dataset;

  let isThere = false;
  const load = loader(async () => {
    const [{ setUp }, answer] = await Promise.all([import('./search.ts'), fetch(words)]);
    if (!answer.ok) throw new Error(`${answer.status} ${words}`);
    const search = setUp(dialog, await answer.json());
    isThere = true;
    return search;
  });

  /** Has the search do something as soon as it is there. */
  const ask = async (what: (search: Search) => unknown) => {
    const search = await load().catch(() => undefined);
    if (search) what(search);
    else {
      status.textContent = failed;
      again.hidden = false;
    }
  };

  const start = () => {
    if (!isThere) status.textContent = loading;
    ask((search) => search.start());
  };

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    // What does not come is told when something is searched.
    load().then(
      (search) => search.ready(),
      () => {},
    );
  };

  for (const button of document.querySelectorAll('[data-search-open]')) button.addEventListener('click', open);
  find('[data-search-close]').addEventListener('click', () => dialog.close());
  again.addEventListener('click', start);
  input.addEventListener('input', start);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    ask((search) => search.go());
  });
  dialog.addEventListener('click', ({ target }) => {
    // On the page that is open already, only the paragraph changes.
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key, isComposing }) => {
    // In a search field Escape only empties it, on some systems; where letters are composed, it takes back what is not chosen yet.
    if (key === 'Escape' && !isComposing) dialog.close();
  });

  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if ((event.key === '/' && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
}
