import { randomInt } from 'node:crypto'

/** How many seeds there are: 0 to this, exclusive. */
export const SEEDS = 2 ** 32

export const randomSeed = () => randomInt(SEEDS)

/** The seeds of so many pictures: the one that was asked for, or a random one, and those after it. */
export function followingSeeds(first: number | undefined, count: number): number[] {
  const start = first ?? randomSeed()
  return Array.from({ length: count }, (_, index) => (start + index) % SEEDS)
}
