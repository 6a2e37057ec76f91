/**
 * A ruling in a frame on another site: by the link in the address, with a way to where it can be tried.
 */
import { render } from 'preact';
import { languages } from '../../locales.ts';
import { Boundary } from './Boundary.tsx';
import { boardOf } from './boards.ts';
import { editionOf, ownEdition } from './edition.ts';
import type { Board } from './game.ts';
import { asksLast, entering, readHash } from './history.ts';
import { Problems } from './Result.tsx';
import { Still } from './Still.tsx';
import { textsAt } from './texts.ts';
import { type Words, wordsOf } from './words.ts';

/** Shows at a place that says with `data-game` and `data-texts` of what it speaks, and tells the page around the frame how high that is. */
export async function show(place: HTMLElement): Promise<void> {
  const { game = '', texts: address = '' } = place.dataset;
  const [board, texts] = await Promise.all([boardOf(game), textsAt(address)]);
  const words = wordsOf(texts, board.engine.sentenceParams);
  const draw = () => {
    const { hash } = location;
    const broken = ({ message }: Error) => (
      <div class="ck ck-still ck-broken" role="alert" lang={languages[texts.ui.locale].tag}>
        <p class="ck-answer-text">{words.t('broken.title')}</p>
        <p class="ck-quiet">{message}</p>
        <Elsewhere words={words} hash={hash} />
      </div>
    );
    render(
      <Boundary key={hash} broken={broken}>
        <Embedded board={board} words={words} hash={hash} />
      </Boundary>,
      place,
    );
  };
  place.replaceChildren();
  draw();
  addEventListener('hashchange', draw);
  delete place.dataset.wait;
  // A page that may frame this one may know how high it is.
  const tellHeight = () =>
    parent.postMessage({ coachlamp: { height: Math.ceil(place.getBoundingClientRect().height) } }, '*');
  new ResizeObserver(tellHeight).observe(place);
  // Of a frame that is off the screen nothing is observed.
  tellHeight();
}

/** The way to where it can be tried: not in the frame, which has no room for it. */
const Elsewhere = ({ words, hash }: { readonly words: Words; readonly hash: string }) => (
  <p class="ck-try">
    <a class="ck-button ck-primary" href={`${words.texts.home}check/${hash}`} target="_blank" rel="noopener">
      {words.t('try')}
    </a>
  </p>
);

function Embedded({ board, words, hash }: { readonly board: Board; readonly words: Words; readonly hash: string }) {
  const { texts } = words;
  const { engine } = board;
  const { to, lost } = readHash(engine, hash, entering(engine, texts.doors, ownEdition(engine, texts)));
  const record = to.record && { ...to.record, moves: (to.record.moves ?? []).slice(0, to.at) };
  // Of an address that holds no link at all nothing has been lost.
  const unread = lost.length > 0 ? [] : [{ code: 'link.unread', path: '', message: '' }];
  const impossible = record && engine.problemsOf(record);
  const problems = [...lost, ...(impossible ?? unread)];
  const edition = editionOf(engine, record ?? {});
  return (
    <div class="ck ck-still" lang={languages[texts.speech.locale].tag}>
      {problems.length > 0 && <Problems problems={problems} words={words} />}
      {record && impossible?.length === 0 && <Still board={board} record={record} words={words} asks={asksLast(to)} />}
      <p class="ck-quiet">
        {[texts.title, record && (texts.editions[edition] ?? edition)].filter(Boolean).join(' · ')}
      </p>
      <Elsewhere words={words} hash={hash} />
    </div>
  );
}
