/**
 * The score sheet: the campaigns of this device, one of them open.
 */
import { useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../../../engine/kernel/text.ts';
import type { Edition } from '../../../../engine/teufelsburg/ground.ts';
import type { Ending } from '../../../../engine/teufelsburg/points.ts';
import { Boundary } from '../../../islands/checker/Boundary.tsx';
import { ownEdition } from '../../../islands/checker/edition.ts';
import { Chart } from './Chart.tsx';
import { type Campaign, MOST_ROUNDS, namesIn, PLAYERS, pointsSoFar, sheetOf, standingOf } from './campaign.ts';
import { draft, keepRound, rescued, roundsBegun } from './device.ts';
import { Files, saveAs } from './Files.tsx';
import { EDITIONS, nameIn } from './file.ts';
import { Points } from './Points.tsx';
import { RoundForm } from './RoundForm.tsx';
import { openOf, useStore, without, withRounds } from './store.ts';
import type { ScoreWords } from './texts.ts';

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
  const { sheets: all, canUndo, isKept, aside, isSafe, change, undo, discard } = useStore();
  const { sheets } = all;
  /** Whether a new one is asked for, whatever there is besides: what has been typed of it stays when another page begins one. */
  const [begins, setBegins] = useState(false);
  const open = begins ? undefined : openOf(all);
  const campaign = open?.campaign;
  const add = (campaigns: readonly Campaign[]) => {
    const added = campaigns.map(sheetOf);
    change((now) => ({ sheets: [...now.sheets, ...added], open: added.at(-1)?.id }));
    setBegins(false);
  };
  const undoAndShow = () => {
    undo();
    setBegins(false);
  };
  return (
    <>
      {aside.length > 0 && (
        <div class="sc-notice" role="alert">
          <p>{t(isSafe ? 'score.unread' : 'score.unreadHeld')}</p>
          <p class="sc-buttons">
            <button
              type="button"
              class="button"
              onClick={() => saveAs('coachlamp.json', rescued(aside), 'application/json')}
            >
              {t('score.unreadSave')}
            </button>
            <button type="button" class="button" onClick={discard}>
              {t('score.unreadDiscard')}
            </button>
          </p>
        </div>
      )}
      {!isKept && (
        <p class="sc-notice" role="alert">
          {t('score.notKept')}
        </p>
      )}
      {(open || canUndo) && (
        <div class="sc-top no-print">
          {open && (
            <label>
              <span class="sc-label">{t('score.campaign')}</span>
              <select
                class="field"
                value={open.id}
                onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, open: value }))}
              >
                {sheets.map(({ id, campaign: { name } }) => (
                  <option key={id} value={id}>
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
          <button
            type="button"
            class="button"
            aria-disabled={!canUndo || undefined}
            onClick={canUndo ? undoAndShow : undefined}
          >
            {t('score.undo')}
          </button>
        </div>
      )}
      {open ? (
        <Sheet
          key={open.id}
          id={open.id}
          campaign={open.campaign}
          words={words}
          onRounds={(make) => change((now) => withRounds(now, open.id, make))}
          onDelete={() => change((now) => without(now, open.id))}
        />
      ) : (
        <Begin
          number={sheets.length + 1}
          words={words}
          onBegin={(one) => add([one])}
          onType={() => setBegins(true)}
          {...(sheets.length > 0 && { onCancel: () => setBegins(false) })}
        />
      )}
      <Files campaign={campaign} words={words} onOpen={add} />
    </>
  );
}

function Begin({
  number,
  words,
  onBegin,
  onType,
  onCancel,
}: {
  readonly number: number;
  readonly words: ScoreWords;
  onBegin(campaign: Campaign): void;
  onType(): void;
  readonly onCancel?: () => void;
}) {
  const { t, texts } = words;
  const untitled = t('score.untitled', { number });
  const [name = untitled, setName] = useState<string>();
  const [typed, setTyped] = useState(() => draft('names'));
  const [edition, setEdition] = useState(() => ownEdition({ editions: EDITIONS }, texts) as Edition);
  const [tried, setTried] = useState(false);
  const players = namesIn(typed).map(nameIn).filter(Boolean);
  const twice = players.find((id, index) => players.indexOf(id) !== index);
  const fault =
    players.length < PLAYERS[0] || players.length > PLAYERS[1]
      ? t('score.fault.number', { count: players.length })
      : twice !== undefined && t('score.fault.twice', { name: twice });
  return (
    <form
      class="sc-form no-print"
      onInput={onType}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fault) return;
        draft('names', '');
        onBegin({ name: nameIn(name) || untitled, edition, players, rounds: [] });
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
          onInput={({ currentTarget }) => setTyped(draft('names', currentTarget.value))}
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
          <button
            type="button"
            class="button"
            onClick={() => {
              draft('names', '');
              onCancel();
            }}
          >
            {t('score.cancel')}
          </button>
        )}
      </p>
    </form>
  );
}

