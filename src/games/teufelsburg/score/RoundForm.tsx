/**
 * How a round has ended, asked step by step; what it brings is seen before it is saved.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Ending, endingFaults } from '../../../../engine/teufelsburg/points.ts';
import { WAYS } from './file.ts';
import { Points } from './Points.tsx';
import type { ScoreWords } from './texts.ts';

interface Props {
  readonly players: readonly string[];
  /** The round that is corrected; a new one is added. */
  readonly ending?: Ending | undefined;
  /** What had been said of it before the page was loaded anew. */
  readonly begun?: Draft | undefined;
  readonly title: string;
  readonly words: ScoreWords;
  onSay(draft: Draft): void;
  onSave(ending: Ending): void;
  onCancel(): void;
}

/** What has been said so far. Answers to questions that are no longer asked wait until they are asked again. */
export interface Draft {
  readonly how: Ending['how'];
  readonly by?: string | undefined;
  readonly right: boolean;
  /** The others of whoever claimed, after what was right. */
  readonly allies: readonly string[];
  /** The other association, after what was wrong. */
  readonly others: readonly string[];
  readonly holders: readonly string[];
}

const draftOf = (ending: Ending | undefined): Draft => {
  if (!ending) return { how: 'claim', right: true, allies: [], others: [], holders: [] };
  const { how, by, right, winners, holders = [] } = ending;
  return { how, by, right, allies: right ? winners : [], others: right ? [] : winners, holders };
};

/** A false claim for the Lodge ends no round: whether one was true is not asked. */
const isRight = ({ how, right }: Draft) => how === 'lodge' || right;

/** The ending that has been told; nothing while nobody is said to have claimed. */
function endingIn(draft: Draft, players: readonly string[]): Ending | undefined {
  const { how, by, allies, others, holders } = draft;
  const right = isRight(draft);
  if (by === undefined) return undefined;
  const isAlly = (id: string) => id === by || (how !== 'lodge' && allies.includes(id));
  const winners = players.filter((id) => (right ? isAlly(id) : id !== by && others.includes(id)));
  const ended = { how, by, right, winners };
  return right && how === 'claim' ? { ...ended, holders: winners.filter((id) => holders.includes(id)) } : ended;
}

/** A question with one answer of several, or with any of them. */
function Question({
  legend,
  name,
  many = false,
  options,
  chosen,
  onChange,
}: {
  readonly legend: string;
  readonly name: string;
  readonly many?: boolean;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}) {
  return (
    <fieldset class="sc-question">
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(many ? (checked ? [...chosen, id] : chosen.filter((one) => one !== id)) : [id])
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The form of a round. */
export function RoundForm({ players, ending: before, begun, title, words, onSay, onSave, onCancel }: Props) {
  const { t } = words;
  const [draft, setDraft] = useState(() => begun ?? draftOf(before));
  const { how, by, allies, others, holders } = draft;
  const right = isRight(draft);
  const form = useRef<HTMLFormElement>(null);
  // Before the focus is missed where the button was that has opened it.
  useLayoutEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const set = (some: Partial<Draft>) => {
    const next = { ...draft, ...some };
    setDraft(next);
    onSay(next);
  };
  const seats = players.map((id) => ({ id, label: id }));
  const besides = seats.filter(({ id }) => id !== by);
  const ending = endingIn(draft, players);
  const [fault] = ending ? endingFaults(players, ending) : [];
  const { fewest = 0, most = 0, code } = fault ?? {};
  const asksHolders = code === 'too-few';
  /** The round as it can be saved. */
  const ready = fault ? undefined : ending;
  return (
    <form
      ref={form}
      class="sc-form no-print"
      tabIndex={-1}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSave(ready);
      }}
    >
      <h3>{title}</h3>
      <Question
        legend={t('score.form.how')}
        name="how"
        options={WAYS.map((id) => ({ id, label: t(`score.how.${id}`) }))}
        chosen={[how]}
        onChange={([id]) => set({ how: id as Ending['how'] })}
      />
      <Question
        legend={t('score.form.by')}
        name="by"
        options={seats}
        chosen={by === undefined ? [] : [by]}
        onChange={([id]) => set({ by: id })}
      />
      {how !== 'lodge' && (
        <Question
          legend={t('score.form.right')}
          name="right"
          options={[
            { id: 'yes', label: t('score.form.yes') },
            { id: 'no', label: t('score.form.no') },
          ]}
          chosen={[right ? 'yes' : 'no']}
          onChange={([id]) => set({ right: id === 'yes' })}
        />
      )}
      {by !== undefined && right && how !== 'lodge' && (
        <Question
          legend={t('score.form.allies')}
          name="allies"
          many
          options={besides}
          chosen={allies}
          onChange={(chosen) => set({ allies: chosen })}
        />
      )}
      {by !== undefined && !right && (
        <Question
          legend={t('score.form.others')}
          name="others"
          many
          options={besides}
          chosen={others}
          onChange={(chosen) => set({ others: chosen })}
        />
      )}
      {ending && (!fault || asksHolders) && right && how === 'claim' && (
        <>
          <label class="sc-check">
            <input
              type="checkbox"
              checked={holders.includes(ending.by)}
              onChange={({ currentTarget: { checked } }) =>
                set({ holders: checked ? [...holders, ending.by] : holders.filter((id) => id !== ending.by) })
              }
            />
            <span>{t('score.form.three', { by: ending.by })}</span>
          </label>
          {ending.winners.length > 1 && (
            <Question
              legend={t('score.form.holders')}
              name="holders"
              many
              options={besides.filter(({ id }) => ending.winners.includes(id))}
              chosen={holders}
              onChange={(chosen) => set({ holders: chosen })}
            />
          )}
        </>
      )}
      <div role="status">
        <p class={ending ? 'sc-hint' : 'dim'} id="score-round-fault">
          {fault
            ? t(`score.fault.${asksHolders ? 'holders' : fewest === most ? 'exactly' : 'half'}`, { fewest, most })
            : !ending && t('score.fault.by')}
        </p>
        {ready && (
          <>
            <p class="sc-brings">{t('score.form.brings')}</p>
            <Points players={players} ending={ready} words={words} />
          </>
        )}
      </div>
      <p class="sc-buttons">
        <button
          type="submit"
          class="button sc-primary"
          aria-disabled={!ready || undefined}
          aria-describedby="score-round-fault"
        >
          {t('score.form.save')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {t('score.cancel')}
        </button>
      </p>
    </form>
  );
}
