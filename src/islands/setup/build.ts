/**
 * The texts of the page about setting up out of the content, at build time.
 */
import { settingUpOf } from '../../games/setting-up.ts';
import { type Game, games } from '../../games.ts';
import { loadGame } from '../../lib/content.ts';
import { gameStrings } from '../../lib/i18n.ts';
import { emblemsPath, rulePath } from '../../lib/paths.ts';
import type { Locale } from '../../locales.ts';
import { textsOf } from '../checker/build.ts';
import { referencesIn } from './references.ts';
import type { Cited, SetUpTexts } from './texts.ts';

/** Everything that the page says about a game in a language. */
export async function setUpTexts(game: Game, locale: Locale): Promise<SetUpTexts> {
  const [settingUp, content, texts] = await Promise.all([
    settingUpOf(game),
    loadGame(game, locale),
    textsOf(game, locale),
  ]);
  const { tag, strings } = gameStrings(locale, game);
  const cited = (reference: string): Cited => {
    const referent = content.resolve(reference);
    const { href } = referent;
    if (referent.kind === 'rule') return { name: referent.paragraph.number, href };
    return { name: referent.title, href, plate: games[game].cards.kinds[referent.card.facts.kind] };
  };
  const { sentences, cards, locale: spoken } = texts.speech;
  const { number, problem } = sentences as Record<string, Record<string, unknown>>;
  return {
    game,
    locale,
    tag,
    strings: { setup: strings.setup },
    cited: Object.fromEntries([...referencesIn(settingUp)].map((reference) => [reference, cited(reference)])),
    editions: Object.fromEntries(settingUp.editions.map((id) => [id, content.text.editions[id] ?? id])),
    note: (strings.setup as { note?: string }).note,
    emblems: emblemsPath(game),
    rules: rulePath(locale, game, 'setup'),
    ...(settingUp.deck && {
      speech: { locale: spoken, sentences: { number, problem: { deck: problem?.deck } }, cards },
    }),
  };
}
