/** Rulings as lines for people to review: everything that they say, each step on a line of its own. */
import { diffArrays } from 'diff';
import { expect } from 'vitest';
import type { Finding } from '../../../engine/kernel/deal.ts';
import type { Ground } from '../../../engine/teufelsburg/ground.ts';
import type { GameRecord, Move, Position } from '../../../engine/teufelsburg/record.ts';
import { type Ruling, rule } from '../../../engine/teufelsburg/rule.ts';
import type { Change } from '../../../engine/teufelsburg/state.ts';
import { EDITIONS } from '../scenarios/shorthand.ts';

const list = (cards: string | readonly string[]) => [cards].flat().join(' ') || '-';

const params = (named: object) =>
  Object.entries(named)
    .map(([name, value]) => `${name}=${[value].flat().join('+') || '-'}`)
    .join(' ');

/** What something is cited for and rests on, and what its sentence names. */
function said({ cites, basis, option, reading }: Ground, named: object): string {
  const rests = [basis, option, reading].filter(Boolean).join(':');
  return `${cites.join(' ')} | ${rests} | ${params(named)}`.trimEnd();
}

function changed(change: Change): string {
  const place = (where: string | { player: string }) => (typeof where === 'string' ? where : where.player);
  switch (change.change) {
    case 'object':
      return `${change.object} ${place(change.from)}>${place(change.to)}`;
    case 'revealed':
      return `${change.player} reveals ${change.object}`;
    case 'occupation':
      return `${change.player} is ${change.occupation}${change.shown ? '!' : ''}`;
    case 'turn':
      return `turn ${change.player}`;
    default:
      return `${change.change} ${list(change.cards)}`;
  }
}

function table({ players, objectPile = ['?'], occupationPile = ['?'], turn }: Position): string {
  const seats = players.map(
    ({ id, association = '?', occupation, shown, objects }) =>
      `${id} ${[association].flat().join('/')} ${occupation}${shown ? '!' : ''}: ${list(objects)}`,
  );
  return [...seats, `pile: ${list(objectPile)}`, `spares: ${list(occupationPile)}`, `turn: ${turn}`].join('; ');
}

const finding = ({ place, card, atLeast, holds }: Finding) => `${place} ${holds ? '>=' : '<'}${atLeast} ${card}`;

/** Moves by one player. Those of one kind that differ in one field alone stand together: `offer to=B|C object=key|whip`. */
export function moves(all: readonly Move[]): string {
  let kinds = all.map((move) =>
    Object.entries(move)
      .filter(([field]) => field !== 'by')
      .map(([field, value]) => ({ field, values: [[value].flat().join('+') || '-'] })),
  );
  const widest = Math.max(0, ...kinds.map((fields) => fields.length));
  for (let at = widest - 1; at >= 0; at--) {
    const together = new Map<string, (typeof kinds)[number]>();
    for (const fields of kinds) {
      const key = JSON.stringify(fields.map((field, index) => (index === at ? field.field : field)));
      const same = together.get(key);
      if (same) same[at]?.values.push(...(fields[at]?.values ?? []));
      else together.set(key, fields);
    }
    kinds = [...together.values()];
  }
  return kinds
    .map((fields) =>
      fields.map(({ field, values }) => (field === 'move' ? '' : `${field}=`) + values.join('|')).join(' '),
    )
    .join('; ');
}

/** Everything that a ruling says. */
export function linesOf(ruling: Ruling): string[] {
  const { status, applied, illegal, position, discarded, fight, effects, seen, winners, won, pending, steps } = ruling;
  const { cases = [], deals, question } = ruling;
  const lines = [`${status} after ${applied}${winners ? `, ${list(winners)} won` : ''}${won ? ` for ${won}` : ''}`];
  if (illegal) lines.push(`illegal ${illegal.code}: ${said(illegal, illegal.params)}`);
  for (const { move, code, params: named, changes, ...ground } of steps) {
    lines.push(`${move} ${code}: ${[said(ground as Ground, named), ...changes.map(changed)].join(' | ')}`);
  }
  lines.push(table(position));
  if (fight) lines.push(`fight ${params(fight)}`);
  if (discarded) lines.push(`discarded ${list(discarded)}`);
  for (const { object, by, partner } of effects) lines.push(`effect ${object} ${by}>${partner}`);
  for (const { by, of, what, value } of seen) lines.push(`${by} sees ${of ?? 'the'} ${what}: ${list(value)}`);
  for (const { by, moves: legal } of pending) lines.push(`next ${by ?? 'anybody'}: ${moves(legal)}`);
  if (deals !== undefined) lines.push(`deals ${deals}`);
  if (question) lines.push(`ask ${finding(question)}`);
  for (const one of cases) {
    lines.push(`if ${one.when.map((all) => all.map(finding).join(' & ')).join(' | ')}: ${one.deals}`);
    lines.push(...linesOf(one.ruling).map((line) => `  ${line}`));
  }
  return lines;
}

/** How a record is ruled on: under the reference, and below it what the other editions have instead. */
export function told(recordUnder: (edition: (typeof EDITIONS)[number]) => GameRecord): string[] {
  const [reference = [], ...others] = EDITIONS.map((edition) => linesOf(rule(recordUnder(edition))));
  const differing = others.flatMap((lines, index) => {
    const changes = diffArrays(reference, lines).flatMap(({ added, removed, value }) =>
      added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
    );
    return changes.length > 0 ? [`${EDITIONS[index + 1]}:`, ...changes] : [];
  });
  return [...reference, ...differing].map((line) => `  ${line}`);
}

/** Holds lines against those in a file of this folder. */
export async function compare(file: string, lines: readonly string[]): Promise<void> {
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
}
