import { asc, eq, lt, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { TrackEvent } from '#contract/track.ts'
import { badInput, BusinessError } from '../../business-error.ts'
import type { Handlers, Identity } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { questionnaires } from './questionnaires.table.ts'
import { trackEvents } from './track-events.table.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 180
const BATCH = 5000

export interface Analytics {
  handlers: Handlers<'reportEvents' | 'questionnaireSubmit'>
  removeOldEvents(signal: AbortSignal): Promise<void>
}

/** `isKept` tells whether the cloud storage has a file. */
export function createAnalytics({ db, clock, log }: Platform, isKept: (fileId: string) => Promise<boolean>): Analytics {
  return {
    handlers: {
      async reportEvents({ dataList }, { identity }) {
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
      const old = db
        .select({ uuid: trackEvents.uuid })
        .from(trackEvents)
        .where(lt(trackEvents.receivedAt, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)))
        .orderBy(asc(trackEvents.receivedAt))
        .limit(BATCH)
      // As an array: joined to the table, it would be compared with every event there is.
      let removed = 0
      do {
        signal.throwIfAborted()
        removed = (await db.delete(trackEvents).where(sql`${trackEvents.uuid} = any(array(${old}))`)).rowCount ?? 0
        if (removed > 0) log.info({ events: removed }, 'old events removed')
      } while (removed === BATCH)
    },
  }
}

/** Whoever is logged in is believed over the device about the person; a visitor's events stay a visitor's. */
function rowOf(said: TrackEvent, identity: Identity | undefined, receivedAt: Date): typeof trackEvents.$inferInsert {
  const event = identity && said.userId !== '' ? { ...said, userId: identity.userId } : said
  const { uuid, sessionId, userId, action, timestamp } = event
  return { uuid, sessionId, userId, action, happenedAt: happenedAt(timestamp, receivedAt), receivedAt, event }
}

/** Devices keep events for a while, and some have no idea of the time. */
function happenedAt(timestamp: number, receivedAt: Date): Date {
  const age = receivedAt.getTime() - timestamp
  return age < -DAY_MS || age > 30 * DAY_MS ? receivedAt : new Date(timestamp)
}
