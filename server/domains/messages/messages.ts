import type { MessageKind } from '#contract/message-kinds.ts'
import { and, eq, inArray, isNull, sql } from '../../platform/database/orm.ts'
import type { Executor, Platform, Transaction } from '../../platform/platform.ts'
import type { MessageTemplate } from '../../words/messages.ts'
import type { WordValues } from '../../words/speaker.ts'
import { messageRules } from './message-rules.ts'
import { messages } from './messages.table.ts'
import { UNREAD_CHANGED } from './unread.ts'

export interface NewMessage {
  userId: string
  kind: MessageKind
  template: MessageTemplate
  values?: WordValues
  /** Whose act it tells of: their name, as it is when it is read, is the value `name`. */
  actorId?: string
  /** The internal address of what it speaks of, '/functionList/draw/balance'. */
  link?: string
  /** The work whose thumbnail stands beside it. */
  workId?: string
  /** Sent once for each key: 'reward:sign-in:<user>:<day>'. */
  key: string
  /**
   * What it says together with an unread one of the same kind and of either template, which it then takes the place of: the
   * value `count` says of how many. For senders that send once by themselves, as the key of the one before is forgotten.
   */
  together?: { template: MessageTemplate; link: string }
}

/** Messages to people, kept as what they are about and said in the language of whoever reads them. */
export interface Messages {
  /** Sends it when the transaction commits. Answers whether this call sent it. */
  send(tx: Transaction, message: NewMessage): Promise<boolean>
  /** As `send`, in three statements however many there are. */
  sendAll(tx: Transaction, messages: readonly Omit<NewMessage, 'together'>[]): Promise<void>
  /** The person has seen what messages with these links speak of, so they count as read. */
  readAbout(executor: Executor, userId: string, links: readonly string[]): Promise<void>
}

export function createMessages({ clock, channel }: Pick<Platform, 'clock' | 'channel'>): Messages {
  const changed = (executor: Executor, ...userIds: string[]) => channel.publish(executor, UNREAD_CHANGED, ...userIds)

  /** How many were not sent before. */
  async function insert(tx: Transaction, added: readonly Omit<NewMessage, 'together'>[]): Promise<number> {
    if (added.length === 0) return 0
    const createdAt = clock.now()
    const sent = await tx
      .insert(messages)
      .values(added.map(({ values = {}, ...message }) => ({ ...message, values, createdAt })))
      .onConflictDoNothing({ target: messages.key })
      .returning({ userId: messages.userId })
    if (sent.length === 0) return 0
    const persons = [...new Set(sent.map(({ userId }) => userId))]
    await removeOverflow(tx, persons)
    await changed(tx, ...persons)
    return sent.length
  }

  /** Lets an unread message speak of this one as well; false where there is none. */
  async function join(tx: Transaction, { userId, kind, template, together, workId, key }: NewMessage): Promise<boolean> {
    if (!together) return false
    const unread = and(eq(messages.userId, userId), eq(messages.kind, kind), isNull(messages.readAt))
    const either = inArray(messages.template, [template, together.template])
    const earlier = tx.select({ id: messages.id }).from(messages).where(and(unread, either)).limit(1).for('update')
    const count = sql`jsonb_build_object('count', coalesce((${messages.values} ->> 'count')::int, 1) + 1)`
    const joined = await tx
      .update(messages)
      .set({ ...together, values: count, actorId: null, workId: workId ?? null, key, createdAt: clock.now() })
      .where(inArray(messages.id, earlier))
      .returning({ id: messages.id })
    if (joined.length > 0) await changed(tx, userId)
    return joined.length > 0
  }

  async function removeOverflow(tx: Transaction, userIds: string[]): Promise<void> {
    await tx.execute(sql`delete from messages where id in (
      select past.id from unnest(${sql.param(userIds)}::uuid[]) as person, lateral (
        select id from messages where user_id = person order by created_at desc, id desc offset ${messageRules.most}
      ) past
    )`)
  }

  return {
    async send(tx, message) {
      const { together: _, ...alone } = message
      return (await join(tx, message)) || (await insert(tx, [alone])) > 0
    },
    async sendAll(tx, added) {
      await insert(tx, added)
    },
    async readAbout(executor, userId, links) {
      if (links.length === 0) return
      const unread = and(eq(messages.userId, userId), isNull(messages.readAt), inArray(messages.link, [...links]))
      const read = await executor.update(messages).set({ readAt: clock.now() }).where(unread).returning({ id: messages.id })
      if (read.length > 0) await changed(executor, userId)
    },
  }
}
