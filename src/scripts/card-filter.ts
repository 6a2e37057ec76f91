/**
 * The filter of the card catalogue. The address holds what is chosen, so that it can be shared and the back button undoes a step.
 */
const form = document.querySelector<HTMLFormElement>('.card-filter');
const none = document.querySelector<HTMLElement>('[data-no-cards]');

if (form && none) {
  const counts: string[] = JSON.parse(form.dataset.counts ?? '[]');
  const selects = [...form.querySelectorAll('select')];
  const count = form.querySelector('.count');
  const reset = form.querySelector<HTMLButtonElement>('.reset');
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const groups = [...document.querySelectorAll<HTMLElement>('[data-card-group]')];

  const fits = ({ dataset }: HTMLElement) =>
    selects.every(({ name, value }) => {
      if (!value) return true;
      return dataset[name]?.split(' ').includes(value);
    });

  const show = () => {
    let shown = 0;
    for (const card of cards) {
      card.hidden = !fits(card);
      if (!card.hidden) shown++;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-card]:not([hidden])');
    for (const select of selects) select.classList.toggle('chosen', select.value !== '');
    if (count) count.textContent = counts[shown] ?? '';
    if (reset) reset.hidden = selects.every(({ value }) => !value);
    none.hidden = shown > 0;
  };

  const readAddress = () => {
    const query = new URLSearchParams(location.search);
    for (const select of selects) {
      select.value = query.get(select.name) ?? '';
      // A value that nothing answers to, as in a mistyped link, filters nothing.
      if (select.selectedIndex < 0) select.value = '';
    }
    show();
  };

  const writeAddress = () => {
    const address = new URL(location.href);
    for (const { name, value } of selects) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== location.href) history.pushState(null, '', address);
    show();
  };

  const clear = () => {
    for (const select of selects) select.value = '';
    writeAddress();
    selects[0]?.focus();
  };

  form.addEventListener('change', writeAddress);
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    clear();
  });
  none.querySelector('button')?.addEventListener('click', clear);
  addEventListener('popstate', readAddress);
  readAddress();
}

export {};
