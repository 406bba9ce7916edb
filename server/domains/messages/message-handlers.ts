import type { MessageKind } from '#contract/message-kinds.ts'
import { and, eq, isNull, sql } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Handlers, UserCall } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { createListMessages } from './list-messages.ts'
import { messages } from './messages.table.ts'
import { broadcastsFor, countUnread, UNREAD_CHANGED } from './unread.ts'

type MessageHandlers = Handlers<'messageList' | 'messageDetail' | 'messageRead' | 'messageUnread'>

/** What a person does with their messages. */
export function createMessageHandlers(platform: Pick<Platform, 'db' | 'clock' | 'channel' | 'files'>): MessageHandlers {
  const { db, clock, channel } = platform
  const list = createListMessages(platform)

  /** Marks what is unread: one, those of a kind, or all. */
  async function markRead(userId: string, { id, kind }: { id?: string | undefined; kind?: MessageKind | undefined }): Promise<void> {
    const now = clock.now()
    const own = and(
      eq(messages.userId, userId),
      isNull(messages.readAt),
      id === undefined ? undefined : eq(messages.id, id),
      kind === undefined ? undefined : eq(messages.kind, kind),
    )
    await db.transaction(async (tx) => {
      const read = await tx.update(messages).set({ readAt: now }).where(own)
      const marked =
        kind === undefined || kind === 'system'
          ? await tx.execute(sql`
              insert into broadcast_reads (user_id, broadcast_id, read_at)
              select u.id, b.id, ${now.toISOString()}::timestamptz from users u join broadcasts b on ${broadcastsFor(now)}
              where u.id = ${userId} ${id === undefined ? sql`` : sql`and b.id = ${id}`} on conflict do nothing`)
          : undefined
      if ((read.rowCount ?? 0) + (marked?.rowCount ?? 0) > 0) await channel.publish(tx, UNREAD_CHANGED, userId)
    })
  }

  const unread = ({ identity }: UserCall) => countUnread(db, identity.userId, clock.now())
  const readerOf = ({ identity, locale }: UserCall) => ({ userId: identity.userId, locale })

  return {
    async messageList(request, call) {
      const [page, count] = await Promise.all([list.page(request, readerOf(call)), unread(call)])
      return { ...page, unread: count }
    },

    async messageDetail({ id }, call) {
      const message = await list.one(id, readerOf(call))
      if (!message) throw notFound('message-not-found')
      if (!message.read) await markRead(call.identity.userId, { id })
      return { ...message, read: true }
    },

    async messageRead(which, call) {
      await markRead(call.identity.userId, which)
      return { unread: await unread(call) }
    },

    messageUnread: (_request, call) => unread(call),
  }
}
