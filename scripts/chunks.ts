/** What the scripts of the built site ask for, which their text does not tell apart. */
import type { Plugin } from 'vite';

/** A script of the site. All names are files of the built site, relative to it. */
export interface Chunk {
  /** The scripts that it cannot run without. */
  readonly imports: readonly string[];
  /** What else it may ask for: scripts when they are called for, style sheets and other files. */
  readonly asked: readonly string[];
  /** The module that it is there for, by its path. */
  readonly entry: string;
}

/** The scripts of the site by their files. */
export type Chunks = ReadonlyMap<string, Chunk>;

/** Takes the scripts down as they are written. @param chunks by their files; it is filled */
export const chunkGraph = (chunks: Map<string, Chunk>): Plugin => ({
  name: 'chunk-graph',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    for (const one of Object.values(bundle))
      if (one.type === 'chunk')
        chunks.set(one.fileName, {
          imports: one.imports,
          asked: [
            ...one.dynamicImports,
            ...(one.viteMetadata?.importedCss ?? []),
            ...(one.viteMetadata?.importedAssets ?? []),
          ],
          entry: one.facadeModuleId ?? '',
        });
  },
});
