/**
 * Tables of the checker, as its address has them.
 */

/** Three supporters and four cards later: the attacker wins 4 : 3. */
export const WON = '#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01.S2a.S3d.Y0d.U0t.U1g.V';

/** Who wins depends on a card that nobody has seen. */
export const HIDDEN = '#1~r~~otkk.bg_.__w_.__K~t~-~0~L0a2';

/** More cards than there are. */
export const IMPOSSIBLE = '#1~r~~otkkkk.bt.oow.opK~t~-~0~T01';
