import { eq } from '../../../platform/database/orm.ts'
import type { Transaction } from '../../../platform/platform.ts'
import { questionnaires } from '../../analytics/questionnaires.table.ts'
import { feedback } from '../../feedback/feedback.table.ts'
import { moveFavourites } from '../../favourites/favourites.ts'
import { moveFollows } from '../../follows/follows.ts'
import { moveLikes } from '../../gallery/move-likes.ts'
import { messages } from '../../messages/messages.table.ts'
import { moveHistory } from '../../search/history.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import { users } from '../users.table.ts'
import { moveIdentities } from './identities.ts'

/**
 * Makes everything of an account without a number another account's, and removes it with its sessions. It cannot have
 * creations, works or points, which need a number: the database would refuse to remove it.
 */
export async function joinAccounts(tx: Transaction, from: string, to: string): Promise<void> {
  await moveIdentities(tx, from, to)
  await moveLikes(tx, from, to)
  await moveFavourites(tx, from, to)
  await moveFollows(tx, from, to)
  await tx.update(uploads).set({ userId: to }).where(eq(uploads.userId, from))
  await moveHistory(tx, from, to)
  await tx.update(questionnaires).set({ userId: to }).where(eq(questionnaires.userId, from))
  await tx.update(feedback).set({ userId: to }).where(eq(feedback.userId, from))
  await tx.update(messages).set({ userId: to }).where(eq(messages.userId, from))
  await tx.update(messages).set({ actorId: to }).where(eq(messages.actorId, from))
  await tx.delete(users).where(eq(users.id, from))
}
