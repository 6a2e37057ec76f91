/**
 * Scenarios in shorthand. A table, the moves and what comes of them are lines of clauses parted by `;`:
 *
 *     at      A order thug: key dagger; B brotherhood duelist!: goblet; pile: tome coat; spares: doctor; turn: A
 *     moves   A attack B; C support attacker; A use hypnotist D; A use diplomat B goblet for key; resolve; A take goblet for key
 *     gives   pending; attacker 3:2; A: key goblet; turn: A; rests on edition pearl
 *
 * `!` is an occupation lying face up, `-` an empty pile, `illegal early` an illegal move that is not the last. What a scenario gives holds under every edition until one overrides it.
 */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import type { Edition } from '../../../engine/teufelsburg/ground.ts';
import type { GameRecord, Variant } from '../../../engine/teufelsburg/record.ts';
import { type Ruling, rule } from '../../../engine/teufelsburg/rule.ts';
import { objections } from '../schemas.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The paragraphs and cards that the rulings of a test cite, for the report of what no test reaches. */
    cited?: readonly string[];
  }
}

/** One case: what it shows, where it differs from the table of its group, what is done, and what that gives. */
export interface Scenario {
  readonly name: string;
  /** Clauses that replace those of the group's table. */
  readonly with?: string;
  readonly moves: string;
  readonly variants?: readonly Variant[];
  readonly gives: string;
  readonly hu?: string;
  readonly it?: string;
  readonly pt?: string;
}

const EDITIONS = ['reference', 'hu', 'it', 'pt'] as const satisfies readonly Edition[];

const clauses = (text: string) =>
  text
    .split(';')
    .map((clause) => clause.trim())
    .filter(Boolean);
const words = (text: string) => text.split(/\s+/).filter((word) => word && word !== '-');

interface Seat {
  id: string;
  association: string | string[];
  occupation: string;
  shown?: boolean;
  objects: string[];
}

/** Reads the clauses of a table, later ones replacing what earlier ones said of the same seat or pile. */
function tableOf(...texts: readonly string[]) {
  const seats = new Map<string, Seat>();
  const rest: { objectPile?: string[]; occupationPile?: string[]; turn?: string } = {};
  for (const clause of texts.flatMap(clauses)) {
    const [head = '', tail = ''] = clause.split(/:\s*/);
    const [id = '', ...about] = words(head);
    if (id === 'pile') rest.objectPile = words(tail);
    else if (id === 'spares') rest.occupationPile = words(tail);
    else if (id === 'turn') rest.turn = tail;
    else {
      const seat = seats.get(id) ?? { id, association: '?', occupation: '?', objects: [] };
      if (clause.includes(':')) seat.objects = words(tail);
      for (const word of about) {
        if (word.includes('/')) seat.association = word.split('/');
        else if (word === 'order' || word === 'brotherhood' || word === '??')
          seat.association = word.replace('??', '?');
        else {
          seat.occupation = word.replace('!', '');
          seat.shown = word.endsWith('!');
        }
      }
      seats.set(id, seat);
    }
  }
  return { players: [...seats.values()], ...rest };
}

/** Reads one move. */
function moveOf(text: string): Record<string, unknown> {
  const [by, move = '', ...rest] = words(text);
  if (by === 'resolve') return { move: 'resolve' };
  const [first, , third] = rest;
  switch (move) {
    case 'offer':
    case 'give':
      return { by, move, object: first, to: third };
    case 'accept':
      return { by, move, return: first };
    case 'attack':
      return { by, move, target: first };
    case 'support':
      return { by, move, side: first };
    case 'inspect':
      return { by, move, what: first };
    case 'direct':
      return { by, move, direction: first };
    case 'exchange':
      return { by, move, occupation: first };
    case 'take':
      return { by, move, object: first, ...(third && { giveBack: third }) };
    case 'claim':
      return first === 'lodge'
        ? { by, move, as: 'lodge' }
        : { by, move, as: 'association', allies: rest.filter((word) => word !== 'with') };
    case 'foretell':
      return { by, move, holders: rest };
    case 'pass':
    case 'refuse':
      return { by, move };
    case 'use': {
      const [occupation, second, object, , returned] = rest;
      if (occupation === 'hypnotist') return { by, move, occupation, target: second };
      if (occupation === 'poison-mixer') return { by, move, occupation, winner: second };
      if (occupation === 'clairvoyant') return { by, move, occupation, top: rest.slice(1) };
      if (occupation === 'diplomat')
        return { by, move, occupation, target: second, object, ...(returned && { return: returned }) };
      return { by, move, occupation };
    }
    default:
      return { by, move, object: first };
  }
}

