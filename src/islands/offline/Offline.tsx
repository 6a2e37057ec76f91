/**
 * The page on which it is chosen what is kept on the device: a part for each game, with a line for each language.
 */
import { useRef, useState } from 'preact/hooks';
import { type Offers, sizeOf } from '../../lib/offline/packs.ts';
import { sizeIn } from '../../lib/offline/size.ts';
import type { OfflineTexts } from '../../lib/offline/texts.ts';
import type { Speak } from '../../sentences/speaking.ts';
import { type Device, type Known, type Standing, useDevice } from './device.ts';

interface Speaking {
  readonly texts: OfflineTexts;
  readonly t: Speak;
}

type Language = OfflineTexts['languages'][number];

/** The page's part of a game. */
interface GameProps extends Speaking {
  readonly game: OfflineTexts['games'][number];
  readonly device: Device;
  readonly known: Known;
  readonly home: string;
}

/** What a language's line says besides its name. */
interface LineProps extends Speaking {
  readonly offers: Offers | undefined;
  readonly name: string;
  readonly standing: Standing;
  /** What is there as it is now: with it comes part of the others. */
  readonly current: readonly string[];
}

function Line({ texts, t, offers, name, standing, current }: LineProps) {
  const size = (bytes = 0) => sizeIn(texts.tag, bytes);
  const { kept, stored, toLoad } = standing;
  const date = (at: number) => new Intl.DateTimeFormat(texts.listedAs, { dateStyle: 'medium' }).format(at);
  if (kept)
    return (
      <>
        <span>{t('kept', { size: size(stored), version: kept.version.slice(0, 6), date: date(kept.at) })}</span>
        {standing.isLost && (
          <span class="off-warn">
            {t('lost')} {toLoad !== undefined && t('size', { size: size(toLoad) })}
          </span>
        )}
        {standing.isNewer && !standing.isLost && <span class="off-news">{t('newer', { size: size(toLoad) })}</span>}
      </>
    );
  if (standing.isBegun) return <span class="off-news">{t('begun', { size: size(toLoad) })}</span>;
  return (
    <>
      {standing.isGone && <span class="off-warn">{t('gone')}</span>}
      {offers && <span>{t('size', { size: size(sizeOf(offers, [name], current).sent) })}</span>}
    </>
  );
}

