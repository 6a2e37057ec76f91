/**
 * The score sheet: the campaigns of this device, one of them open.
 */
import { useState } from 'preact/hooks';
import { cleaned } from '../../../engine/kernel/text.ts';
import { editions } from '../../../engine/teufelsburg/data.ts';
import type { Edition } from '../../../engine/teufelsburg/ground.ts';
import type { Ending } from '../../../engine/teufelsburg/points.ts';
import { Boundary } from '../checker/Boundary.tsx';
import { ownEdition } from '../checker/edition.ts';
import { Chart } from './Chart.tsx';
import { type Campaign, LONGEST_NAME, MOST_ROUNDS, namesIn, PLAYERS, pointsSoFar, standingOf } from './campaign.ts';
import { Files, saveAs } from './Files.tsx';
import { Points } from './Points.tsx';
import { RoundForm } from './RoundForm.tsx';
import { useStore } from './store.ts';
import type { ScoreWords } from './texts.ts';

const EDITIONS = Object.keys(editions) as Edition[];

/** The page, with something to read even if it breaks. */
export function Score({ words }: { readonly words: ScoreWords }) {
  const { t } = words;
  return (
    <Boundary
      broken={(error) => (
        <div class="sc-notice" role="alert">
          <p>{t('score.broken')}</p>
          <p class="small">{error.message}</p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {t('score.reload')}
          </button>
        </div>
      )}
    >
      <Live words={words} />
    </Boundary>
  );
}

function Live({ words }: { readonly words: ScoreWords }) {
  const { t } = words;
  const { sheets, canUndo, isKept, unread, change, undo } = useStore();
  const { campaigns, open } = sheets;
  /** Whether a new one is asked for beside those that there are. */
  const [begins, setBegins] = useState(false);
  const campaign = begins ? undefined : campaigns[open];
  const add = (one: Campaign) => {
    change({ campaigns: [...campaigns, one], open: campaigns.length });
    setBegins(false);
  };
  const undoAndShow = () => {
    undo();
    setBegins(false);
  };
  return (
    <>
      {unread !== undefined && (
        <div class="sc-notice" role="alert">
          <p>{t('score.unread')}</p>
          <button type="button" class="button" onClick={() => saveAs('coachlamp.json', unread, 'application/json')}>
            {t('score.unreadSave')}
          </button>
        </div>
      )}
      {!isKept && (
        <p class="sc-notice" role="alert">
          {t('score.notKept')}
        </p>
      )}
      <div class="sc-top no-print">
        {campaign && (
          <label>
            <span class="sc-label">{t('score.campaign')}</span>
            <select
              class="field"
              value={open}
              onChange={({ currentTarget: { value } }) => change({ campaigns, open: Number(value) })}
            >
              {campaigns.map(({ name }, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {campaign && (
          <button type="button" class="button" onClick={() => setBegins(true)}>
            {t('score.new')}
          </button>
        )}
        <button type="button" class="button" disabled={!canUndo} onClick={undoAndShow}>
          {t('score.undo')}
        </button>
      </div>
      {campaign ? (
        <Sheet
          key={open}
          campaign={campaign}
          words={words}
          onChange={(next) => change({ campaigns: campaigns.with(open, next), open })}
          onDelete={() => change({ campaigns: campaigns.toSpliced(open, 1), open: Math.max(0, open - 1) })}
        />
      ) : (
        <Begin
          number={campaigns.length + 1}
          words={words}
          onBegin={add}
          {...(campaigns.length > 0 && { onCancel: () => setBegins(false) })}
        />
      )}
      <Files campaign={campaign} words={words} onOpen={add} />
    </>
  );
}

/** Text as it may stand in a name. */
const asName = (text: string) => [...cleaned(text).trim()].slice(0, LONGEST_NAME).join('').trim();

function Begin({
  number,
  words,
  onBegin,
  onCancel,
}: {
  readonly number: number;
  readonly words: ScoreWords;
  onBegin(campaign: Campaign): void;
  readonly onCancel?: () => void;
}) {
  const { t, texts } = words;
  const [name, setName] = useState(() => t('score.untitled', { number }));
  const [typed, setTyped] = useState('');
  const [edition, setEdition] = useState(() => ownEdition({ editions: EDITIONS }, texts) as Edition);
  const [tried, setTried] = useState(false);
  const players = namesIn(typed).map(asName).filter(Boolean);
  const twice = players.find((id, index) => players.indexOf(id) !== index);
  const fault =
    players.length < PLAYERS[0] || players.length > PLAYERS[1]
      ? t('score.fault.number', { count: players.length })
      : twice !== undefined && t('score.fault.twice', { name: twice });
  return (
    <form
      class="sc-form no-print"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!fault) onBegin({ name: asName(name) || t('score.untitled', { number }), edition, players, rounds: [] });
      }}
    >
      <h2>{t('score.new')}</h2>
      <label>
        <span class="sc-label">{t('score.name')}</span>
        <input
          class="field"
          value={name}
          maxLength={LONGEST_NAME}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label>
        <span class="sc-label">{t('score.names')}</span>
        <textarea
          class="field"
          rows={5}
          value={typed}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={tried && fault ? true : undefined}
          aria-describedby="score-names-fault"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p class="sc-hint" id="score-names-fault" role="status">
        {tried && fault}
      </p>
      <label>
        <span class="sc-label">{t('score.edition')}</span>
        <select class="field" value={edition} onChange={({ currentTarget: { value } }) => setEdition(value as Edition)}>
          {EDITIONS.map((id) => (
            <option key={id} value={id}>
              {texts.editions[id]}
            </option>
          ))}
        </select>
      </label>
      <p class="sc-buttons">
        <button type="submit" class="button sc-primary">
          {t('score.begin')}
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            {t('score.cancel')}
          </button>
        )}
      </p>
    </form>
  );
}

