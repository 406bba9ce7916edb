import { codes } from '#contract/codes.ts'
import type { TrackEvent } from '#contract/track.ts'
import { and, asc, eq, lt, sql, type SQL } from '../../platform/database/orm.ts'
import { badInput, BusinessError } from '../../business-error.ts'
import type { Call, Handlers, Identity } from '../../call.ts'
import { createCallLimit } from '../../call-limit.ts'
import { networkOf } from '../../network-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { KEPT_DAYS, VISITORS_KEPT_DAYS } from './kept-days.ts'
import { questionnaires } from './questionnaires.table.ts'
import { trackEvents } from './track-events.table.ts'

const DAY_MS = 86_400_000
/** Events in ten minutes and in a day: of everybody behind one address, logged in or not, and of visitors there. */
const LIMITS = {
  all: { calls: 5000, seconds: 600 },
  visitors: { calls: 1000, seconds: 600 },
  visitorsOfADay: { calls: 10_000, seconds: 86_400 },
}
const BATCH = 5000

export interface Analytics {
  handlers: Handlers<'reportEvents' | 'questionnaireSubmit'>
  removeOldEvents(signal: AbortSignal): Promise<void>
}

/** `isKept` tells whether the cloud storage has a file. */
export function createAnalytics({ db, clock, log }: Platform, isKept: (fileId: string) => Promise<boolean>): Analytics {
  const limitAll = createCallLimit(LIMITS.all)
  const limitVisitors = createCallLimit(LIMITS.visitors)
  const limitVisitorsOfADay = createCallLimit(LIMITS.visitorsOfADay)

  /** What is refused stays on the device and comes again. */
  const limit = (events: number, { identity, ip }: Call) => {
    const network = networkOf(ip)
    limitAll(network, events)
    if (identity) return
    limitVisitors(network, events)
    limitVisitorsOfADay(network, events)
  }

  async function removeOlder(days: number, signal: AbortSignal, which?: SQL): Promise<void> {
    const old = db
      .select({ uuid: trackEvents.uuid })
      .from(trackEvents)
      .where(and(lt(trackEvents.receivedAt, new Date(clock.now().getTime() - days * DAY_MS)), which))
      .orderBy(asc(trackEvents.receivedAt))
      .limit(BATCH)
    // As an array: joined to the table, it would be compared with every event there is.
    let removed = 0
    do {
      signal.throwIfAborted()
      removed = (await db.delete(trackEvents).where(sql`${trackEvents.uuid} = any(array(${old}))`)).rowCount ?? 0
      if (removed > 0) log.info({ events: removed }, 'old events removed')
    } while (removed === BATCH)
  }

  return {
    handlers: {
      async reportEvents({ dataList }, call) {
        const { identity } = call
        limit(dataList.length, call)
        const receivedAt = clock.now()
        const rows = dataList.map((event) => rowOf(event, identity, receivedAt))
        const stored = await db.insert(trackEvents).values(rows).onConflictDoNothing().returning({ uuid: trackEvents.uuid })
        return { stored: stored.length }
      },

      async questionnaireSubmit({ id, ...answers }, { identity: { userId } }) {
        const { fileId } = answers
        if (fileId !== undefined && !(await isKept(fileId))) throw badInput('fileId', 'upload-not-found')
        const added = await db.insert(questionnaires).values({ id, userId, answers, createdAt: clock.now() }).onConflictDoNothing().returning()
        if (added.length > 0) return {}
        const [known] = await db.select().from(questionnaires).where(eq(questionnaires.id, id))
        if (known?.userId !== userId) throw new BusinessError(codes.conflict, 'questionnaire-reused', { field: 'id' })
        return {}
      },
    },

    async removeOldEvents(signal) {
      await removeOlder(VISITORS_KEPT_DAYS, signal, eq(trackEvents.userId, ''))
      await removeOlder(KEPT_DAYS, signal)
    },
  }
}

/** Whoever is logged in is believed over the device about the person; a visitor's events stay a visitor's. */
function rowOf(said: TrackEvent, identity: Identity | undefined, receivedAt: Date): typeof trackEvents.$inferInsert {
  const isTheirs = identity !== undefined && said.userId !== ''
  const event = isTheirs ? { ...said, userId: identity.userId } : said
  const { uuid, sessionId, action, timestamp } = event
  return { uuid, sessionId, userId: isTheirs ? identity.userId : '', action, happenedAt: happenedAt(timestamp, receivedAt), receivedAt, event }
}

/** Devices keep events for a while, and some have no idea of the time. */
function happenedAt(timestamp: number, receivedAt: Date): Date {
  const age = receivedAt.getTime() - timestamp
  return age < -DAY_MS || age > 30 * DAY_MS ? receivedAt : new Date(timestamp)
}