/** In the form, a round that is not there yet. */
const NEW = 'new';

const keys = new WeakMap<Ending, number>();
let lastKey = 0;

/** What a round is known by on the page, wherever it stands. */
function keyOf(round: Ending): number {
  const key = keys.get(round) ?? ++lastKey;
  keys.set(round, key);
  return key;
}

interface SheetProps {
  readonly id: string;
  readonly campaign: Campaign;
  readonly words: ScoreWords;
  onRounds(make: (rounds: readonly Ending[]) => readonly Ending[]): void;
  onDelete(): void;
}

function Sheet({ id, campaign, words, onRounds, onDelete }: SheetProps) {
  const { t, texts, list } = words;
  const { name, edition, players, rounds } = campaign;
  /** What tells a round on the device: another page may have deleted one before it. */
  const codeOf = (ending?: Ending) => JSON.stringify([rounds.indexOf(ending as Ending), ending]);
  const [begun, said] = roundsBegun()[id] ?? [];
  /** The round in the form: one that is there is corrected. It is the round itself: its place changes when another one goes. */
  const [editing, setEditing] = useState<Ending | typeof NEW | undefined>(() =>
    begun === codeOf() ? NEW : rounds.find((one) => codeOf(one) === begun),
  );
  const close = () => {
    keepRound(id);
    setEditing(undefined);
  };
  const form = (ending?: Ending) => (
    <RoundForm
      players={players}
      ending={ending}
      begun={begun === codeOf(ending) ? said : undefined}
      onSay={(now) => keepRound(id, [codeOf(ending), now])}
      title={ending ? t('score.form.correct', { number: rounds.indexOf(ending) + 1 }) : t('score.form.add')}
      words={words}
      onSave={(next) => {
        onRounds((now) => (ending ? now.map((one) => (one === ending ? next : one)) : [...now, next]));
        close();
      }}
      onCancel={close}
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
      {rounds.length === 0 && (
        <>
          {/* Until there is a standing, which has them too. */}
          <p class="sc-name">{list(players)}</p>
          <p class="dim">{t('score.none')}</p>
        </>
      )}
      <ol class="sc-rounds plain-list">
        {rounds.map((ending, index) => (
          <li key={keyOf(ending)}>
            {editing === ending ? (
              form(ending)
            ) : (
              <Round
                number={index + 1}
                players={players}
                ending={ending}
                words={words}
                onCorrect={() => setEditing(ending)}
                onRemove={() => onRounds((now) => now.filter((one) => one !== ending))}
              />
            )}
          </li>
        ))}
      </ol>
      {editing === NEW ? (
        form()
      ) : (
        <p class="sc-buttons no-print">
          <button
            type="button"
            class="button sc-primary"
            disabled={rounds.length >= MOST_ROUNDS}
            onClick={() => setEditing(NEW)}
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
            <span>
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
