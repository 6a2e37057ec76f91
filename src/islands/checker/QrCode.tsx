/**
 * A link as a QR code, for the phones round the table.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Code } from './code.ts';
import type { Words } from './words.ts';

export function QrCode({ link, words }: { readonly link: string; readonly words: Words }) {
  const { t } = words;
  const [code, setCode] = useState<Code | 'failed'>();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Fetched when somebody asks for a code.
    import('./code.ts').then(({ codeOf }) => setCode(codeOf(link))).catch(() => setCode('failed'));
  }, [link]);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [code]);

  if (code === 'failed') return <p>{t('share.code-failed')}</p>;
  if (!code) return <p>{t('share.making')}</p>;
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
