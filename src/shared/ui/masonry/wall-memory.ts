import type { CacheSnapshot } from 'virtua'

/** How tall a wall's columns were, so that it comes back in its height and the scroll finds its place. */
interface WallMeasures {
  /** How many items it had; with another number they mean nothing. */
  items: number
  columns: readonly CacheSnapshot[]
}

/** Walls remembered at most; the oldest go first. */
const MOST = 20

/** Written when a wall is left, so in the browser alone. */
const walls = new Map<string, WallMeasures>()

export const rememberedWall = (key: string, items: number): WallMeasures | undefined => {
  const known = walls.get(key)
  return known?.items === items ? known : undefined
}

export function rememberWall(key: string, measures: WallMeasures): void {
  walls.delete(key)
  walls.set(key, measures)
  if (walls.size > MOST) walls.delete(walls.keys().next().value!)
}
