import { keyOf, type Boosts, type Candidate } from './rank.ts'

/** Where a list goes on: behind this work. */
export interface Edge {
  heat: number
  id: string
}

/** A list of works, the hottest first, of which the next ones were read. */
export interface Source<Work extends Candidate> {
  /** The theme that it holds alone; absent for the list of all. */
  theme?: string
  rows: readonly Work[]
  /** How many rows were asked for: as many as that may not be all. */
  asked: number
  edge: Edge | undefined
}

interface Merged<Work> {
  works: Work[]
  /** Where each source goes on, in the order given. */
  edges: (Edge | undefined)[]
  /** Nothing is left in any of them. */
  ended: boolean
}

/**
 * The next works of several lists by their key, `wanted` at most. What the person likes comes through its own list, so
 * it is further along there than in the list of all, where it is passed over: each work comes once.
 */
export function mergeSources<Work extends Candidate>(sources: readonly Source<Work>[], boosts: Boosts, wanted: number): Merged<Work> {
  const taken = sources.map(() => 0)
  const works: Work[] = []
  const isWhole = ({ rows, asked }: Source<Work>) => rows.length < asked
  while (works.length < wanted) {
    // What stands behind the rows that were read is not known, so nothing may pass it.
    if (sources.some((source, at) => taken[at] === source.rows.length && !isWhole(source))) break
    const heads = sources.flatMap(({ rows }, at) => (rows[taken[at]!] ? [{ at, key: keyOf(rows[taken[at]!]!, boosts) }] : []))
    if (heads.length === 0) break
    const { at } = heads.reduce((best, head) => (head.key > best.key || (head.key === best.key && sources[best.at]!.theme === undefined) ? head : best))
    const { theme, rows } = sources[at]!
    const work = rows[taken[at]!++]!
    if (theme !== undefined || work.theme === null || !Object.hasOwn(boosts, work.theme)) works.push(work)
  }
  const edges = sources.map(({ rows, edge }, at) => {
    const last = rows[taken[at]! - 1]
    return last ? { heat: last.heat, id: last.id } : edge
  })
  return { works, edges, ended: sources.every((source, at) => taken[at] === source.rows.length && isWhole(source)) }
}
