/**
 * A link as a QR code (ISO/IEC 18004).
 */
import encode from 'qr';

/** A code: so many modules each way, and the dark ones as a path, a rectangle for each row of them. */
export interface Code {
  readonly size: number;
  readonly path: string;
}

/** The code of a link; throws where that is too long for any. Readers ask for four modules of light on every side. */
export function codeOf(link: string): Code {
  const rows = encode(link, 'raw', { ecc: 'low', border: 4 });
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
