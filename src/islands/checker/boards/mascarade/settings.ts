/**
 * What can be said of a table before its first move, as sentences with what they change; and how what is impossible is put right.
 */
import type { Problem } from '../../../../../engine/kernel/result.ts';
import type { GameRecord as AnyRecord, Cure, Grounded, SetUpProps, Supposition, Change as Told } from '../../game.ts';
import type { Words } from '../../words.ts';
import {
  type Change,
  cardsOf,
  deckOf,
  exchanges,
  isPlaced,
  lay,
  mended,
  placesWith,
  playedWith,
  put,
  whose,
  withPlayer,
  withPosition,
} from './editing.ts';
import { CENTRE, type CharacterId, characters, facts, type GameRecord } from './engine.ts';

/** What a player, or the centre, is called. */
export const placeName = (at: string, words: Words): string => (at === CENTRE ? words.b('table.centre') : at);

/** From where a card was taken, as it is told. */
export function taken({ from }: Change, character: string, words: Words): string | undefined {
  if (from === undefined) return undefined;
  const card = words.card(character);
  return from === CENTRE
    ? words.b('setup.taken-from-centre', { card })
    : words.b('setup.taken-from', { card, by: from });
}

/** That a character has come into play, as it is told. @param other the one that has gone for it, if one has */
export const exchanged = (character: CharacterId, other: CharacterId | undefined, words: Words): string =>
  words.b(other ? 'repair.instead-said' : 'repair.in-play-said', {
    card: words.card(character),
    other: other ? words.card(other) : '',
  });

/**
 * What takes up other players: where no move fits them, as they have another number of cards each, that is told, and where the characters that had
 * been chosen are not enough for them, or too many.
 */
export const reseating = (record: GameRecord, { words, onChange }: Pick<SetUpProps, 'words' | 'onChange'>) => ({
  words,
  onChange(to: AnyRecord, said?: string) {
    const isUsual = record.position.deck && !(to as GameRecord).position.deck;
    const brought = isUsual ? words.b('repair.deck') : said;
    onChange(to, record.moves?.[0] && !to.moves?.[0] ? words.b('setup.moves') : brought);
  },
});

/** The characters in play, each once, as they are looked for. */
export const inPlay = (record: GameRecord, words: Words): CharacterId[] =>
  [...new Set(deckOf(record))].sort((a, b) => words.compare(words.card(a), words.card(b)));

/** Everything that can be said of who has what. */
export function settings(any: AnyRecord, words: Words): Told[] {
  const record = any as GameRecord;
  const courthouse = Array.from({ length: facts.coins }, (_, index): Told => {
    const gold = index + 1;
    return {
      text: `${words.b('setup.courthouse')}: ${words.b('table.gold', { count: gold })}`,
      cards: [],
      make: () => ({ record: withPosition(record, { courthouse: gold }) }),
    };
  });
  const held = record.position.players.flatMap(({ id: by }, seat) => [
    ...inPlay(record, words).map((character): Told => {
      // Of several cards, the first that nobody knows.
      const card = Math.max(0, cardsOf(record, seat).indexOf('?'));
      return {
        text: words.b('setup.says', { by, card: words.card(character) }),
        cards: [character],
        make() {
          // Who says so of the last copy once more says nothing new.
          const has = cardsOf(record, seat).filter((one) => one === character).length;
          if (has === characters[character].count) return { record };
          const change = lay(record, { seat, card }, character);
          return { record: change.record, said: taken(change, character, words) };
        },
      };
    }),
    ...Array.from({ length: facts.goal }, (_, index): Told => {
      const gold = index + 1;
      return {
        text: words.b('setup.says', { by, card: words.b('table.gold', { count: gold }) }),
        cards: [],
        make: () => ({ record: withPlayer(record, seat, { gold }) }),
      };
    }),
  ]);
  return [...held, ...courthouse];
}

/** So much gold on the Courthouse is offered in a tap. */
const OFFERED = [1, 2, 3, 4, 5, 6];

/** What is supposed as long as nobody says it: that there is no gold on the Courthouse, of which the Judge alone takes any. Before the first turns there is none. */
export function suppositions(any: AnyRecord, words: Words): Supposition[] {
  const record = any as GameRecord;
  const { position, moves = [] } = record;
  const isAsked = moves.some((move) => move.move === 'announce' && move.character === 'judge');
  if (position.courthouse || position.opening || !isAsked) return [];
  const otherwise = OFFERED.map(
    (courthouse): Told => ({
      text: words.b('table.gold', { count: courthouse }),
      cards: [],
      make: () => ({ record: withPosition(record, { courthouse }) }),
    }),
  );
  return [{ text: words.b('suppose.courthouse'), otherwise: otherwise as [Told, ...Told[]] }];
}

/**
 * What could let a refused move be made: a character that the players have chosen is in play too, or in the place of another; or the turns of those
 * before have gone by in which nothing has happened that a move tells of.
 */
export function cure(any: AnyRecord, { code, params }: Grounded, words: Words): Cure {
  const record = any as GameRecord;
  if (code === 'announce.not-in-play') {
    const character = params.character as CharacterId;
    const card = words.card(character);
    const changes = exchanges(record, character).flatMap(({ record: to, other }): Told[] => {
      // What lies on the table is in play.
      if (other && isPlaced(record, other)) return [];
      const text = other
        ? words.b('repair.instead', { card, other: words.card(other) })
        : words.b('repair.in-play', { card });
      return [{ text, cards: [], make: () => ({ record: to, said: exchanged(character, other, words) }) }];
    });
    return { changes };
  }
  if (code !== 'turn.not-yours') return {};
  const ids = record.position.players.map(({ id }) => id);
  const from = ids.indexOf(String(params.active));
  const clockwise = [...ids.slice(from), ...ids.slice(0, from)];
  const between = clockwise.slice(0, clockwise.indexOf(String(params.by)));
  // A look leaves everything as it is.
  const card = cardsOf(record, 0).length > 1 ? { card: 0 } : {};
  return {
    before: [{ text: words.b('repair.meanwhile'), moves: between.map((by) => ({ by, move: 'look', ...card })) }],
  };
}

/** Ways to put right what is impossible. */
export function repairs(any: AnyRecord, { code, params = {} }: Problem, words: Words): Told[] {
  const record = any as GameRecord;
  const repair = (text: string, to: GameRecord): Told => ({ text, cards: [], make: () => ({ record: to }) });
  const character = String(params.character ?? '');
  switch (code) {
    case 'position.too-many-copies':
    case 'position.not-in-deck':
      return placesWith(record, character).map((place) =>
        repair(
          words.b('repair.unknown', {
            by: placeName(whose(record, place), words),
            card: words.card(character),
          }),
          put(record, place, '?'),
        ),
      );
    case 'position.number-of-cards':
    case 'position.centre':
      return [repair(words.b('repair.number'), mended(record))];
    case 'position.too-much-gold': {
      const players = record.position.players.map((player) => ({ ...player, gold: facts.start }));
      return [repair(words.b('repair.gold'), withPosition(record, { players, courthouse: 0 }))];
    }
    default:
      return code.startsWith('deck.') ? [repair(words.b('repair.deck'), mended(playedWith(record, undefined)))] : [];
  }
}
