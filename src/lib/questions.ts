import type { Chapter, GameContent, Question } from './content.ts';

/** The questions about a chapter of the rules. */
interface Topic {
  readonly chapter: Chapter;
  readonly questions: readonly Question[];
}

/**
 * The questions as they are listed: each under the chapter of the first paragraph that its answer rests on, or, where it rests on cards alone,
 * of the first that explains one of them.
 */
export function topicsOf({
  chapters,
  questions,
  resolve,
}: Pick<GameContent, 'chapters' | 'questions' | 'resolve'>): readonly Topic[] {
  const chapterOf = ({ facts }: Question) => {
    const referents = facts.cites.map(resolve);
    const explaining = referents.flatMap((one) => (one.kind === 'card' ? one.card.facts.rules.map(resolve) : []));
    const rule = [...referents, ...explaining].find((one) => one.kind === 'rule');
    return (rule?.chapter ?? chapters[0])?.id;
  };
  return chapters
    .map((chapter) => ({ chapter, questions: questions.filter((question) => chapterOf(question) === chapter.id) }))
    .filter((topic) => topic.questions.length > 0);
}
