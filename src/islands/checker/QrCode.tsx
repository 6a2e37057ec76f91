/**
 * A link as a QR code (ISO/IEC 18004), for the phones round the table.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from './words.ts';

type Code = { readonly size: number; readonly path: string } | 'failed' | undefined;

/** Dark modules as a path, a rectangle for each row of them. */
function drawn(rows: readonly (readonly boolean[])[]): Exclude<Code, 'failed' | undefined> {
  const path = rows.flatMap((row, y) =>
    row.map((dark, x) => {
      if (!dark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    }),
  );
  return { size: rows.length, path: path.join('') };
}

export function QrCode({ link, words }: { readonly link: string; readonly words: Words }) {
  const { t } = words;
  const [code, setCode] = useState<Code>();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Fetched when somebody asks for a code; a link can be too long for any. Readers ask for four modules of light on every side.
    import('qr')
      .then(({ default: encode }) => setCode(drawn(encode(link, 'raw', { ecc: 'low', border: 4 }))))
      .catch(() => setCode('failed'));
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
