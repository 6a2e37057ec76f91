/** What the ready-made tables of Mascarade are about, in the order in which they stand. */
export const positionKinds = ['announcement', 'swap', 'identity'] as const;

/** What a ready-made table is about. */
export type PositionKind = (typeof positionKinds)[number];
