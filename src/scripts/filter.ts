/**
 * The filter of a catalogue. The address holds what is chosen, so that it can be shared and the back button undoes a step.
 *
 * Every item carries in `data-…` the values that a field of that name filters by; an order has in the option's `data-by` what it goes by in an
 * item. The search goes through what stands in an item. One that has `data-names` is a thing with names: searched are those, parted by a dot in the
 * middle, with its heading and what it is in other languages, and what has just the name that was typed comes first.
 */
const form = document.querySelector<HTMLFormElement>('.filter');
const none = document.querySelector<HTMLElement>('[data-nothing]');

/** Letters without case and marks, and without apostrophes, of which there are several: „Őr” is found by "or". */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();

if (form && none) {
  const counts: [from: number, sentence: string][] = JSON.parse(form.dataset.counts ?? '[]');
  const fields = [...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')];
  const count = form.querySelector('.count');
  const reset = form.querySelector<HTMLButtonElement>('.reset');
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  const wordsOf = (item: HTMLElement) => {
    const { names } = item.dataset;
    if (names === undefined) return item.textContent;
    return [...[...item.querySelectorAll('h2, dd')].map(({ textContent }) => textContent.trim()), names].join(' · ');
  };
  const words = new Map(items.map((item) => [item, folded(wordsOf(item))]));
  const search = fields.find(({ name }) => name === 'words');
  const { compare } = new Intl.Collator(document.documentElement.lang);

  const fits = (item: HTMLElement) =>
    fields.every(({ name, value }) => {
      if (!value || name === 'sort') return true;
      if (name !== 'words') return item.dataset[name]?.split(' ').includes(value);
      return folded(value)
        .split(/\s+/)
        .every((word) => words.get(item)?.includes(word));
    });

  /** How far an item is from being what was typed: 0 for its name, 1 for the beginning of its name, 2 for anything else. */
  const distance = (item: HTMLElement, typed: string) => {
    const names = words.get(item)?.split(' · ') ?? [];
    if (names.includes(typed)) return 0;
    return names.some((name) => name.startsWith(typed)) ? 1 : 2;
  };

  /** Puts the items in an order: by the text of what a selector finds in them; without one it is the order of the page. */
  const sort = (by: string | undefined, typed: string) => {
    const key = (item: HTMLElement) => (by && item.querySelector(by)?.textContent.trim()) || '';
    const sorted = by ? items.toSorted((one, other) => compare(key(one), key(other))) : items;
    const ranked = typed ? sorted.toSorted((one, other) => distance(one, typed) - distance(other, typed)) : sorted;
    for (const item of ranked) item.parentElement?.append(item);
  };

  const show = () => {
    let shown = 0;
    for (const item of items) {
      item.hidden = !fits(item);
      if (!item.hidden) shown++;
    }
    for (const group of groups) {
      group.hidden = !group.querySelector('[data-item]:not([hidden])');
      const entry = document.querySelector(`.toc [href="#${group.dataset.group}"]`)?.closest('li');
      if (entry) entry.hidden = group.hidden;
    }
    for (const field of fields) field.classList.toggle('chosen', field.value !== '');
    const order = form.querySelector<HTMLSelectElement>('[name=sort]');
    if (order) sort(order.selectedOptions[0]?.dataset.by, folded(search?.value.trim() ?? ''));
    const [, sentence = ''] = counts.findLast(([from]) => from <= shown) ?? [];
    if (count) count.textContent = sentence.replace('#', `${shown}`);
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
    if (!(target instanceof HTMLInputElement)) return;
    writeAddress('replaceState');
    // What was found shall be seen, also above the keyboard of a phone.
    const first = document.querySelector('[data-item]:not([hidden])');
    const room = visualViewport?.height ?? innerHeight;
    if (first && first.getBoundingClientRect().bottom > room) form.scrollIntoView();
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
