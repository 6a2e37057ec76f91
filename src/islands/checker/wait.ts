/**
 * What a page says while the checker is on its way, and when it does not come.
 */

/**
 * Says of a place that a table is on its way as long as the address has one, with the title of its door if it comes by one: the doors are behind
 * whoever has pressed one. Uses nothing outside itself.
 */
export function awaitTable(place: HTMLElement): void {
  const title = place.querySelector('.ck-answer-text') as HTMLElement;
  const look = () => {
    // Once it has come, the page is its own.
    if (!title.isConnected) return;
    const { hash } = location;
    const door = [...place.querySelectorAll<HTMLAnchorElement>('.ck-door')].find((one) => one.hash === hash);
    if (door) title.textContent = (door.querySelector('.ck-door-title') as Element).textContent;
    place.toggleAttribute('data-coming', hash !== '');
  };
  addEventListener('hashchange', look);
  look();
}

/**
 * Watches over a place until the checker stands there, and says in its `.ck-wait` how that goes: that it loads, that it takes long, that it has
 * failed, which an event `failed` at the place or a script of the page tells. Its button then tries again.
 *
 * That loads the page anew: after a new version has been put up, no page from before finds its scripts, and a request that hangs hangs for
 * everybody who asks for the same. But only if the page can be had, or the reader would lose it.
 *
 * Uses nothing outside itself: the page of the checker has its text among its markup, as scripts that do not come can say nothing.
 * @param again loads it anew, for what says itself that it has failed; otherwise the page is
 */
export function wait(place: HTMLElement, again?: () => void): void {
  const MOMENT = 400;
  const LONG = 15_000;
  const sign = place.querySelector<HTMLElement>('.ck-wait') as HTMLElement;
  const [status, alert, button] = sign.children as unknown as [HTMLElement, HTMLElement, HTMLButtonElement];
  // Not the whole place: what a busy part says is not read out.
  const busy = place.querySelector('.ck-doors, [data-checker-open]');

  const say = (state: 'begun' | 'loading' | 'slow' | 'failed' | 'offline') => {
    const goesOn = state === 'begun' || state === 'loading' || state === 'slow';
    place.dataset.wait = state;
    busy?.setAttribute('aria-busy', String(goesOn));
    status.textContent = goesOn ? (sign.dataset[state] ?? '') : '';
    alert.textContent = goesOn ? '' : (sign.dataset[state] ?? '');
    button.hidden = state === 'begun' || state === 'loading';
  };
  let tries = 0;
  const later = (time: number, from: string, to: 'loading' | 'slow') => {
    const own = tries;
    setTimeout(() => {
      if (sign.isConnected && place.dataset.wait === from && tries === own) say(to);
    }, time);
  };
  const fail = () => {
    if (sign.isConnected) say('failed');
  };

  place.addEventListener('failed', fail);
  if (!again) addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
  button.addEventListener('click', async () => {
    // What the first try waits for says nothing of this one.
    tries++;
    say('loading');
    later(LONG, 'loading', 'slow');
    const { pathname, search } = location;
    const isThere = await fetch(pathname + search, { cache: 'reload', signal: AbortSignal.timeout(LONG) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!sign.isConnected) return;
    if (!isThere) return say('offline');
    if (again) again();
    else location.reload();
  });
  say('begun');
  later(MOMENT, 'begun', 'loading');
  later(LONG, 'loading', 'slow');
}