function Game({ texts, t, game, device, known, home }: GameProps) {
  const { offers, standings } = known;
  const packOf = ({ locale }: Language) => `${game.id}.${locale}`;
  const standingOf = (one: Language): Standing => standings.get(packOf(one)) ?? {};
  const isKept = (one: Language) => standingOf(one).kept !== undefined;
  const none = texts.languages.every((one) => !isKept(one) && !standingOf(one).isBegun);
  const [chosen, choose] = useState<readonly string[]>(none ? [texts.locale] : []);

  const heading = useRef<HTMLHeadingElement>(null);
  /** Does what takes its own button away, and the focus with that. */
  const begin = (act: () => void) => () => {
    heading.current?.focus({ preventScroll: true });
    act();
  };

  const size = (bytes: number) => sizeIn(texts.tag, bytes);
  const wanted = texts.languages.filter((one) => chosen.includes(one.locale) && !isKept(one)).map(packOf);
  const current = [...standings].flatMap(([name, { kept, isNewer, isLost }]) =>
    kept && !isNewer && !isLost ? name : [],
  );
  const sizes = offers && sizeOf(offers, wanted, current);
  const news = texts.languages.filter((one) => standingOf(one).isNewer || standingOf(one).isLost).map(packOf);
  const begun = texts.languages.filter((one) => standingOf(one).isBegun && !isKept(one)).map(packOf);
  const ofUs = (packs: readonly string[] | undefined) => packs?.some((name) => name.startsWith(`${game.id}.`)) ?? false;
  const job = ofUs(device.job?.packs) ? device.job : undefined;
  const outcome = !device.job && ofUs(device.outcome?.packs) ? device.outcome : undefined;
  const isBusy = device.job !== undefined;
  const failed = outcome && outcome.what !== 'done' && outcome.what !== 'removed' ? outcome : undefined;
  const failedSize = offers && failed ? size(sizeOf(offers, failed.packs, current).stored) : '';

  return (
    <section class="off-game" aria-labelledby={game.id}>
      <h2 class="double-ruled" id={game.id} tabIndex={-1} ref={heading}>
        {game.title}
      </h2>
      <fieldset disabled={isBusy}>
        <legend class="visually-hidden">{t('languages')}</legend>
        <ul class="plain-list">
          {texts.languages.map((one) => {
            const standing = standingOf(one);
            const name = packOf(one);
            return (
              <li key={name} class={standing.kept ? 'off-line off-kept' : 'off-line'}>
                {standing.kept || standing.isBegun ? (
                  <p class="off-name">
                    <span class="off-mark" aria-hidden="true" />
                    <b lang={one.tag}>{one.name}</b>
                  </p>
                ) : (
                  <label class="off-name">
                    <input
                      type="checkbox"
                      checked={offers !== undefined && chosen.includes(one.locale)}
                      disabled={!offers}
                      onChange={({ currentTarget: { checked } }) =>
                        choose(checked ? [...chosen, one.locale] : chosen.filter((locale) => locale !== one.locale))
                      }
                    />
                    <b lang={one.tag}>{one.name}</b>
                  </label>
                )}
                <p class="off-state">
                  <Line {...{ texts, t, offers, name, standing, current }} />
                </p>
                {(standing.kept || standing.isBegun || standing.isGone) && (
                  <button
                    type="button"
                    class="off-remove"
                    aria-label={t('removeOf', { pack: `${game.title}, ${one.name}` })}
                    onClick={begin(() => device.remove([name]))}
                  >
                    {t('remove')}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
      {job ? (
        <Progress {...{ texts, t, job }} title={game.title} />
      ) : (
        <>
          {outcome && (
            <p class={failed ? 'off-said off-warn' : 'off-said'} role={failed ? 'alert' : 'status'}>
              {failed ? t(`failed.${failed.what}`, { size: failedSize }) : t(outcome.what)}{' '}
              {outcome.what === 'done' && !device.isProtected && t('unprotected')}
            </p>
          )}
          <div class="off-actions">
            {outcome?.what === 'done' && (
              <a class="button" href={home}>
                {t('open')}
              </a>
            )}
            {failed && (
              <button type="button" class="button" onClick={begin(() => device.keep(failed.packs))}>
                {t('again')}
              </button>
            )}
            {!failed && begun.length > 0 && (
              <button
                type="button"
                class="button"
                disabled={isBusy || !offers}
                onClick={begin(() => device.keep(begun))}
              >
                {t('resume')}
              </button>
            )}
            {!failed && news.length > 0 && offers && (
              <button type="button" class="button" disabled={isBusy} onClick={begin(() => device.keep(news))}>
                {news.some((name) => standings.get(name)?.isLost) ? t('resume') : t('update')}
              </button>
            )}
            {!failed && offers && texts.languages.some((one) => !isKept(one) && !standingOf(one).isBegun) && (
              <>
                <button
                  type="button"
                  class="button"
                  disabled={isBusy || wanted.length === 0}
                  onClick={begin(() => device.keep(wanted))}
                >
                  {t('keep')}
                </button>
                <p class="off-sum">
                  {sizes && wanted.length > 0
                    ? t('sizes', { sent: size(sizes.sent), stored: size(sizes.stored) })
                    : t('choose')}
                </p>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** How far it has got, for the eye at every file, and read out at each quarter. */
function Progress({ texts, t, job, title }: Speaking & { job: NonNullable<Device['job']>; title: string }) {
  const { done, total } = job;
  const part = total ? done / total : total === 0 ? 1 : 0;
  const size = (bytes: number) => sizeIn(texts.tag, bytes);
  const quarter = Math.floor(part * 4) * 25;
  return (
    <div class="off-progress">
      <progress aria-label={title} max={1} value={total === undefined ? undefined : part} />
      <p aria-hidden="true">
        {total === undefined ? t('looking') : t('loading', { done: size(done), total: size(total) })}
      </p>
      <p class="visually-hidden" role="status">
        {t('percent', { percent: quarter })}
      </p>
    </div>
  );
}

/** The whole of it. */
export function Offline({ texts, t, homeOf }: Speaking & { homeOf: (game: string) => string }) {
  const device = useDevice();
  const { known } = device;
  if (known === undefined)
    return (
      <p class="dim" role="status">
        {t('looking')}
      </p>
    );
  if (typeof known === 'string')
    return (
      <div class="off-none">
        <p class="off-warn" role="alert">
          {t(`failed.${known}`)}
        </p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('again')}
        </button>
      </div>
    );
  return (
    <>
      {!known.offers && (
        <div class="off-none">
          <p role="status">{t('noOffers')}</p>
          <button type="button" class="button" onClick={device.look}>
            {t('again')}
          </button>
        </div>
      )}
      {texts.games.map((game) => (
        <Game key={game.id} {...{ texts, t, game, device, known }} home={homeOf(game.id)} />
      ))}
    </>
  );
}
