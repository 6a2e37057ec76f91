import {
  type Card,
  type Difference,
  type GameContent,
  type Lesson,
  mentions,
  type Paragraph,
  type Position,
  type Question,
} from './content.ts';

/** What concerns a card. */
interface Touching {
  readonly paragraphs: readonly Paragraph[];
  readonly questions: readonly Question[];
  readonly differences: readonly Difference[];
  readonly positions: readonly Position[];
  readonly lessons: readonly Lesson[];
}

/** Positions shown besides those made for the card. */
const POSITIONS = 3;

/** All that concerns a card: what its facts name, and what mentions it. */
export function touching(content: GameContent, { id, reference, facts }: Card): Touching {
  const holds = (position: Position) => JSON.stringify(position.facts.record).includes(`"${id}"`);
  const made = content.positions.filter((position) => position.facts.cards.includes(id));
  const others = content.positions.filter((position) => !made.includes(position) && holds(position));
  return {
    paragraphs: content.chapters
      .flatMap(({ paragraphs }) => paragraphs)
      .filter(({ id: paragraph, markdown }) => facts.rules.includes(paragraph) || mentions(markdown, reference)),
    questions: content.questions.filter(
      (question) =>
        question.facts.cards.includes(id) ||
        question.facts.cites.includes(reference) ||
        mentions(question.text.answer, reference),
    ),
    differences: content.differences.filter(
      (difference) => facts.differences.includes(difference.id) || difference.facts.cites.includes(reference),
    ),
    lessons: content.lessons.filter(({ scenes }) => scenes.some(({ markdown }) => mentions(markdown, reference))),
    positions: made.length > 0 ? made : others.slice(0, POSITIONS),
  };
}
