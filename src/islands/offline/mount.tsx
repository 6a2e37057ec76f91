/**
 * Opens in its page what is kept on the device.
 */
import { render } from 'preact';
import type { OfflineTexts } from '../../lib/offline/texts.ts';
import { speaking } from '../../sentences/speaking.ts';
import { Offline } from './Offline.tsx';

/** Takes the place of what the page says without a script. @throws where the words do not come */
export async function open(place: HTMLElement): Promise<void> {
  const response = await fetch(document.body.dataset.offline ?? '');
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const texts: OfflineTexts = await response.json();
  // The game that the address names comes first: of a short page its part would not come to the top.
  const isNamed = ({ id }: OfflineTexts['games'][number]) => location.hash === `#${id}`;
  const games = texts.games.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  const homes: Record<string, string> = JSON.parse(place.dataset.homes ?? '{}');
  place.replaceChildren();
  render(
    <Offline texts={{ ...texts, games }} t={speaking(texts.tag, texts.strings)} homeOf={(game) => homes[game] ?? ''} />,
    place,
  );
  // It was not there when the address was gone to.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
