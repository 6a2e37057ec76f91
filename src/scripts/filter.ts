/**
 * The filter of a catalogue. The address holds what is chosen, so that it can be shared and the back button undoes a step.
 *
 * Every item carries in `data-…` the values that a field of that name filters by; the search goes through its `data-words`.
 */
const form = document.querySelector<HTMLFormElement>('.filter');
const none = document.querySelector<HTMLElement>('[data-nothing]');

/** Letters without case and marks: „Őr” is found by "or". */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

if (form && none) {
  const counts: string[] = JSON.parse(form.dataset.counts ?? '[]');
  const fields = [...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')];
  const count = form.querySelector('.count');
  const reset = form.querySelector<HTMLButtonElement>('.reset');
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  const words = new Map(items.map((item) => [item, folded(item.dataset.words ?? '')]));
  const { compare } = new Intl.Collator(document.documentElement.lang);

  const fits = (item: HTMLElement) =>
    fields.every(({ name, value }) => {
      if (!value || name === 'sort') return true;
      if (name !== 'words') return item.dataset[name]?.split(' ').includes(value);
      return folded(value)
        .split(/\s+/)
        .every((word) => words.get(item)?.includes(word));
    });

  /** Puts the items in the order that was chosen, by the `data-…` of that name; none is the order of the page. */
  const sort = (by: string) => {
    const sorted = by ? items.toSorted((one, other) => compare(one.dataset[by] ?? '', other.dataset[by] ?? '')) : items;
    for (const item of sorted) item.parentElement?.append(item);
  };

  const show = () => {
    let shown = 0;
    for (const item of items) {
      item.hidden = !fits(item);
      if (!item.hidden) shown++;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-item]:not([hidden])');
    for (const field of fields) field.classList.toggle('chosen', field.value !== '');
    const order = fields.find(({ name }) => name === 'sort');
    if (order) sort(order.value);
    if (count) count.textContent = counts[shown] ?? '';
    if (reset) reset.hidden = fields.every(({ value }) => !value);
    none.hidden = shown > 0;
  };

  const readAddress = () => {
    const query = new URLSearchParams(location.search);
    for (const field of fields) {
      field.value = query.get(field.name) ?? '';
      // A value that nothing answers to, as in a mistyped link, filters nothing.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
    }
    show();
  };

  const writeAddress = (how: 'pushState' | 'replaceState') => {
    const address = new URL(location.href);
    for (const { name, value } of fields) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== location.href) history[how](null, '', address);
    show();
  };

  const clear = () => {
    for (const field of fields) field.value = '';
    writeAddress('pushState');
    fields[0]?.focus();
  };

  form.addEventListener('change', () => writeAddress('pushState'));
  // While somebody types, no step of the history for every letter.
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) writeAddress('replaceState');
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    clear();
  });
  none.querySelector('button')?.addEventListener('click', clear);
  addEventListener('popstate', readAddress);
  readAddress();
}

export {};
