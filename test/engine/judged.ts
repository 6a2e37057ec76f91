/** Rulings that were worked out from the leaflets by somebody who had not written the engine, before it ruled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rulings in a folder by file, one for each time that somebody worked some out: a record to a line, with what must come of it. */
export const judgedIn = <Judged>(folder: string): ReadonlyMap<string, readonly Judged[]> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ndjson'))
      .map((name) => [
        name,
        readFileSync(join(folder, name), 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ]),
  );