/** The record of a scenario under an edition. */
export function recordOf(at: string, scenario: Omit<Scenario, 'name' | 'gives'>, edition: Edition): GameRecord {
  const input = {
    game: 'teufelsburg',
    edition,
    variants: scenario.variants ?? [],
    position: tableOf(at, scenario.with ?? ''),
    moves: clauses(scenario.moves).map(moveOf),
  };
  const decoded = decode(input);
  if (!decoded.ok) throw new Error(decoded.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return decoded.value;
}

const sorted = (cards: readonly string[]) => [...cards].sort().join(' ');

/** What a ruling says where a clause speaks, written as that clause would write it. */
function told(clause: string, ruling: Ruling, record: GameRecord): string {
  const { position, fight, illegal } = ruling;
  const player = (id: string) => position.players.find((seat) => seat.id === id);
  const [first = '', second = '', third = '', fourth = ''] = words(clause.replace(':', ' '));
  switch (first) {
    case 'settled':
    case 'pending':
    case 'over':
    case 'depends':
      return ruling.status;
    case 'illegal': {
      if (!illegal) return ruling.status;
      const early = ruling.applied < (record.moves ?? []).length - 1 ? 'illegal early by' : 'illegal by';
      return illegal.cites.includes(clause.slice(early.length + 1) as never)
        ? clause
        : `${early} ${illegal.cites.join(', ')}`;
    }
    case 'attacker':
    case 'defender':
    case 'tie': {
      const by = fight?.decidedBy === 'points' ? '' : ` by ${fight?.decidedBy}`;
      return `${fight?.outcome} ${fight?.attackerPoints}:${fight?.defenderPoints}${by}`;
    }
    case 'prevented':
      return fight?.decidedBy === 'priest' && fight.attackerPoints === undefined ? `${fight.outcome}` : 'no Priest';
    case 'pile':
      return `pile: ${position.objectPile?.join(' ') || '-'}`;
    case 'spares':
      return `spares: ${position.occupationPile?.join(' ') || '-'}`;
    case 'turn':
      return `turn: ${position.turn}`;
    case 'discarded':
      return `discarded: ${ruling.discarded?.join(' ') || '-'}`;
    case 'wins':
      return `wins: ${ruling.winners?.join(' ') || '-'}`;
    case 'owed':
      return `owed: ${ruling.pending.map(({ by }) => by ?? 'resolve').join(' ') || '-'}`;
    case 'effects':
      return `effects: ${ruling.effects.map(({ object, by, partner }) => `${object} ${by}>${partner}`).join(', ') || '-'}`;
    case 'unseen':
      return ruling.seen.length ? 'something seen' : clause;
    case 'cites':
      return ruling.steps.some(({ cites }) => cites.includes(second as never)) ? clause : `nothing cites ${second}`;
    case 'rests': {
      const grounds = illegal ? [illegal] : ruling.steps;
      const found = grounds.some(({ basis, option, reading }) =>
        third === 'text' ? basis === 'text' : basis === third && (option ?? reading) === fourth,
      );
      return found
        ? clause
        : `rests on ${grounds.map((ground) => `${ground.basis} ${ground.option ?? ground.reading}`)}`;
    }
    default: {
      if (second === 'is') {
        const seat = player(first);
        return `${first} is ${seat?.occupation}${seat?.shown ? '!' : ''}`;
      }
      if (second === 'sees') {
        const sights = ruling.seen
          .filter((sight) => sight.by === first && (sight.of ?? 'the') === third && sight.what === fourth)
          .map(({ value }) => (typeof value === 'string' ? value : sorted(value)));
        return `${first} sees ${third} ${fourth}: ${sights.join(' and ')}`.trimEnd();
      }
      return `${first}: ${sorted(player(first)?.objects ?? [])}`;
    }
  }
}

/** A clause with its cards in the order in which rulings are compared. */
function plain(clause: string): string {
  const [head = '', tail] = clause.split(/:\s+/);
  const inOrder = ['pile', 'spares', 'turn', 'discarded', 'wins', 'owed', 'effects'].includes(head);
  return tail === undefined || inOrder ? clause : `${head}: ${sorted(words(tail))}`;
}

/** Tests a group of scenarios on one table, each under every edition. */
export function scenarios(group: string, at: string, cases: readonly Scenario[]): void {
  describe(group, () => {
    for (const scenario of cases) {
      it(scenario.name, ({ task }) => {
        const cited = new Set<string>();
        for (const edition of EDITIONS) {
          const record = recordOf(at, scenario, edition);
          const ruling = rule(record);
          for (const { cites } of [...ruling.steps, ruling.illegal ?? { cites: [] }])
            for (const reference of cites) cited.add(reference);
          expect([...objections('record', record), ...objections('ruling', ruling)]).toEqual([]);
          const wanted = clauses((edition !== 'reference' && scenario[edition]) || scenario.gives).map(plain);
          const got = wanted.map((clause) => told(clause, ruling, record));
          expect({ edition, got }, `${edition}: ${scenario.moves}`).toEqual({ edition, got: wanted });
        }
        task.meta.cited = [...cited];
      });
    }
  });
}
