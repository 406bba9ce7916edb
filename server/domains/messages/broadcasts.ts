import { isDeepStrictEqual } from 'node:util'
import type { NewBroadcast } from '#contract/broadcast.ts'
import { codes } from '#contract/codes.ts'
import { and, desc, eq, isNull } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Identity } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { broadcasts, type BroadcastRow } from './broadcasts.table.ts'
import { messageRules } from './message-rules.ts'
import { EVERYBODY, UNREAD_CHANGED } from './unread.ts'

/** Messages to everybody, for the operator's desk. What changes something belongs in the transaction of its audit entry. */
export interface Broadcasts {
  /** Shows it to everybody who is registered by now, once for its id. Answers whether this call did; refuses other words under an id that was sent. */
  create(tx: Transaction, broadcast: NewBroadcast, operator: Identity): Promise<boolean>
  /** Takes it back, from those who have read it as well. Answers it before and after; refuses one that there is not. */
  withdraw(tx: Transaction, id: string, operator: Identity): Promise<{ before: BroadcastRow; after: BroadcastRow }>
  /** Throws notFound. */
  detail(id: string): Promise<BroadcastRow>
  /** All, newest first, those that were withdrawn as well. */
  list(page: { cursor?: string | undefined }): Promise<{ rows: BroadcastRow[]; next?: string }>
}

export function createBroadcasts({ db, clock, channel, log }: Pick<Platform, 'db' | 'clock' | 'channel' | 'log'>): Broadcasts {
  const changed = (tx: Transaction) => channel.publish(tx, UNREAD_CHANGED, EVERYBODY)

  return {
    async create(tx, { id, words, link }, operator) {
      const values = { id, words, link: link ?? null, createdBy: operator.userId, createdAt: clock.now() }
      const [created] = await tx.insert(broadcasts).values(values).onConflictDoNothing().returning()
      if (created) {
        await changed(tx)
        log.info({ broadcastId: id, by: operator.userId }, 'broadcast sent')
        return true
      }
      const [known] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id))
      if (!isDeepStrictEqual([known!.words, known!.link], [words, values.link])) throw new BusinessError(codes.conflict, 'broadcast-sent')
      return false
    },

    async withdraw(tx, id, operator) {
      const [before] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update')
      if (!before) throw notFound('not-found')
      const shown = and(eq(broadcasts.id, id), isNull(broadcasts.withdrawnAt))
      const [after] = await tx.update(broadcasts).set({ withdrawnAt: clock.now() }).where(shown).returning()
      if (!after) return { before, after: before }
      await changed(tx)
      log.info({ broadcastId: id, by: operator.userId }, 'broadcast withdrawn')
      return { before, after }
    },

    async detail(id) {
      const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id))
      if (!row) throw notFound('not-found')
      return row
    },

    async list({ cursor }) {
      const rows = await db
        .select()
        .from(broadcasts)
        .where(olderThan(cursor, broadcasts.createdAt, broadcasts.id))
        .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
        .limit(messageRules.page + 1)
      return pageOf(rows, messageRules.page, ({ createdAt }) => createdAt.getTime())
    },
  }
}
