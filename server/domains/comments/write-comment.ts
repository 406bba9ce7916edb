import { codes } from '#contract/codes.ts'
import { commentRules, MENTION } from '#contract/comment-rules.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { and, eq, inArray, isNull } from '../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { UserCall } from '../../call.ts'
import type { Moderator } from '../../moderation/moderator.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { checkLimit, takeTurns } from '../account/limits.ts'
import { users } from '../account/users.table.ts'
import { blocks } from '../follows/blocks.table.ts'
import { isPublic } from '../gallery/seen-works.ts'
import { works } from '../gallery/works.table.ts'
import type { Messages } from '../messages/messages.ts'
import { comments } from './comments.table.ts'
import { tellPeople } from './tell-people.ts'

interface Needs {
  messages: Messages
  moderator: Moderator
}

/** Stores a comment once by its id, when its words have been judged: those that wait for somebody to look are their writer's alone. */
export function createWriteComment({ db, clock }: Pick<Platform, 'db' | 'clock'>, { messages, moderator }: Needs) {
  async function commentedWork(tx: Transaction, workId: string, userId: string): Promise<{ owner: string }> {
    const [work] = await tx.select({ owner: works.userId }).from(works).where(and(eq(works.id, workId), isPublic))
    if (!work) throw notFound('work-not-found')
    const [blocked] = await tx.select().from(blocks).where(and(eq(blocks.blockerId, work.owner), eq(blocks.blockedId, userId)))
    if (blocked) throw new BusinessError(codes.noPermission, 'person-blocked-you')
    return work
  }

  /** What is answered, and the thread that it stands in. */
  async function findParent(tx: Transaction, id: string, workId: string) {
    const shown = and(eq(comments.id, id), eq(comments.workId, workId), eq(comments.shown, true))
    const [parent] = await tx.select().from(comments).where(shown).for('key share')
    if (!parent) throw notFound('comment-not-found')
    return { thread: parent.parentId ?? parent.id, answered: parent.userId }
  }

  async function checkMentions(tx: Transaction, mentions: readonly string[]): Promise<void> {
    if (mentions.length === 0) return
    const there = and(inArray(users.id, [...mentions]), isNull(users.deletedAt))
    const found = await tx.select({ id: users.id }).from(users).where(there)
    if (found.length < new Set(mentions).size) throw badInput('mentions', 'person-not-found')
  }

  return async ({ id, workId, parentId, text, mentions }: ParsedRequestOf<'commentCreate'>, { identity: { userId }, signal }: UserCall): Promise<void> => {
    const marks = text.split(MENTION).length - 1
    if (marks !== mentions.length) throw badInput('mentions', 'bad-input')
    const { decision } = await moderator.judge({ words: text.replaceAll(MENTION, '') }, signal)
    if (decision === 'refuse') throw new BusinessError(codes.contentRefused, 'comment-refused')
    const held = decision === 'hold'
    await db.transaction(async (tx) => {
      await takeTurns(tx, `comment ${userId}`)
      const [known] = await tx.select({ userId: comments.userId }).from(comments).where(eq(comments.id, id))
      if (known && known.userId !== userId) throw new BusinessError(codes.conflict, 'comment-sent')
      if (known) return
      const { owner } = await commentedWork(tx, workId, userId)
      const parent = parentId === undefined ? undefined : await findParent(tx, parentId, workId)
      await checkMentions(tx, mentions)
      const now = clock.now()
      const perHour = { most: commentRules.perHour, seconds: 3600, reason: 'too-many-comments' } as const
      await checkLimit(tx, now, { table: comments, column: comments.userId, value: userId, ...perHour })
      const row = { id, workId, parentId: parent?.thread, userId, text, mentions, shown: !held, heldAt: held ? now : null, waitingSince: held ? now : null, createdAt: now }
      await tx.insert(comments).values(row)
      if (!held) await tellPeople(tx, messages, { ...row, answered: parent?.answered, owner })
    })
  }
}
