/**
 * Takes the place of the lists for each number of players, which the page has without a script.
 */
import { render } from 'preact';
import { settingUpOf } from '../../games/setting-up.ts';
import { pageTexts } from '../../lib/page-texts.ts';
import { SetUp } from './SetUp.tsx';
import { type SetUpTexts, setUpWords } from './texts.ts';

/** Opens the page's own island, with the texts that stand in the page. */
export async function open(place: HTMLElement): Promise<void> {
  const texts = pageTexts<SetUpTexts>();
  const settingUp = await settingUpOf(texts.game);
  place.replaceChildren();
  render(<SetUp settingUp={settingUp} words={setUpWords(texts, settingUp.deck?.sentenceParams)} />, place);
  place.dataset.open = '';
}
