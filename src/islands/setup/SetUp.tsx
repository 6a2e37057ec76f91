/**
 * Setting a game up: what a table chooses, and the steps that the engine's plan has for it, with boxes to tick.
 */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { PlanStep } from '../../../engine/kernel/plan.ts';
import { playerCounts } from '../../games/facts.ts';
import type { SettingUp, SetUpChoice } from '../../games/setting-up.ts';
import { Boundary } from '../checker/Boundary.tsx';
import { ownEdition, rememberEdition } from '../checker/edition.ts';
import { fitting, readChoice, writeChoice } from './choice.ts';
import { Deck } from './Deck.tsx';
import type { SetUpWords } from './texts.ts';
import { keepTicks, keptTicks } from './ticks.ts';

interface Props {
  readonly settingUp: SettingUp;
  readonly words: SetUpWords;
}

/** The page, with something to read even if it breaks. */
export function SetUp(props: Props) {
  const { t, texts } = props.words;
  return (
    <Boundary
      broken={() => (
        <p class="su-notice" role="alert">
          {t('setup.broken')} <a href={texts.rules}>{texts.rules}</a>
        </p>
      )}
    >
      <Live {...props} />
    </Boundary>
  );
}

/** The choice in the address, and how to change it: every change can be gone back from. */
function useChoice({ settingUp, words }: Props): [SetUpChoice, (to: SetUpChoice) => void] {
  const read = () => readChoice(settingUp, location.search, ownEdition(settingUp, words.texts));
  const [choice, setChoice] = useState(read);
  useLayoutEffect(() => {
    const goTo = () => setChoice(read());
    addEventListener('popstate', goTo);
    return () => removeEventListener('popstate', goTo);
  }, []);
  return [
    choice,
    (to) => {
      const next = fitting(settingUp, to);
      const put = () => {
        setChoice(next);
        try {
          history.pushState(history.state, '', writeChoice(next) + location.hash);
        } catch {
          // A browser takes so many addresses in a while: the page goes on without.
        }
      };
      // The tap may have closed a preview too, whose entry is still being left: that would take the choice back.
      if (history.state?.open) import('../../scripts/entries.ts').then(({ write }) => write(put, true), put);
      else put();
    },
  ];
}

function Live(props: Props) {
  const { settingUp, words } = props;
  const { t, texts } = words;
  const [choice, choose] = useChoice(props);
  const { players, edition, options } = choice;
  const faults = choice.deck ? (settingUp.deck?.faults(choice.deck, players) ?? []) : [];
  const offered = settingUp.options(players, edition);
  return (
    <>
      <form class="su-choice no-print" onSubmit={(event) => event.preventDefault()}>
        <fieldset class="su-players">
          <legend>{t('setup.players')}</legend>
          {playerCounts(settingUp).map((size) => (
            <label key={size}>
              <input
                type="radio"
                name="players"
                value={size}
                checked={size === players}
                onChange={() => choose({ ...choice, players: size })}
              />
              <span>{size}</span>
            </label>
          ))}
        </fieldset>
        <label class="su-edition">
          <span>{t('setup.edition')}</span>
          <select
            class="field"
            value={edition}
            onChange={({ currentTarget: { value } }) => {
              rememberEdition(texts, value);
              choose({ ...choice, edition: value });
            }}
          >
            {settingUp.editions.map((id) => (
              <option key={id} value={id}>
                {texts.editions[id]}
              </option>
            ))}
          </select>
        </label>
        {offered.map((option) => (
          <label key={option} class="su-option">
            <input
              type="checkbox"
              checked={options.includes(option)}
              onChange={({ currentTarget: { checked } }) =>
                choose({
                  ...choice,
                  options: checked ? [...options, option] : options.filter((one) => one !== option),
                })
              }
            />
            <span>{t(`setup.option.${option}`)}</span>
          </label>
        ))}
        {texts.note && <p class="su-note dim">{texts.note}</p>}
        {settingUp.deck?.isFor(players) && (
          <Deck deck={settingUp.deck} choice={choice} faults={faults} words={words} onChoose={choose} />
        )}
      </form>
      {faults.length === 0 && <Steps key={writeChoice(choice)} {...props} choice={choice} />}
    </>
  );
}

/** The choice in a line, for paper and for who looks up from the table. */
const inShort = ({ players, edition, options }: SetUpChoice, { t, texts }: SetUpWords) =>
  [
    t('setup.number', { count: players }),
    texts.editions[edition],
    ...options.map((option) => t(`setup.option.${option}`)),
  ].join(' · ');

function Steps({ settingUp, words, choice }: Props & { readonly choice: SetUpChoice }) {
  const { t, texts } = words;
  const steps = useMemo(() => settingUp.steps(choice), [settingUp, choice]);
  const kept = writeChoice(choice);
  const [ticked, setTicked] = useState(() => keptTicks(texts.game, kept));
  const tick = (codes: readonly string[]) => {
    setTicked(codes);
    keepTicks(texts.game, kept, codes);
  };
  const done = steps.filter(({ code }) => ticked.includes(code)).length;
  return (
    <section class="su-steps">
      <h2>{inShort(choice, words)}</h2>
      <ol class="plain-list">
        {steps.map((step) => (
          <Step
            key={step.code}
            step={step}
            words={words}
            ticked={ticked.includes(step.code)}
            onTick={(on) => tick(on ? [...ticked, step.code] : ticked.filter((code) => code !== step.code))}
          />
        ))}
      </ol>
      <div class="su-foot no-print">
        <p role="status">{done === steps.length ? t('setup.ready') : t('setup.done', { done, count: steps.length })}</p>
        <button
          type="button"
          class="button"
          aria-disabled={done === 0 || undefined}
          onClick={done === 0 ? undefined : () => tick([])}
        >
          {t('setup.again')}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {t('setup.print')}
        </button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly step: PlanStep;
  readonly words: SetUpWords;
  readonly ticked: boolean;
  onTick(on: boolean): void;
}

function Step({ step: { code, cites, cards = [], count }, words, ticked, onTick }: StepProps) {
  const { t, texts, cite, sorted } = words;
  return (
    <li class="su-step">
      <label>
        <input type="checkbox" checked={ticked} onChange={({ currentTarget: { checked } }) => onTick(checked)} />
        <span>{t(`setup.step.${code}`, count === undefined ? {} : { count })}</span>
      </label>
      <p class="su-cites">
        {cites.map((reference) => (
          <a
            key={reference}
            href={cite(reference).href}
            data-preview
            aria-label={t('setup.rule', { number: cite(reference).name })}
          >
            {cite(reference).name}
          </a>
        ))}
      </p>
      {cards.length > 0 && (
        <ul class="su-cards plain-list">
          {sorted(cards, ({ card }) => card).map(({ card, count: copies }) => (
            <li key={card}>
              <a href={cite(card).href} data-preview>
                <svg data-plate={cite(card).plate} viewBox="0 0 64 64" aria-hidden="true">
                  <use href={`${texts.emblems}#${card.slice(card.indexOf('.') + 1)}`} />
                </svg>
                {copies > 1 && <b>{`${copies} × `}</b>}
                <span>{cite(card).name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
