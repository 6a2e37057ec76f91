/** What the catalogue, the terms and the search call by the words of a game has its words in every language. */
import { describe, expect, it } from 'vitest';
import { finishedIn, gameIds, games } from '../../src/games.ts';
import { merged } from '../../src/lib/merged.ts';
import { contentOf, stringsIn } from './content.ts';

describe.each(gameIds)('%s', (game) => {
  const { read, idsIn } = contentOf(game);
  const { cards, terms, positionKinds } = games[game];
  const all = idsIn('cards').map((id) => ({ id, card: cards.facts.parse(read('cards', `${id}.yaml`)) }));
  const facts = all.map(({ card }) => card);

  it.each(finishedIn(game))('has all its words in %s', (locale) => {
    const words = new Map(stringsIn(merged(read('..', 'ui', locale, 'site.json'), read('text', locale, 'site.json'))));
    const wanted = [
      ...Object.keys(cards.kinds).flatMap((kind) => [`card.kind.${kind}`, `card.kinds.${kind}`]),
      ...cards.uses.map((use) => `card.use.${use}`),
      ...cards.filters.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
      ...terms.kinds.flatMap((kind) => [`terms.kinds.${kind}`, `terms.kindOf.${kind}`]),
      'terms.description',
      'differences.lead',
    ];
    for (const { id, card } of all)
      cards.atAGlance(
        card,
        (key) => {
          wanted.push(key);
          return key;
        },
        id,
      );
    expect([...new Set(wanted)].filter((key) => !words.has(key))).toEqual([]);
    const board = new Map(stringsIn(read('text', locale, 'board.json')));
    const onBoard = ['line.placeholder', ...positionKinds.map((kind) => `kind.${kind}`)];
    expect(onBoard.filter((key) => !board.has(key))).toEqual([]);
  });

  it('filters its cards by options that there are', () => {
    for (const { options, valuesOf } of cards.filters) {
      const known = options.map(({ value }) => value);
      for (const card of facts) expect(known).toEqual(expect.arrayContaining([...valuesOf(card)]));
    }
    for (const { id, card } of all) expect(cards.playerCounts(card, id)).not.toEqual([]);
  });

  it('has a kind of terms for each kind of card', () => {
    for (const { kind } of facts) expect(terms.kinds).toContain(terms.ofCards[kind]);
  });
});

it('a character of Mascarade is in play by the table, or chosen by four players or more', () => {
  const { cards } = games.mascarade;
  const cheat = cards.facts.parse(contentOf('mascarade').read('cards', 'cheat.yaml'));
  expect(cards.playerCounts(cheat, 'cheat')).toEqual([4, 5, 6, 9, 10, 11, 12, 13]);
  const glance = cards.atAGlance(cheat, (_, params) => Object.values(params ?? {}).join(), 'cheat');
  expect(glance.map(({ value }) => value)).toEqual(expect.arrayContaining(['4–6, 9–13', '4']));
});
