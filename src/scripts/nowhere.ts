/**
 * Names on the page that is shown where there is nothing else what is kept on the device.
 */
import { readKept } from '../lib/offline/device.ts';
import { NOTHING, nameOf } from '../lib/offline/packs.ts';

const { packs } = await readKept().catch(() => NOTHING);
const names = packs.map(nameOf);
for (const item of document.querySelectorAll<HTMLElement>('[data-pack]'))
  item.hidden = !names.includes(item.dataset.pack ?? '');
for (const part of document.querySelectorAll<HTMLElement>('[data-kept]')) part.hidden = names.length === 0;
for (const part of document.querySelectorAll<HTMLElement>('[data-nothing]')) part.hidden = names.length > 0;
// The address is that of the page that was asked for.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-again]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
