/**
 * `npm run quiz [-- --questions N] [-- --seed N]`: asks so many questions (10,000), as many about each game, and looks for faults as the tests do
 * of a few; then whether there is a round about each card and chapter. Exit status 1 if anything was wrong.
 */
import { faultsOf } from '../test/engine/quiz/faults.ts';
import { quizzed } from '../test/games/tested.ts';
import { optionsOf, refuse } from './options.ts';

const values = optionsOf({ questions: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } });
for (const [name, value] of Object.entries(values))
  if (!/^\d+$/.test(value) || (name === 'questions' && Number(value) === 0))
    refuse(`--${name}: expected a number from ${name === 'questions' ? 1 : 0}, got ${value}`);

/** As many as are asked in a round. */
const ROUND = 10;

for (const [id, game, { ask, topics }] of quizzed) {
  const begun = performance.now();
  const questions = ask({ seed: Number(values.seed) }, Math.ceil(Number(values.questions) / quizzed.length));
  const seconds = (performance.now() - begun) / 1000;
  const wrong = questions.filter((question) => {
    const faults = faultsOf(game, question);
    if (faults.length > 0)
      console.log(`${JSON.stringify(question)}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    return faults.length > 0;
  });
  console.log(
    `${id}: ${questions.length} questions, ${Math.round(questions.length / seconds)} a second, ${wrong.length} with faults`,
  );
  const few = topics.filter((about) => ask({ seed: Number(values.seed), about }, ROUND).length < ROUND);
  if (few.length > 0) console.log(`${id}: fewer than ${ROUND} about ${few.join(', ')}`);
  if (wrong.length + few.length > 0) process.exitCode = 1;
}
