/**
 * A link as a QR code, for the phones round the table.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Code } from './code.ts';
import { leadTo } from './hold.ts';
import { Awaited } from './Waiting.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly link: string;
  readonly words: Words;
  /** Loads the page anew, with the code. */
  again(): void;
}

/** The code of a link, to be scanned from the screen. */
export function QrCode({ link, words, again }: Props) {
  const { t } = words;
  const [code, setCode] = useState<Code | 'failed' | 'too-long'>();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Fetched when somebody asks for a code.
    import('./code.ts').then(
      ({ codeOf }) => {
        try {
          setCode(codeOf(link));
        } catch {
          setCode('too-long');
        }
      },
      () => setCode('failed'),
    );
  }, [link]);
  useEffect(() => leadTo(place.current, 'nearest'), [code]);

  if (code === 'too-long') return <p>{t('share.code-too-long')}</p>;
  if (!code || code === 'failed')
    return (
      <Awaited
        words={words}
        loading={t('share.code-making')}
        failed={t('share.code-failed')}
        hasFailed={code === 'failed'}
        again={again}
      />
    );
  return (
    <figure class="ck-code" ref={place}>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={t('share.code')}
        shape-rendering="crispEdges"
      >
        <path class="ck-code-light" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path class="ck-code-dark" d={code.path} />
      </svg>
      <figcaption>{t('share.code-caption')}</figcaption>
    </figure>
  );
}
