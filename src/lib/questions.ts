import type { Chapter, GameContent, Question } from './content.ts';

/** The questions about a chapter of the rules. */
interface Topic {
  readonly chapter: Chapter;
  readonly questions: readonly Question[];
}

/** The questions as they are listed: each under the chapter of the first paragraph that its answer rests on. */
export function topicsOf({ chapters, questions, resolve }: GameContent): readonly Topic[] {
  const chapterOf = ({ facts }: Question) => {
    const rules = facts.cites.map(resolve).filter((referent) => referent.kind === 'rule');
    return (rules[0]?.chapter ?? chapters[0])?.id;
  };
  return chapters
    .map((chapter) => ({ chapter, questions: questions.filter((question) => chapterOf(question) === chapter.id) }))
    .filter((topic) => topic.questions.length > 0);
}
