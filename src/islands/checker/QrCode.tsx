/**
 * A link as a QR code, for the phones round the table.
 */
import { useEffect, useState } from 'preact/hooks';
import { Awaited } from './Waiting.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly link: string;
  readonly words: Words;
  /** Loads the page anew, with the code. */
  again(): void;
}

/** The code of a link; what makes it is fetched when somebody asks for one. */
export function QrCode({ link, words, again }: Props) {
  const [loaded, setLoaded] = useState<typeof import('./code.tsx') | 'failed'>();
  useEffect(() => {
    import('./code.tsx').then(setLoaded, () => setLoaded('failed'));
  }, []);
  if (loaded && loaded !== 'failed') return <loaded.Code link={link} words={words} />;
  return (
    <Awaited
      words={words}
      loading={words.t('share.code-making')}
      failed={words.t('share.code-failed')}
      hasFailed={loaded === 'failed'}
      again={again}
    />
  );
}
