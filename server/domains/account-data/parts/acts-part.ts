import { eq } from '../../../platform/database/orm.ts'
import { toldLikes } from '../../gallery/likes.table.ts'
import { messages } from '../../messages/messages.table.ts'
import type { PersonalData } from './personal-data.ts'

/** What others were told of the person's acts: the messages stay theirs and name nobody. */
export const actsPart: PersonalData = {
  kind: 'messages',
  tables: ['told_likes'],
  async remove(tx, userId) {
    await tx.delete(toldLikes).where(eq(toldLikes.userId, userId))
    await tx.update(messages).set({ actorId: null }).where(eq(messages.actorId, userId))
    return 0
  },
}
