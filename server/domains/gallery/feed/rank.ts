import { looksLike } from '../picture-hash.ts'

/** Works of a page of the featured square, and how many are weighed for it: what is left over waits for the next page. */
export const PAGE = 24
export const POOL = 36
/** How many of each theme that the person likes are read for it. */
export const THEMED = 24
/** A page may end early, so that one person's works wait for others to come between: from so many works, with so many waiting at most. */
const SHORT = { page: PAGE / 2, left: POOL / 2 }
/** Hashes of what was shown last that the next page must not look like. */
const REMEMBERED = PAGE

/** Somebody whom the person follows counts as if their work were half a day newer. */
const FOLLOWED = 0.25

/** A work as far as its place goes. */
export interface Candidate {
  id: string
  userId: string
  heat: number
  theme: string | null
  /** Absent where it has not been computed. */
  hash: bigint | null
  /** Whether the person follows its creator. */
  followed: boolean
}

/** How much each theme counts for a person, in heat. */
export type Boosts = Readonly<Record<string, number>>

/** What the pages before have shown. */
export interface Shown {
  /** Whose work was the last one. */
  userId?: string | undefined
  /** Of the last ones. */
  hashes: readonly bigint[]
}

/** The place of a work before variety: its heat, and what the person likes. */
export const keyOf = ({ heat, theme }: Pick<Candidate, 'heat' | 'theme'>, boosts: Boosts) => heat + ((theme !== null && boosts[theme]) || 0)

interface Ranked<Work> {
  page: Work[]
  /** What waits for the next page. */
  left: Work[]
  shown: Shown
}

/**
 * The next page out of a pool: the best first, never two of one person in a row while there is another's, and none that
 * looks like one of it or of those shown last, which is left out for good. Every other candidate is in the page or left.
 * @param more Whether others come behind the pool.
 */
export function rank<Work extends Candidate>(pool: readonly Work[], boosts: Boosts, { userId: last, hashes }: Shown, more: boolean): Ranked<Work> {
  const scoreOf = (work: Work) => keyOf(work, boosts) + (work.followed ? FOLLOWED : 0)
  let left = pool.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (a.id < b.id ? 1 : -1))
  const seen = [...hashes]
  const page: Work[] = []
  let userId = last
  const isNew = ({ hash }: Work) => hash === null || !seen.some((known) => looksLike(known, hash))
  left = left.filter(isNew)
  while (page.length < PAGE && left.length > 0) {
    const other = left.find((work) => work.userId !== userId)
    if (!other && more && page.length >= SHORT.page && left.length <= SHORT.left) break
    const next = other ?? left[0]!
    page.push(next)
    userId = next.userId
    if (next.hash !== null) seen.push(next.hash)
    left = left.filter((work) => work !== next && (next.hash === null || work.hash === null || !looksLike(next.hash, work.hash)))
  }
  return { page, left, shown: { userId, hashes: seen.slice(-REMEMBERED) } }
}
