/**
 * What is said while something is on its way, and when it does not come.
 */
import { useEffect, useRef } from 'preact/hooks';
import { wait } from './wait.ts';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  /** What is said while it comes. */
  readonly loading?: string;
  /** What is said where it fails. */
  readonly failed?: string;
}

/** Where that is said; `wait` fills it. */
export function Waiting({ words: { t }, loading = t('wait.loading'), failed = t('wait.failed') }: Props) {
  return (
    <div
      class="ck-wait"
      data-loading={loading}
      data-slow={t('wait.slow')}
      data-failed={failed}
      data-offline={t('wait.offline')}
    >
      <p role="status" />
      <p role="alert" class="ck-notice" />
      <button type="button" class="ck-button" hidden>
        {t('wait.again')}
      </button>
    </div>
  );
}

interface AwaitedProps extends Required<Props> {
  readonly hasFailed: boolean;
  /** Loads the page anew, and there what has not come. */
  again(): void;
}

/** What stands in the place of something that the checker fetches when it is asked for. */
export function Awaited({ hasFailed, again, ...said }: AwaitedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => wait(place.current as HTMLElement, again), []);
  useEffect(() => {
    if (hasFailed) place.current?.dispatchEvent(new Event('failed'));
  }, [hasFailed]);
  return (
    <div ref={place}>
      <Waiting {...said} />
    </div>
  );
}
