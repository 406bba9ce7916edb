import { and, eq, isNull, sql } from '../../../platform/database/orm.ts'
import type { Platform, Transaction } from '../../../platform/platform.ts'
import { extensionOf } from '../../../platform/storage/content-type.ts'
import type { ForgottenNumbers } from '../../account/forgotten-numbers.ts'
import { loginCodes } from '../../account/login-codes.table.ts'
import { passwordTries } from '../../account/password-tries.table.ts'
import { publishChange } from '../../account/session-checks.ts'
import { tickets } from '../../account/tickets.table.ts'
import { users } from '../../account/users.table.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * The person. Removing it shuts the account: whoever had it can come in no more, and the number is free to register
 * anew. The row itself stays, with nothing in it, as orders are kept and refer to it.
 */
export function profilePart({ db, files, channel, clock }: Platform, forgotten: ForgottenNumbers): PersonalData {
  const find = async (userId: string) => (await db.select().from(users).where(eq(users.id, userId)))[0]

  async function forgetNumber(tx: Transaction, phone: string): Promise<void> {
    await forgotten.add(tx, phone)
    await tx.delete(loginCodes).where(eq(loginCodes.phone, phone))
    await tx.delete(passwordTries).where(eq(passwordTries.phone, phone))
    await tx.delete(tickets).where(sql`${tickets.about} ->> 'phone' = ${phone}`)
  }

  return {
    kind: 'profile',
    tables: ['users'],

    async *rows(userId) {
      const user = await find(userId)
      if (!user) return
      const { id, phone, nickname, avatarKey, gender, bio, interests, memberUntil, photosStay, roles, permissions, passwordChangedAt, createdAt } = user
      const file = avatarKey && `avatar.${extensionOf(avatarKey)}`
      yield { id, phone, nickname, file, gender, bio, interests, memberUntil, photosStay, roles, permissions, passwordChangedAt, createdAt }
    },

    async *files(userId) {
      const user = await find(userId)
      if (user?.avatarKey) yield { key: user.avatarKey, name: 'avatar', writtenAt: user.createdAt }
    },

    countFiles: async (userId) => ((await find(userId))?.avatarKey ? 1 : 0),

    async remove(tx, userId) {
      const [user] = await tx.select().from(users).where(and(eq(users.id, userId), isNull(users.deletedAt))).for('update')
      if (!user) return 0
      if (user.avatarKey) await files.delete(user.avatarKey)
      if (user.phone) await forgetNumber(tx, user.phone)
      await tx
        .update(users)
        .set({
          phone: null, passwordHash: null, passwordChangedAt: null, nickname: '', avatarKey: null, gender: null, bio: '', interests: [],
          roles: [], permissions: [], memberUntil: null, photosStay: false, leavesAt: null, deletedAt: clock.now(),
        })
        .where(eq(users.id, userId))
      await publishChange(channel, tx, userId)
      return 1
    },
  }
}
