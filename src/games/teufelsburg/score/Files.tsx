/**
 * Campaigns as files: saved, opened, and what is wrong with one that cannot be read.
 */
import { useRef, useState } from 'preact/hooks';
import type { Campaign } from './campaign.ts';
import { type FileProblem, readFile, textIn, toJson } from './file.ts';
import type { ScoreWords } from './texts.ts';

/** The most faults of a file that are listed. */
const MOST = 5;
/** The largest file that is read, in bytes. */
const LARGEST = 2_000_000;

/** Has the browser save a text as a file. */
export function saveAs(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A fault of a file in words. */
function said({ where, code, values = {}, found }: FileProblem, { t }: ScoreWords): string {
  const place =
    'path' in where
      ? where.path
      : 'whole' in where
        ? t('score.file.whole')
        : where.column === undefined
          ? t('score.file.line', { line: where.line })
          : t('score.file.cell', { line: where.line, column: where.column });
  return t('score.file.problem', {
    where: place,
    expected: t(`score.expected.${code}`, values),
    found: found ?? t('score.file.nothing'),
  });
}

interface Props {
  /** The one that is open. */
  readonly campaign?: Campaign | undefined;
  readonly words: ScoreWords;
  onOpen(campaigns: readonly Campaign[]): void;
}

/** Saving and opening. */
export function Files({ campaign, words, onOpen }: Props) {
  const { t } = words;
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [opened, setOpened] = useState<string>();
  /** What could not be had: what this takes, or what stands in the file. */
  const [lacking, setLacking] = useState<'lost' | 'unreadable'>();
  /** Does what may lack what it has to fetch first, and says so. */
  const attempt = async (act: () => Promise<void>) => {
    setOpened(undefined);
    setProblems([]);
    setLacking(undefined);
    await act().catch(() => setLacking('lost'));
  };
  const open = async (file: File) => {
    if (file.size > LARGEST)
      return setProblems([
        { where: { whole: true }, code: 'most', values: { limit: LARGEST }, found: String(file.size) },
      ]);
    // It may have gone since it was chosen, or be a folder.
    const text = await textIn(file).catch(() => undefined);
    if (text === undefined) return setLacking('unreadable');
    const read = await readFile(text);
    setProblems(read.ok ? [] : read.problems);
    if (!read.ok) return;
    onOpen(read.campaigns);
    setOpened(words.list(read.campaigns.map(({ name }) => name)));
  };
  return (
    <section class="sc-files no-print">
      <h2>{t('score.file.title')}</h2>
      <p class="sc-buttons">
        {campaign && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => saveAs(`${campaign.name}.json`, toJson(campaign), 'application/json')}
            >
              {t('score.file.json')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() =>
                attempt(async () =>
                  saveAs(`${campaign.name}.csv`, (await import('./table.ts')).toCsv(campaign), 'text/csv'),
                )
              }
            >
              {t('score.file.csv')}
            </button>
          </>
        )}
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {t('score.file.open')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.csv,application/json,text/csv"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file can be chosen again once it has been mended.
            currentTarget.value = '';
            if (file) void attempt(() => open(file));
          }}
        />
      </p>
      <div role="status">{opened !== undefined && <p>{t('score.file.opened', { name: opened })}</p>}</div>
      {lacking && (
        <p class="sc-notice" role="alert">
          {t(`score.file.${lacking}`)}
        </p>
      )}
      {problems.length > 0 && (
        <div class="sc-notice" role="alert">
          <p>{t('score.file.failed')}</p>
          <ul>
            {problems.slice(0, MOST).map((problem, index) => (
              <li key={index}>{said(problem, words)}</li>
            ))}
            {problems.length > MOST && <li>{t('score.file.more', { count: problems.length - MOST })}</li>}
          </ul>
        </div>
      )}
    </section>
  );
}