interface SheetProps {
  readonly campaign: Campaign;
  readonly words: ScoreWords;
  onChange(campaign: Campaign): void;
  onDelete(): void;
}

function Sheet({ campaign, words, onChange, onDelete }: SheetProps) {
  const { t, texts } = words;
  const { name, edition, players, rounds } = campaign;
  /** The round in the form: one that is there is corrected, the one behind the last is new. */
  const [editing, setEditing] = useState<number>();
  const save = (index: number, ending: Ending) => {
    onChange({ ...campaign, rounds: index < rounds.length ? rounds.with(index, ending) : [...rounds, ending] });
    setEditing(undefined);
  };
  const form = (index: number) => (
    <RoundForm
      key={index}
      players={players}
      ending={rounds[index]}
      title={index < rounds.length ? t('score.form.correct', { number: index + 1 }) : t('score.form.add')}
      words={words}
      onSave={(ending) => save(index, ending)}
      onCancel={() => setEditing(undefined)}
    />
  );
  return (
    <div class="sc-sheet">
      <h2>{name}</h2>
      <p class="dim small">{texts.editions[edition]}</p>
      {rounds.length > 0 && (
        <div class="sc-stands">
          <Standings campaign={campaign} words={words} />
          <Chart campaign={campaign} words={words} />
        </div>
      )}
      <h3>{t('score.rounds')}</h3>
      {rounds.length === 0 && <p class="dim">{t('score.none')}</p>}
      <ol class="sc-rounds plain-list">
        {rounds.map((ending, index) => (
          <li key={index}>
            {editing === index ? (
              form(index)
            ) : (
              <Round
                number={index + 1}
                players={players}
                ending={ending}
                words={words}
                onCorrect={() => setEditing(index)}
                onRemove={() => onChange({ ...campaign, rounds: rounds.toSpliced(index, 1) })}
              />
            )}
          </li>
        ))}
      </ol>
      {editing === rounds.length ? (
        form(rounds.length)
      ) : (
        <p class="sc-buttons no-print">
          <button
            type="button"
            class="button sc-primary"
            disabled={rounds.length >= MOST_ROUNDS}
            onClick={() => setEditing(rounds.length)}
          >
            {t('score.form.add')}
          </button>
          <button type="button" class="button" onClick={onDelete}>
            {t('score.delete')}
          </button>
        </p>
      )}
    </div>
  );
}

function Standings({ campaign, words }: Pick<SheetProps, 'campaign' | 'words'>) {
  const { t, list } = words;
  const stands = standingOf(campaign);
  if (!stands) return null;
  const { points, leaders, tieBrokenBy } = stands;
  const ofLast = pointsSoFar(campaign).at(-2);
  const seats = campaign.players.map((id, seat) => ({ id, seat, points: points.get(id) ?? 0 }));
  const most = Math.max(1, ...seats.map((one) => one.points));
  const order = seats.sort(
    (one, other) => other.points - one.points || Number(leaders.includes(other.id)) - Number(leaders.includes(one.id)),
  );
  return (
    <section class="sc-standing">
      <h3>{t('score.standing')}</h3>
      <ol class="plain-list">
        {order.map(({ id, seat, points: own }) => (
          <li key={id} data-line={seat} class={leaders.includes(id) ? 'sc-first' : undefined}>
            <span class="sc-name">{id}</span>
            <span class="sc-sum">
              {t('score.points', { count: own })}
              {own > (ofLast?.[seat] ?? 0) && <span class="dim">{` (+${own - (ofLast?.[seat] ?? 0)})`}</span>}
            </span>
            <progress max={most} value={own} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p role="status">
        {t('score.ahead', { names: list(leaders) })}
        {tieBrokenBy && ` ${t(`score.tie.${tieBrokenBy}`)}`}
        {leaders.length > 1 && ` ${t('score.level')}`}
      </p>
    </section>
  );
}

interface RoundProps {
  readonly number: number;
  readonly players: readonly string[];
  readonly ending: Ending;
  readonly words: ScoreWords;
  onCorrect(): void;
  onRemove(): void;
}

function Round({ number, players, ending, words, onCorrect, onRemove }: RoundProps) {
  const { t } = words;
  const { how, by, right } = ending;
  const title = t('score.round', { number });
  return (
    <>
      <h4>{title}</h4>
      <p>{t(`score.ended.${how}-${right ? 'right' : 'wrong'}`, { by })}</p>
      <Points players={players} ending={ending} words={words} />
      <p class="sc-buttons no-print">
        <button type="button" class="button" aria-label={`${title}: ${t('score.correct')}`} onClick={onCorrect}>
          {t('score.correct')}
        </button>
        <button type="button" class="button" aria-label={`${title}: ${t('score.remove')}`} onClick={onRemove}>
          {t('score.remove')}
        </button>
      </p>
    </>
  );
}
