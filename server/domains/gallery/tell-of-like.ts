import { and, eq } from '../../platform/database/orm.ts'
import type { Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import type { Messages } from '../messages/messages.ts'
import { socialKey } from '../messages/social-key.ts'
import { toldLikes } from './likes.table.ts'
import type { WorkRow } from './works.table.ts'

/** Tells a work's owner who likes it, of each person once; what they have not read yet becomes one message. */
export function createTellOfLike(messages: Messages) {
  return async (tx: Transaction, userId: string, { id, userId: owner }: Pick<WorkRow, 'id' | 'userId'>): Promise<void> => {
    if (owner === userId) return
    const [told] = await tx.insert(toldLikes).values({ userId, workId: id }).onConflictDoNothing().returning()
    const [person] = told ? await tx.select({ id: users.id }).from(users).where(and(eq(users.id, owner), eq(users.house, false))) : []
    if (!person) return
    await messages.send(tx, {
      userId: owner,
      kind: 'social',
      template: 'work-liked',
      actorId: userId,
      workId: id,
      link: `/functionSquare/square/details?id=${id}`,
      key: socialKey('like', userId, id),
      together: { template: 'works-liked', link: '/functionList/draw/history' },
    })
  }
}
