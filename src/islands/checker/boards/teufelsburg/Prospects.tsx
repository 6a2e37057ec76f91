/**
 * Help for claiming: what somebody who knows no more than the table shows could claim, and with what prospects.
 */
import { useId, useMemo, useState } from 'preact/hooks';
import type { InsightProps } from '../../game.ts';
import { StepLine } from '../../Result.tsx';
import type { Words } from '../../words.ts';
import {
  type Finding,
  findingSentence,
  type GameRecord,
  moveSentence,
  type Position,
  type Prospect,
  prospects,
  questionSentence,
} from './engine.ts';

/** Claims that are told at most: the certain and likeliest ones. */
const MOST = 6;

/** Findings that must all hold, as the part of a sentence that follows an “if”. */
export const conditionsOf = (findings: readonly Finding[], position: Position, words: Words): string =>
  words.all(findings.map((finding) => words.say('finding', findingSentence(finding, position))));

/** Who could win by claiming: it is worked out when somebody wants to know. */
export function Prospects({ record, words }: InsightProps) {
  const [open, setOpen] = useState(false);
  const { players, turn } = record.position as Position;
  const [picked, setPicked] = useState<string>();
  const who = players.find(({ id }) => id === (picked ?? turn))?.id ?? (players[0]?.id as string);
  const id = useId();
  return (
    <details class="ck-insight" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.b('prospects.title')}</summary>
      {open && (
        <>
          <div class="ck-field">
            <label for={id}>{words.b('prospects.who')}</label>
            <select
              id={id}
              class="ck-input"
              value={who}
              onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            >
              {players.map((player) => (
                <option key={player.id} value={player.id}>
                  {player.id}
                </option>
              ))}
            </select>
          </div>
          <Found record={record as GameRecord} by={who} words={words} />
        </>
      )}
    </details>
  );
}

function Found({ record, by, words }: { readonly record: GameRecord; readonly by: string; readonly words: Words }) {
  const found = useMemo(() => prospects(record, by), [record, by]);
  return (
    <div role="status">
      <p class="ck-quiet">{words.b('prospects.known')}</p>
      <ul class="ck-prospect-list">
        {found.slice(0, MOST).map((one) => (
          <li key={JSON.stringify(one.move)} class={`ck-case ck-chance-${one.chance}`}>
            <p class="ck-chance">{words.b(`prospects.${one.chance}`)}</p>
            <p>{words.say('move', moveSentence(one.move))}</p>
            <Hangs prospect={one} position={record.position} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a claim hangs on, or why there is no hope of it. */
function Hangs({
  prospect,
  position,
  words,
}: {
  readonly prospect: Prospect;
  readonly position: Position;
  readonly words: Words;
}) {
  const { chance, when, wins, deals, question, illegal } = prospect;
  if (chance === 'certain') return null;
  if (illegal) {
    return (
      <StepLine
        step={{ text: words.say('illegal', illegal), basis: illegal.basis, cites: illegal.cites.map(words.cite) }}
        words={words}
      />
    );
  }
  if (chance === 'impossible') return <p class="ck-quiet">{words.b('prospects.false')}</p>;
  const asked = question && words.say('question', questionSentence(question, position));
  return (
    <>
      {when.map((findings) => {
        const text = words.b('prospects.if', { conditions: conditionsOf(findings, position, words) });
        return <p key={text}>{text}</p>;
      })}
      <p class="ck-quiet">{words.say('depends', { code: 'share', params: { number: wins, total: deals } })}</p>
      {asked && <p class="ck-quiet">{words.say('depends', { code: 'settles', params: { question: asked } })}</p>}
    </>
  );
}
