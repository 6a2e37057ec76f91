/**
 * Names on the page that is shown where there is nothing else what is kept on the device: first of all the page that was asked for, in another
 * language.
 */
import { base } from '../lib/base.ts';
import { manifestOf, readKept } from '../lib/offline/device.ts';
import { NOTHING, nameOf, sameIn } from '../lib/offline/packs.ts';

const { packs } = await readKept().catch(() => NOTHING);
const manifests = await Promise.all(packs.map(manifestOf)).catch(() => []);
const kept = new Set(manifests.flatMap((manifest) => manifest?.files.map(([url]) => url)));
const names = packs.map(nameOf);
for (const item of document.querySelectorAll<HTMLElement>('[data-pack]'))
  item.hidden = !names.includes(item.dataset.pack ?? '');
for (const part of document.querySelectorAll<HTMLElement>('[data-kept]')) part.hidden = names.length === 0;
for (const part of document.querySelectorAll<HTMLElement>('[data-nothing]')) part.hidden = names.length > 0;
// The address is that of the page that was asked for; what stands in it after the page is for its scripts, in any language.
const others = [...document.querySelectorAll<HTMLElement>('[data-same-in]')];
const pathIn = ({ dataset }: HTMLElement) => sameIn(dataset.sameIn ?? '', location.pathname, base);
const isOfLanguage = others.some((other) => pathIn(other) === location.pathname);
for (const other of others) {
  const path = pathIn(other);
  other.hidden = !isOfLanguage || path === location.pathname || !kept.has(path);
  const link = other.querySelector('a');
  if (link) link.href = path + location.search + location.hash;
}
for (const part of document.querySelectorAll<HTMLElement>('[data-elsewhere]'))
  part.hidden = !part.querySelector('[data-same-in]:not([hidden])');
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-again]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
