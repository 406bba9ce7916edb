import type { Platform } from '../../platform/platform.ts'
import { latestOnly } from '../creation/latest-only.ts'
import { countUnreadOf, EVERYBODY, UNREAD_CHANGED } from './unread.ts'

type Listener = (count: number) => void

const INTERVAL_MS = 1000

/** Calls the listener with the number of the person's unread messages, now and whenever it changes, until the answer is called. */
export type SubscribeUnread = (userId: string, listener: Listener) => () => void

/** Tells counts at most once an interval: by one statement for all who listen here. */
export function createUnreadEvents(
  { db, channel, clock, log }: Pick<Platform, 'db' | 'channel' | 'clock' | 'log'>,
  intervalMs = INTERVAL_MS,
): SubscribeUnread {
  const listeners = new Map<string, Set<Listener>>()
  const changed = new Set<string>()

  async function tell(): Promise<void> {
    const people = [...changed]
    changed.clear()
    try {
      for (const [userId, count] of await countUnreadOf(db, people, clock.now())) {
        for (const listener of listeners.get(userId) ?? []) listener(count)
      }
    } catch (error) {
      log.error({ err: error }, 'unread counts lost')
    }
  }
  const soon = latestOnly(tell, intervalMs)
  const mark = (people: Iterable<string>) => {
    for (const userId of people) changed.add(userId)
    if (changed.size > 0) soon.push()
  }

  channel.subscribe(UNREAD_CHANGED, (whose) => {
    if (whose === EVERYBODY) mark(listeners.keys())
    else if (listeners.has(whose)) mark([whose])
  })

  return (userId, listener) => {
    const own = listeners.get(userId) ?? new Set<Listener>()
    listeners.set(userId, own.add(listener))
    mark([userId])
    return () => {
      own.delete(listener)
      if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
    }
  }
}
