/**
 * A ruling in words alone, to be pasted into a conversation.
 */
import type { Told, ToldStep } from './told.ts';
import type { Words } from './words.ts';

/**
 * The ruling as plain text in the reader's language: what it comes to, and without how many moves; the moves with what followed and the rules it
 * rests on; what it depends on, whose leaflet rules, and the link.
 * @param unfit how many moves do not fit
 */
export function inWords(told: Told, unfit: number, words: Words, link: string): string {
  const { t, texts } = words;
  const { hanging } = told;
  const step = ({ text, cites, basis }: ToldStep) => {
    const grounds = cites.map(({ kind, mark, title }) => (kind === 'rule' ? mark : title));
    if (basis !== 'text') grounds.push(t(`basis.${basis}`));
    return `   – ${text} [${grounds.join(', ')}]`;
  };
  const answer = [
    told.answer,
    told.refused?.text,
    told.owes,
    hanging?.lead,
    unfit > 0 && t('edit.unfit', { count: unfit }),
  ];
  const moves = told.moves.flatMap((move, index) => [
    `${index + 1}. ${move.text}`,
    ...move.steps.filter(({ text }) => text !== move.text).map(step),
    ...(move.refused ? [step(move.refused)] : []),
  ]);
  const cases = (hanging?.cases ?? []).flatMap((one) => [
    `• ${one.answer}`,
    ...one.when.map(({ text }) => `   ${text}`),
  ]);
  const answered = told.answered.map((text) => `• ${text}`);
  const source = [texts.title, texts.editions[told.edition] ?? told.edition].filter(Boolean).join(' · ');
  return [answer, moves, answered, cases, [source, link]]
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
