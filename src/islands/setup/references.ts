/**
 * What the page about setting up links to, whatever a table chooses.
 */
import { playerCounts } from '../../games/facts.ts';
import type { SettingUp } from '../../games/setting-up.ts';

/** What the steps of every table cite and take, and the cards of a deck of one's own. */
export function referencesIn(settingUp: SettingUp): Set<string> {
  const { editions, deck } = settingUp;
  const steps = playerCounts(settingUp).flatMap((players) =>
    editions.flatMap((edition) => {
      const choices = [
        { options: [] },
        ...settingUp.options(players, edition).map((option) => ({ options: [option] })),
        // Chosen by the table, even the cards that the rules name have steps of their own.
        ...(deck?.isFor(players) ? [{ options: [], deck: deck.official(players, edition) }] : []),
      ];
      return choices.flatMap((choice) => settingUp.steps({ players, edition, ...choice }));
    }),
  );
  return new Set([
    ...steps.flatMap(({ cites, cards = [] }) => [...cites, ...cards.map(({ card }) => card)]),
    ...(deck?.box.map((card) => `${deck.kind}.${card}`) ?? []),
  ]);
}
