/**
 * Reports which paragraphs of the rules and which clauses of the cards no test reaches: `npm run reach`.
 *
 * A paragraph is reached by a passing scenario whose ruling cites it, or by the tests that `proofs.yaml` names; a clause by those tests.
 * The run fails if anything is unreached, so it has to be one of all the engine's tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { parse } from 'yaml';
import { plainText } from '../../../src/lib/rules.ts';
import { idsIn, read, register } from '../../content/content.ts';
import { type Proofs, unreached } from './reach.ts';

const proofs: Proofs = parse(readFileSync(join(import.meta.dirname, 'proofs.yaml'), 'utf8'));
const paragraphs = register.flatMap(({ id, paragraphs }) => paragraphs.map((one) => `${id}.${one}`));

/** Each card's clauses in English: what it does, what is made clear, what is often got wrong. */
const clauses = new Map(
  idsIn('cards').map((id) => {
    const { effect, clarifications, mistakes } = read('text', 'en', 'cards', `${id}.yaml`);
    return [
      id,
      [effect, ...clarifications, ...mistakes.map(({ truth }: { truth: string }) => truth)].map(plainText),
    ] as const;
  }),
);

export default class Reach implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = new Set(tests.flatMap((test) => (test.ok() ? [] : [test.fullName])));
    const passed = new Set(tests.map(({ fullName }) => fullName).filter((name) => !failed.has(name)));
    const cited = new Set(tests.flatMap((test) => (test.ok() ? (test.meta().cited ?? []) : [])));
    const { faults, aside } = unreached(proofs, { paragraphs, clauses, cited, passed });
    const number = [...clauses.values()].flat().length;
    console.log(
      `of ${paragraphs.length} paragraphs of the rules and ${number} clauses of the cards, ${faults.length} unreached; ${aside} set aside as nothing a test can reach`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
