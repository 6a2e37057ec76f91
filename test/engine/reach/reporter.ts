/**
 * Reports which paragraphs of the rules and which clauses of the cards no test reaches: `npm run reach`.
 *
 * A paragraph is reached by a passing scenario whose ruling cites it, or by the tests that the game's file of proofs names; a clause by those
 * tests. The run fails if anything is unreached, so it has to be one of all the engine's tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { parse } from 'yaml';
import type { Game } from '../../../src/games.ts';
import { plainText } from '../../../src/lib/markdown.ts';
import { contentOf } from '../../content/content.ts';
import { type Proofs, unreached } from './reach.ts';

/** The games that have a file of proofs. */
const games = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => basename(name, '.yaml'));

/** Whether a test is one of a game's scenarios. */
const isOf = (game: string, { module }: TestCase): boolean => module.moduleId.includes(`/test/engine/${game}/`);

export default class Reach implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = new Set(tests.flatMap((test) => (test.ok() ? [] : [test.fullName])));
    const passed = new Set(tests.map(({ fullName }) => fullName).filter((name) => !failed.has(name)));
    for (const game of games) report(game, tests, passed);
  }
}

function report(game: string, tests: readonly TestCase[], passed: ReadonlySet<string>): void {
  const { idsIn, read, register } = contentOf(game as Game);
  const proofs: Proofs = parse(readFileSync(join(import.meta.dirname, `${game}.yaml`), 'utf8'));
  const paragraphs = register.flatMap(({ id, paragraphs }) => paragraphs.map((one) => `${id}.${one}`));
  /** Each card's clauses in English: what it does, what is made clear, what is often got wrong. */
  const clauses = new Map(
    idsIn('cards').map((id) => {
      const { effect, clarifications, mistakes } = read('text', 'en', 'cards', `${id}.yaml`);
      return [
        id,
        [effect, ...clarifications, ...mistakes.map(({ truth }: { truth: string }) => truth)].map((text) =>
          plainText(text),
        ),
      ] as const;
    }),
  );
  const cited = new Set(tests.flatMap((test) => (test.ok() && isOf(game, test) ? (test.meta().cited ?? []) : [])));
  const { faults, aside } = unreached(proofs, { paragraphs, clauses, cited, passed });
  const number = [...clauses.values()].flat().length;
  console.log(
    `${game}: of ${paragraphs.length} paragraphs of the rules and ${number} clauses of the cards, ${faults.length} unreached; ${aside} set aside as nothing a test can reach`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
