/** Scenarios as tests: each is ruled on under every edition, and held against what it is to give. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../../engine/teufelsburg/decode.ts';
import type { GameRecord } from '../../../../engine/teufelsburg/record.ts';
import { type Ruling, rule } from '../../../../engine/teufelsburg/rule.ts';
import { objections } from '../../schemas.ts';
import { clauses, EDITIONS, recordOf, type Scenario, words } from './shorthand.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The paragraphs and cards that the rulings of a test cite, for the report of what no test reaches. */
    cited?: readonly string[];
  }
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
    case 'because':
      return `because ${illegal?.code}`;
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
    case 'read':
      return `read: ${[...new Set(ruling.steps.flatMap(({ reading }) => reading ?? []))].join(' ')}`;
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
          expect(decode(record)).toEqual({ ok: true, value: record });
          const ruling = rule(record);
          for (const { cites } of [...ruling.steps, ruling.illegal ?? { cites: [] }])
            for (const reference of cites) cited.add(reference);
          expect([
            ...objections('teufelsburg', 'record', record),
            ...objections('teufelsburg', 'ruling', ruling),
          ]).toEqual([]);
          const wanted = clauses((edition !== 'reference' && scenario[edition]) || scenario.gives).map(plain);
          const got = wanted.map((clause) => told(clause, ruling, record));
          expect({ edition, got }, `${edition}: ${scenario.moves}`).toEqual({ edition, got: wanted });
        }
        task.meta.cited = [...cited];
      });
    }
  });
}
