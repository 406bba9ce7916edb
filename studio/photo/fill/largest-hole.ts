/** Share of the picture past which too little is left to fill the rest from. */
export const LARGEST_HOLE = 0.6
