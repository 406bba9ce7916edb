const hash = (a: number, b: number) => {
  let h = Math.imul(a, 374761393) ^ Math.imul(b, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return (h ^ (h >>> 16)) >>> 0
}

/** The flat piece of broken rock that a place lies on: a number of its own (0..1) and its height there, about -1..1. */
export interface Shard { own: number; height: number }

const found: Shard = { own: 0, height: 0 }

/** Cells round scattered points (Worley 1996), each a plane that leans its own way. The answer is the same object each time. */
export function shardAt(x: number, y: number, seed: number): Shard {
  const [cellX, cellY] = [Math.floor(x), Math.floor(y)]
  let [least, nearest, nearX, nearY] = [Infinity, 0, 0, 0]
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const h = hash(cellX + i + seed * 131, cellY + j)
      const dx = x - cellX - i - (h & 1023) / 1023
      const dy = y - cellY - j - ((h >>> 10) & 1023) / 1023
      const away = dx * dx + dy * dy
      if (away < least) [least, nearest, nearX, nearY] = [away, h, dx, dy]
    }
  const other = hash(nearest, 77)
  found.own = (other & 1023) / 1023
  found.height = found.own * 2 - 1 + (((other >>> 10) & 1023) / 511 - 1) * nearX * 0.9 + (((other >>> 20) & 1023) / 511 - 0.85) * nearY * 0.9
  return found
}
