/**
 * What a page says of what is kept: that there is a newer version, that the browser has removed it, or, where the site is installed, that its
 * game could be kept. A quiet notice, which can be put off; nothing happens by itself.
 */

import { fetchOffers, lackingOf, manifestOf, readKept, toLoad } from '../lib/offline/device.ts';
import { gone, hear, keepPacks, noteKept } from '../lib/offline/orders.ts';
import { type Kept, nameOf, newer, type Offer, type Offers, sizeOf } from '../lib/offline/packs.ts';
import { sizeIn } from '../lib/offline/size.ts';
import type { OfflineTexts } from '../lib/offline/texts.ts';
import { type Speak, speaking } from '../sentences/speaking.ts';
import sheet from '../styles/offline-notice.css?url';

/** What was put off, and when: it is not said again for so many milliseconds, in any tab. */
const LATER = 'coachlamp.offline.later';
const DAY = 24 * 60 * 60 * 1000;

interface Proposal {
  /** What it is about: once put off, it is not said again. */
  readonly about: string;
  readonly text: string;
  readonly action: string;
  /** What is said once it has been done. */
  readonly done: string;
  readonly packs: readonly string[];
  readonly size: string;
}

const isPutOff = (about: string) => {
  try {
    const [what, at] = JSON.parse(localStorage.getItem(LATER) ?? '[]');
    return what === about && Date.now() - at < DAY;
  } catch {
    return false;
  }
};

const putOff = (about: string) => {
  try {
    localStorage.setItem(LATER, JSON.stringify([about, Date.now()]));
  } catch {
    // Then it is said on the next page again.
  }
};

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** The game that the reader was with last, in the language of the page, where the site is installed and nothing of it is kept. */
function offered({ packs }: Offers, kept: Kept, { locale, games }: OfflineTexts, installed: boolean) {
  let last: string | null = null;
  try {
    last = localStorage.getItem('coachlamp.game');
  } catch {}
  const name = `${document.body.dataset.game ?? last ?? games[0]?.id}.${locale}`;
  const offer = packs.find((one) => nameOf(one) === name);
  const isThere = [...kept.packs, ...kept.begun].some((one) => nameOf(one) === name);
  return (installed || isInstalled()) && !isThere ? offer : undefined;
}

async function propose(texts: OfflineTexts, t: Speak, installed: boolean): Promise<Proposal | undefined> {
  const [offers, kept, lost] = await Promise.all([fetchOffers(), readKept(), gone()]);
  const size = (bytes: number) => sizeIn(texts.tag, bytes);
  const get = async (text: string, done: string, about: string, packs: readonly Offer[]): Promise<Proposal> => {
    const bytes = size(await toLoad(packs));
    const said = { text: t(text, { size: bytes }), action: t('notice.get'), done: t(done) };
    return { about, ...said, packs: packs.map(nameOf), size: bytes };
  };
  const damaged: string[] = [];
  for (const pack of kept.packs) {
    const manifest = await manifestOf(pack);
    if (!manifest || (await lackingOf([manifest])).length > 0) damaged.push(nameOf(pack));
  }
  const missing = offers.packs.filter((offer) => [...lost, ...damaged].includes(nameOf(offer)));
  if (missing.length > 0) return get('notice.lost', 'done', `lost ${missing.map(nameOf)}`, missing);
  const news = newer(offers, kept);
  if (news.length > 0) return get('notice.newer', 'notice.done', news.map(({ version }) => version).join(), news);
  const offer = offered(offers, kept, texts, installed);
  if (!offer) return undefined;
  const { sent } = sizeOf(offers, [nameOf(offer)]);
  const game = texts.games.find(({ id }) => id === offer.game)?.title ?? '';
  return {
    about: `offer ${nameOf(offer)}`,
    text: t('notice.offer', { game, size: size(sent) }),
    action: t('notice.keep'),
    done: t('done'),
    packs: [nameOf(offer)],
    size: size(sent),
  };
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...children: (string | Node)[]) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function button(text: string, act: () => void, className = 'button') {
  const made = element('button', className, text);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

function show({ about, text, action, done, packs, size }: Proposal, t: Speak) {
  document.querySelector('.offline-notice')?.remove();
  const look = document.createElement('link');
  look.rel = 'stylesheet';
  look.href = sheet;
  // What gets the focus does not hide under it.
  look.addEventListener('load', () => {
    const { top } = notice.getBoundingClientRect();
    if (getComputedStyle(notice).position === 'fixed') style.scrollPaddingBottom = `calc(100vh - ${top}px + 1rem)`;
  });
  document.head.append(look);
  const status = element('p', 'offline-notice-text', text);
  status.role = 'status';
  const buttons = element('p', 'offline-notice-buttons');
  const notice = element('aside', 'offline-notice no-print', status, buttons);
  notice.ariaLabel = t('notice.label');
  const { style } = document.documentElement;
  const close = () => {
    notice.remove();
    style.scrollPaddingBottom = '';
  };
  const later = () => {
    putOff(about);
    close();
  };
  const bar = document.createElement('progress');
  bar.max = 1;
  const fail = (reason: string) => {
    bar.remove();
    status.textContent = t(`failed.${reason}`, { size });
    buttons.replaceChildren(button(t('again'), get), button(t('notice.close'), later, 'button quiet'));
  };
  const get = () => {
    status.textContent = t('notice.getting', { size });
    bar.removeAttribute('value');
    bar.ariaLabel = text;
    status.after(bar);
    buttons.replaceChildren();
    const end = hear(async (report) => {
      if (report.type === 'changed' || report.packs.join() !== packs.join()) return;
      if (report.type === 'progress') {
        bar.value = report.total > 0 ? report.done / report.total : 1;
        return;
      }
      end();
      await noteKept();
      if (report.type === 'failed') return fail(report.reason);
      bar.remove();
      status.textContent = done;
      buttons.replaceChildren(button(t('notice.close'), close, 'button quiet'));
    });
    navigator.storage.persist?.().catch(() => {});
    keepPacks(packs).catch(() => {
      end();
      fail('worker');
    });
  };
  buttons.append(button(action, get), button(t('notice.later'), later, 'button quiet'));
  // Within the page's order it stands at its end, before the footer.
  document.querySelector('main')?.after(notice);
}

/** Looks whether there is anything to say, and says it. @param installed whether the site has just been installed */
export async function look(installed = false): Promise<void> {
  const address = document.body.dataset.offline;
  // Without a network nothing can be got. Where it is chosen, it is all said anyway.
  if (!navigator.onLine || !address || document.querySelector('[data-offline-page]')) return;
  const texts: OfflineTexts = await (await fetch(address)).json();
  const t = speaking(texts.tag, texts.strings);
  const proposal = await propose(texts, t, installed);
  if (proposal && !isPutOff(proposal.about)) show(proposal, t);
}
