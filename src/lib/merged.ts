/** Strings by their keys, as deep as they go. */
export type Tree = Readonly<Record<string, unknown>>;

/** Whether something holds strings and is none. */
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is shared with what is one's own: of two strings in the same place one's own stands. */
export const merged = (shared: Tree, own: Tree): Record<string, unknown> => ({
  ...shared,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const below = shared[key];
      return [key, isTree(below) && isTree(value) ? merged(below, value) : value];
    }),
  ),
});
