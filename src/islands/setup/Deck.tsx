/**
 * A deck of one's own: which cards, what is wrong with them, and how they differ from those that the rules name.
 */
import { useState } from 'preact/hooks';
import { counted } from '../../../engine/kernel/plan.ts';
import type { Say } from '../../../engine/kernel/ruling.ts';
import type { DeckBuilding, SetUpChoice } from '../../games/setting-up.ts';
import type { SetUpWords } from './texts.ts';

interface Props {
  readonly deck: DeckBuilding;
  readonly choice: SetUpChoice;
  readonly faults: readonly Say[];
  readonly words: SetUpWords;
  onChoose(choice: SetUpChoice): void;
}

/** What of some cards is not among others, each as often as it is not. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The cards in the box, each to be taken or left. */
export function Deck({ deck, choice, faults, words, onChoose }: Props) {
  const { t, texts, cite, sorted, explain } = words;
  const official = deck.official(choice.players, choice.edition);
  const chosen = choice.deck ?? official;
  const left = without(official, chosen);
  const added = without(chosen, official);
  const names = (cards: readonly string[]) =>
    explain?.list(
      counted(cards).map(({ card, count }) => (count > 1 ? `${count} × ` : '') + cite(`${deck.kind}.${card}`).name),
    ) ?? '';
  const rest = [...chosen];
  // From then on it is the reader who opens and closes it.
  const [begun] = useState(choice.deck !== undefined);
  return (
    <details class="su-deck" open={begun}>
      <summary class="more">{t('setup.deck.choose')}</summary>
      <div class="su-box">
        {sorted(deck.box, (card) => `${deck.kind}.${card}`).map((card, index) => {
          const at = rest.indexOf(card);
          if (at >= 0) rest.splice(at, 1);
          const { name, plate } = cite(`${deck.kind}.${card}`);
          return (
            <label key={index}>
              <input
                type="checkbox"
                checked={at >= 0}
                onChange={() => onChoose({ ...choice, deck: at >= 0 ? without(chosen, [card]) : [...chosen, card] })}
              />
              <svg data-plate={plate} viewBox="0 0 64 64" aria-hidden="true">
                <use href={`${texts.emblems}#${card}`} />
              </svg>
              <span>{name}</span>
            </label>
          );
        })}
      </div>
      <div role="status">
        <p>{t('setup.deck.number', { count: chosen.length })}</p>
        {choice.deck === undefined && <p class="dim">{t('setup.deck.official')}</p>}
        {added.length > 0 && <p class="dim">{t('setup.deck.added', { names: names(added) })}</p>}
        {left.length > 0 && <p class="dim">{t('setup.deck.left', { names: names(left) })}</p>}
        {faults.length > 0 && (
          <div class="su-notice">
            <p>{t('setup.deck.faults')}</p>
            <ul>
              {faults.map((fault, index) => (
                <li key={index}>{explain?.say('problem', fault)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <button
        type="button"
        class="button"
        aria-disabled={!choice.deck || undefined}
        onClick={choice.deck && (() => onChoose({ ...choice, deck: undefined }))}
      >
        {t('setup.deck.reset')}
      </button>
    </details>
  );
}
