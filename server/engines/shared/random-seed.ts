import { randomInt } from 'node:crypto'

/** How many seeds there are: 0 to this, exclusive. */
export const SEEDS = 2 ** 32

export const randomSeed = () => randomInt(SEEDS)
