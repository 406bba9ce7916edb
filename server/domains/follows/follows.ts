import { codes } from '#contract/codes.ts'
import { and, eq, isNull, or, sql } from '../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { socialKey } from '../messages/social-key.ts'
import type { Messages } from '../messages/messages.ts'
import { blocks } from './blocks.table.ts'
import { followTotals } from './follow-totals.table.ts'
import { follows } from './follows.table.ts'
import { createPeopleList } from './people.ts'

/** Who follows whom, and who wants to hear nothing of whom. */
export function createFollows(platform: Platform, messages: Messages): { handlers: Handlers<'userFollow' | 'userBlock' | 'peopleList'> } {
  const { db, clock } = platform

  async function findPerson(tx: Transaction, id: string): Promise<{ house: boolean }> {
    const there = and(eq(users.id, id), isNull(users.deletedAt), isNull(users.suspendedAt))
    const [person] = await tx.select({ house: users.house }).from(users).where(there)
    if (!person) throw notFound('person-not-found')
    return person
  }

  return {
    handlers: {
      peopleList: createPeopleList(platform),

      async userFollow({ id, on }, { identity: { userId } }) {
        if (id === userId) throw badInput('id', 'own-account')
        return db.transaction(async (tx) => {
          const link = { followerId: userId, followedId: id }
          if (on) {
            const { house } = await findPerson(tx, id)
            const [blocked] = await tx.select().from(blocks).where(and(eq(blocks.blockerId, id), eq(blocks.blockedId, userId)))
            if (blocked) throw new BusinessError(codes.noPermission, 'person-blocked-you')
            await tx.delete(blocks).where(and(eq(blocks.blockerId, userId), eq(blocks.blockedId, id)))
            const made = await tx.insert(follows).values({ ...link, createdAt: clock.now() }).onConflictDoNothing().returning({ id: follows.followerId })
            const news = { userId: id, kind: 'social', template: 'followed', actorId: userId, key: socialKey('follow', userId, id) } as const
            if (made.length > 0 && !house) await messages.send(tx, { ...news, link: `/creator?id=${id}&view=followers` })
          } else await tx.delete(follows).where(and(eq(follows.followerId, userId), eq(follows.followedId, id)))
          const [totals] = await tx.select().from(followTotals).where(eq(followTotals.userId, id))
          return { followed: on, followers: totals?.followers ?? 0 }
        })
      },

      async userBlock({ id, on }, { identity: { userId } }) {
        if (id === userId) throw badInput('id', 'own-account')
        await db.transaction(async (tx) => {
          if (!on) return tx.delete(blocks).where(and(eq(blocks.blockerId, userId), eq(blocks.blockedId, id)))
          await findPerson(tx, id)
          await tx.insert(blocks).values({ blockerId: userId, blockedId: id, createdAt: clock.now() }).onConflictDoNothing()
          const one = (follower: string, followed: string) => and(eq(follows.followerId, follower), eq(follows.followedId, followed))
          return tx.delete(follows).where(or(one(userId, id), one(id, userId)))
        })
        return { blocked: on }
      },
    },
  }
}

/** Makes whom one account follows, who follows it, and its blocks another's. */
export async function moveFollows(tx: Transaction, from: string, to: string): Promise<void> {
  const moved = sql`select ${to}::uuid, followed_id, created_at from follows where follower_id = ${from} and followed_id <> ${to}
    union select follower_id, ${to}::uuid, created_at from follows where followed_id = ${from} and follower_id <> ${to}`
  await tx.execute(sql`insert into follows (follower_id, followed_id, created_at) ${moved} on conflict do nothing`)
  await tx.delete(follows).where(or(eq(follows.followerId, from), eq(follows.followedId, from)))
  await tx.execute(sql`insert into blocks (blocker_id, blocked_id, created_at)
    select ${to}::uuid, blocked_id, created_at from blocks where blocker_id = ${from} and blocked_id <> ${to}
    union select blocker_id, ${to}::uuid, created_at from blocks where blocked_id = ${from} and blocker_id <> ${to} on conflict do nothing`)
  await tx.delete(blocks).where(or(eq(blocks.blockerId, from), eq(blocks.blockedId, from)))
}
