/**
 * Help for claiming: what somebody who knows no more than the table shows could claim, and with what prospects.
 */
import { useMemo } from 'preact/hooks';
import { editionOf } from '../../edition.ts';
import type { InsightProps } from '../../game.ts';
import { StepLine } from '../../Result.tsx';
import { conditionsOf } from '../../table/hanging.ts';
import { Insight } from '../../table/Insight.tsx';
import { grounded } from '../../told.ts';
import type { Words } from '../../words.ts';
import {
  engine,
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

/** Who could win by claiming. */
export function Prospects({ record, words, first }: InsightProps) {
  const { players, turn } = record.position as Position;
  return (
    <Insight
      title={words.b('prospects.title')}
      first={first}
      label={words.b('prospects.who')}
      options={players.map(({ id }) => ({ id, name: id }))}
      given={turn ?? (players[0]?.id as string)}
    >
      {(by) => <Found record={record as GameRecord} by={by} words={words} />}
    </Insight>
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
            <Hangs prospect={one} record={record} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a claim hangs on, or why there is no hope of it. */
function Hangs({
  prospect,
  record,
  words,
}: {
  readonly prospect: Prospect;
  readonly record: GameRecord;
  readonly words: Words;
}) {
  const { chance, when, wins, deals, question, illegal, move } = prospect;
  const claimed = { ...record, moves: [...(record.moves ?? []), move] };
  if (chance === 'certain') return null;
  if (illegal) return <StepLine step={grounded('illegal', illegal, editionOf(engine, record), words)} words={words} />;
  if (chance === 'impossible') return <p class="ck-quiet">{words.b('prospects.false')}</p>;
  const asked = question && words.say('question', questionSentence(question, claimed));
  return (
    <>
      {when.map((findings) => {
        const text = words.b('prospects.if', {
          conditions: conditionsOf(findings, (one) => findingSentence(one, claimed), words),
        });
        return <p key={text}>{text}</p>;
      })}
      <p class="ck-quiet">{words.say('depends', { code: 'share', params: { number: wins, total: deals } })}</p>
      {asked && <p class="ck-quiet">{words.say('depends', { code: 'settles', params: { question: asked } })}</p>}
    </>
  );
}
