/** How far the content has to come down, in px, for a release to refresh; also where it rests meanwhile. */
export const REACH_PX = 64
const MOST_PX = 120

/** The content follows the finger ever more reluctantly: px of content for px of finger. */
export const resist = (pulledPx: number): number => MOST_PX * (1 - Math.exp(-Math.max(0, pulledPx) / (MOST_PX * 1.2)))
