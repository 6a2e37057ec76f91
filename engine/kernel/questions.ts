/**
 * Questions about what nobody has told us, answered in every way that can be: a run that asks is run again for each answer.
 */

/** The answers of one run: those given so far, then yes to whatever is asked anew. */
export class Questions {
  private readonly answers: boolean[];
  private asked = 0;

  constructor(answers: readonly boolean[] = []) {
    this.answers = [...answers];
  }

  /** The answer to the next question. */
  ask(): boolean {
    if (this.asked === this.answers.length) this.answers.push(true);
    return this.answers[this.asked++] as boolean;
  }

  /** Whether this run has asked anything. */
  get any(): boolean {
    return this.asked > 0;
  }

  /** The answers of the next run: the last yes becomes a no; nothing when every way has been run. */
  next(): Questions | undefined {
    const last = this.answers.lastIndexOf(true);
    return last < 0 ? undefined : new Questions([...this.answers.slice(0, last), false]);
  }
}

/** Runs something for every way its questions can be answered, as long as results are asked for. */
export function* ways<Result>(run: (questions: Questions) => Result): Generator<Result> {
  for (let questions: Questions | undefined = new Questions(); questions; questions = questions.next()) {
    yield run(questions);
  }
}
