/**
 * What a table has chosen, as the address of the page has it: `?players=5&edition=hu&with=first-game&deck=judge,king`.
 */
import type { SettingUp, SetUpChoice } from '../../games/setting-up.ts';

/** The choice that is possible, as near to the one asked for as can be. */
export function fitting(settingUp: SettingUp, { players, edition, options, deck }: SetUpChoice): SetUpChoice {
  const offered = settingUp.options(players, edition);
  const cards = deck && settingUp.deck?.isFor(players) ? cardsOf(settingUp, deck) : undefined;
  return {
    players,
    edition,
    options: offered.filter((option) => options.includes(option)),
    ...(cards && !isOfficial(settingUp, cards, players, edition) && { deck: cards }),
  };
}

/** The cards of a deck that are in the box, each as often as it can be. */
function cardsOf({ deck }: SettingUp, asked: readonly string[]): string[] | undefined {
  const left = [...asked];
  return deck?.box.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a deck is the one that the rules name. */
function isOfficial({ deck }: SettingUp, cards: readonly string[], players: number, edition: string): boolean {
  return String([...cards].sort()) === String([...(deck?.official(players, edition) ?? [])].sort());
}

const listIn = (query: URLSearchParams, name: string) => query.get(name)?.split(',').filter(Boolean);

/** The choice that an address asks for. What it does not say, or what cannot be, is what a page begins with. */
export function readChoice(settingUp: SettingUp, search: string, edition: string): SetUpChoice {
  const query = new URLSearchParams(search);
  const [fewest, most] = settingUp.players;
  const asked = Number(query.get('players'));
  const named = query.get('edition') ?? '';
  return fitting(settingUp, {
    players: Number.isInteger(asked) && asked >= fewest && asked <= most ? asked : Math.min(most, fewest + 2),
    edition: settingUp.editions.includes(named) ? named : edition,
    options: listIn(query, 'with') ?? [],
    deck: listIn(query, 'deck'),
  });
}

/** The part of the address after `?` that asks for a choice. */
export function writeChoice({ players, edition, options, deck }: SetUpChoice): string {
  const parts = [
    `players=${players}`,
    `edition=${edition}`,
    ...(options.length ? [`with=${options.join(',')}`] : []),
    ...(deck ? [`deck=${deck.join(',')}`] : []),
  ];
  return `?${parts.join('&')}`;
}
