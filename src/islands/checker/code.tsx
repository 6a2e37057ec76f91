/**
 * A link as a QR code (ISO/IEC 18004).
 */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import encode from 'qr';
import { leadTo } from './hold.ts';
import type { Words } from './words.ts';

interface Props {
  readonly link: string;
  readonly words: Words;
}

/** A code: so many modules each way, and the dark ones as a path, a rectangle for each row of them. */
interface Modules {
  readonly size: number;
  readonly path: string;
}

/** The code of a link; nothing where that is too long for any. Readers ask for four modules of light on every side. */
function codeOf(link: string): Modules | undefined {
  let rows: boolean[][];
  try {
    rows = encode(link, 'raw', { ecc: 'low', border: 4 });
  } catch {
    return undefined;
  }
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

/** The code of a link, to be scanned from the screen. */
export function Code({ link, words: { t } }: Props) {
  const code = useMemo(() => codeOf(link), [link]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => leadTo(place.current, 'nearest'), [code]);
  if (!code) return <p>{t('share.code-too-long')}</p>;
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
