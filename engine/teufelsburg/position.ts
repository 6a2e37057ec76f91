/**
 * Whether a position can be: what no deal of these cards can reach is refused, with everything that is wrong with it.
 */
import type { Finding } from '../kernel/deal.ts';
import type { Problem } from '../kernel/result.ts';
import {
  associationIds,
  associationsOfEach,
  BAGS,
  inPlayWith,
  isInPlay,
  isSecretBag,
  objectIds,
  occupationIds,
  unseenForPile,
} from './box.ts';
import { objects } from './data.ts';
import type { GameRecord, ObjectId } from './record.ts';
import { Table } from './table.ts';

/** Everything that makes a record's position impossible; nothing if it can be. Names and ids are those of a record that can be read. */
export function problemsOf(record: GameRecord): Problem[] {
  const { position } = record;
  const { players, objectPile = [] } = position;
  const problems: Problem[] = [];
  const report = (path: string, code: string, message: string, params: Problem['params'] = {}) =>
    problems.push({ path, code, message, params });

  const placed = new Map<ObjectId | '?', string[]>();
  let cards = 0;
  const place = (object: ObjectId | '?', path: string) => {
    cards++;
    placed.set(object, [...(placed.get(object) ?? []), path]);
  };
  for (const [seat, player] of players.entries()) {
    const path = `position.players[${seat}]`;
    for (const [index, object] of player.objects.entries()) place(object, `${path}.objects[${index}]`);
    if (player.objects.length === 0) {
      report(
        `${path}.objects`,
        'position.empty-hand',
        `expected at least one object in the hand of ${player.id}, got none`,
        { by: player.id },
      );
    }
  }
  for (const [index, object] of objectPile.entries()) {
    const path = `position.objectPile[${index}]`;
    place(object, path);
    if (isSecretBag(object)) {
      const message = `expected no ${object} in the pile, as both Secret Bags are dealt to players, got one`;
      report(path, 'position.bag-in-pile', message, { object });
    }
  }

  for (const object of objectIds) {
    const facts = objects[object];
    const [least, most] = facts.players;
    const paths = placed.get(object) ?? [];
    if (paths[0] && !isInPlay(object, players.length)) {
      const message = `expected no ${object} with ${players.length} players (it is in play with ${least} to ${most}), got ${paths.length}`;
      report(paths[0], 'position.not-with-so-many', message, { object, number: players.length, least, most });
      continue;
    }
    if (paths.length > facts.count) {
      const message = `expected at most ${facts.count} of ${object} on the table, got ${paths.length}`;
      report(paths[facts.count] as string, 'position.too-many-copies', message, {
        object,
        number: facts.count,
      });
    }
  }
  const inPlay = inPlayWith(players.length);
  if (cards > inPlay) {
    report('position', 'position.too-many-objects', `expected at most ${inPlay} objects on the table, got ${cards}`, {
      number: cards,
      most: inPlay,
    });
  }
  const hiddenInPile = objectPile.filter((card) => card === '?').length;
  const missing = BAGS.find((bag) => !placed.has(bag));
  // Where a card is there too often, which has been told, there can be fewer than none left.
  const room = Math.max(0, unseenForPile(position));
  if (missing && cards <= inPlay && hiddenInPile > room) {
    const path = `position.objectPile[${objectPile.indexOf('?')}]`;
    const message = `expected at most ${room} unknown objects in the pile, as a Secret Bag cannot be one of them, got ${hiddenInPile}`;
    report(path, 'position.bag-in-pile', message, { object: missing });
  }
  checkOccupations(record, report);
  checkAssociations(record, report);
  if (problems.length === 0) checkKnown(record, report);
  return problems;
}

const written = ({ place, card, atLeast, holds }: Finding) => `${holds ? '' : 'not '}${atLeast} ${card} at ${place}`;

/** What is said to be known of unknown cards: it must be possible, each with what stands before it. */
function checkKnown({ known = [], ...record }: GameRecord, report: Report): void {
  if (known.length === 0) return;
  const { hidden } = new Table(record, false);
  for (const [index, finding] of known.entries())
    if (!hidden.learn(finding))
      report(`known[${index}]`, 'record.known', `expected what can be so of unknown cards, got ${written(finding)}`);
}

type Report = (path: string, code: string, message: string, params?: Problem['params']) => void;

function checkOccupations({ position }: GameRecord, report: Report): void {
  const { players, occupationPile = [] } = position;
  const first = new Map<string, string>();
  const all = [
    ...players.map((player, seat) => [player.occupation ?? '?', `position.players[${seat}].occupation`] as const),
    ...occupationPile.map((occupation, index) => [occupation, `position.occupationPile[${index}]`] as const),
  ];
  for (const [occupation, path] of all) {
    if (occupation === '?') continue;
    const before = first.get(occupation);
    if (before)
      report(path, 'position.occupation-twice', `expected ${occupation} once, got it here and at ${before}`, {
        occupation,
      });
    else first.set(occupation, path);
  }
  const most = occupationIds.length - players.length;
  if (occupationPile.length > most) {
    const number = occupationPile.length;
    report(
      'position.occupationPile',
      'position.too-many-occupations',
      `expected at most ${most} spare occupations, got ${number}`,
      { number, most },
    );
  }
}

function checkAssociations(record: GameRecord, report: Report): void {
  const { players } = record.position;
  const three = record.variants?.includes('three-associations') ?? false;
  if (three && players.length !== 3) {
    const message = `expected 3 players with three-associations, got ${players.length}`;
    report('variants', 'position.three-associations-players', message, { number: players.length });
  }
  for (const [seat, { id, association = '?' }] of players.entries()) {
    const path = `position.players[${seat}].association`;
    if (three !== Array.isArray(association) && association !== '?') {
      const message = three
        ? `expected a list of three association cards for ${id}, got one`
        : `expected one association for ${id}, got a list`;
      report(path, three ? 'position.three-associations-owed' : 'position.one-association-owed', message, { by: id });
    }
  }
  const dealt = players.flatMap(({ association }) => association);
  const most = associationsOfEach(players.length, three);
  for (const association of associationIds) {
    const number = dealt.filter((card) => card === association).length;
    if (number <= most) continue;
    const message = `expected at most ${most} ${association} cards with ${players.length} players, got ${number}`;
    report('position.players', 'position.too-many-associations', message, { association, number, most });
  }
}
