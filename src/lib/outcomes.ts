/** What the outcomes of a ruling are called that hangs on something unknown. Pure. */

/** A full stop, as languages write it. */
const STOP = /[.。]$/;

/**
 * Each outcome in a sentence. Where the last move comes to the same in several, what follows is the first that is told of one alone,
 * or else not of all of these.
 * @param said what an outcome comes to
 * @param told its steps, in sentences
 */
export function outcomesSaid<Outcome>(
  outcomes: readonly Outcome[],
  said: (outcome: Outcome) => string,
  told: (outcome: Outcome) => readonly string[],
): string[] {
  const sentences = outcomes.map(said);
  return outcomes.map((outcome, index) => {
    const sentence = sentences[index] as string;
    const others = outcomes.filter((_, other) => other !== index && sentences[other] === sentence).map(told);
    if (others.length === 0) return sentence;
    const own = told(outcome);
    const apart =
      own.find((step) => !others.some((steps) => steps.includes(step))) ??
      own.find((step) => !others.every((steps) => steps.includes(step)));
    return apart === undefined ? sentence : `${sentence}. ${apart.replace(STOP, '')}`;
  });
}
