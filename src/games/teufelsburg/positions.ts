/** What the ready-made tables of Teufelsburg are about, in the order in which they stand. */
export const positionKinds = ['fight', 'trade', 'claim'] as const;

/** What a ready-made table is about. */
export type PositionKind = (typeof positionKinds)[number];
