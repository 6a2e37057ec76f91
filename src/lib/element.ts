import type { firstKnown } from '../scripts/inline.ts';

/**
 * The element that puts a ruling on another site. Uses nothing outside itself: its text is all of `/embed.js`.
 */

/**
 * Defines `<coachlamp-ruling link="…" lang="…">`: a frame with the ruling that a shared link leads to, in the language asked for, or the link's
 * own where the site has none such; as high as what is in it. What stands within the element is shown where the link is none of this site.
 * @param tags of the languages of the site, by their names in addresses
 * @param games the games of the site, by their names in addresses
 * @param find `firstKnown` of `src/scripts/inline.ts`
 */
export function defineRuling(
  tags: Readonly<Record<string, string>>,
  games: readonly string[],
  find: typeof firstKnown,
): void {
  const script = document.currentScript as HTMLScriptElement | null;
  const home = new URL('.', script?.src ?? location.href);
  const locales = Object.keys(tags);
  // As a frame is wide; the page around it may say otherwise.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host{display:block}:host([hidden]){display:none}');

  /** The page for frames of the ruling that a link leads to; nothing where it leads elsewhere. */
  const pageFor = (link: string, asked: string): string | undefined => {
    if (!URL.canParse(link, home)) return undefined;
    const { origin, pathname, hash } = new URL(link, home);
    const path = `${origin}${pathname}`;
    if (!path.startsWith(home.href)) return undefined;
    const [locale = '', game = '', page] = path.slice(home.href.length).split('/');
    if (page !== 'check' || !locales.includes(locale) || !games.includes(game) || !hash) return undefined;
    return `${home}${locales[find([asked], Object.values(tags))] ?? locale}/${game}/embed/${hash}`;
  };

  class Ruling extends HTMLElement {
    frame = document.createElement('iframe');
    root = this.attachShadow({ mode: 'open' });

    static get observedAttributes() {
      return ['link', 'lang'];
    }

    /** What the page in the frame says of itself. */
    hear = ({ source, origin, data }: MessageEvent) => {
      const height = Number(data?.coachlamp?.height);
      if (source === this.frame.contentWindow && origin === home.origin && height > 0)
        this.frame.style.height = `${height}px`;
    };

    connectedCallback() {
      addEventListener('message', this.hear);
      this.attributeChangedCallback();
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear);
    }

    attributeChangedCallback() {
      if (!this.isConnected) return;
      const page = pageFor(this.getAttribute('link') ?? '', this.lang || document.documentElement.lang);
      const { frame } = this;
      this.root.adoptedStyleSheets = page === undefined ? [] : [sheet];
      if (page === undefined) return this.root.replaceChildren(document.createElement('slot'));
      // A page that stays as it is says its height but once.
      if (frame.src !== page) {
        frame.title = 'Coachlamp';
        frame.loading = 'lazy';
        frame.referrerPolicy = 'no-referrer';
        Object.assign(frame.style, { width: '100%', height: '32rem', border: '0', display: 'block' });
        // Another frame, not another page in this one, which would be one more step back for the reader of the page around it.
        this.frame = frame.cloneNode() as HTMLIFrameElement;
        this.frame.src = page;
      }
      if (!this.frame.isConnected) this.root.replaceChildren(this.frame);
    }
  }

  if (!customElements.get('coachlamp-ruling')) customElements.define('coachlamp-ruling', Ruling);
}
