/** How many messages there may be, and for how long. */
export const messageRules = {
  /** Of one person; the oldest go first. */
  most: 500,
  /** Read ones go, and broadcasts are shown no longer, after so many days. */
  keptDays: 180,
  page: 20,
  /** Whoever waited longer than this for a creation may have left the page: they are told by a message. Seconds. */
  taskSeconds: 30,
}

const DAY_MS = 86_400_000
/** What is older is not kept, or not shown any more. */
export const oldestKept = (now: Date) => new Date(now.getTime() - messageRules.keptDays * DAY_MS)
