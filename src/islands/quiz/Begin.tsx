/**
 * What the questions are to be: how hard, and about what.
 */
import { levels } from '../../../engine/kernel/quiz.ts';
import type { Speaking } from './answers.ts';
import { type Chosen, levelOf } from './wish.ts';

interface Props {
  readonly chosen: Chosen;
  readonly topics: readonly string[];
  readonly speaking: Speaking;
  onBegin(chosen: Chosen): void;
}

/** The form before a round. */
export function Begin({ chosen, topics, speaking: { words, q }, onBegin }: Props) {
  const chapters = words.texts.chapters.filter(({ id }) => topics.includes(id));
  const cards = topics
    .filter((topic) => topic.includes('.'))
    .map((id) => ({ id, title: words.name(id) }))
    .sort((one, other) => words.compare(one.title, other.title));
  const options = (group: readonly { readonly id: string; readonly title: string }[]) =>
    group.map(({ id, title }) => (
      <option key={id} value={id} selected={id === chosen.about}>
        {title}
      </option>
    ));
  return (
    <form
      class="quiz-begin"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onBegin({ level: levelOf(String(form.get('level'))), about: String(form.get('about')) || undefined });
      }}
    >
      <fieldset>
        <legend class="quiz-label">{q('begin.level')}</legend>
        <div class="quiz-levels">
          {([undefined, ...levels] as const).map((level) => (
            <label key={level} class="quiz-level">
              <input type="radio" name="level" value={level ?? ''} checked={level === chosen.level} />
              <span>{q(`begin.levels.${level ?? 'any'}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label class="quiz-topic">
        <span class="quiz-label">{q('begin.about')}</span>
        <select class="ck-input" name="about">
          <option value="">{q('begin.anything')}</option>
          <optgroup label={q('begin.chapters')}>{options(chapters)}</optgroup>
          <optgroup label={q('begin.cards')}>{options(cards)}</optgroup>
        </select>
      </label>
      <button type="submit" class="ck-button ck-primary quiz-start">
        {q('begin.start')}
      </button>
      <p class="ck-quiet quiz-keys">{q('begin.keys')}</p>
    </form>
  );
}
