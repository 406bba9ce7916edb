/** Metres of a plan's cell; a street is one cell wide, a block three by four. */
export const CELL = 20
/** Cells along a side of the plan. */
export const SIZE = 128
/** Cells from street to street. */
export const BLOCK = { x: 4, z: 5 } as const
