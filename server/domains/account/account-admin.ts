import { eq } from 'drizzle-orm'
import type { Channel, Clock, Database } from '../../platform/platform.ts'
import { publishChange } from './session-checks.ts'
import { users, type UserRow } from './users.table.ts'

type List = 'roles' | 'permissions'
/** The account after the change; undefined when none has the number. */
type Outcome = Promise<UserRow | undefined>

/** What the owner of an installation does to accounts, by their numbers in E.164. Running servers know at once. */
export interface AccountAdmin {
  find(phone: string): Outcome
  grant(phone: string, list: List, name: string): Outcome
  revoke(phone: string, list: List, name: string): Outcome
  /** Makes the person a member for so many days from now; 0 ends the membership. */
  setMember(phone: string, days: number): Outcome
}

export function createAccountAdmin(db: Database, channel: Channel, clock: Clock): AccountAdmin {
  const change = (phone: string, changeOf: (user: UserRow) => Partial<UserRow>): Outcome =>
    db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.phone, phone)).for('update')
      if (!user) return undefined
      const [changed] = await tx.update(users).set(changeOf(user)).where(eq(users.id, user.id)).returning()
      await publishChange(channel, tx, user.id)
      return changed
    })

  return {
    async find(phone) {
      const [user] = await db.select().from(users).where(eq(users.phone, phone))
      return user
    },
    grant: (phone, list, name) => change(phone, (user) => ({ [list]: [...new Set([...user[list], name])] })),
    revoke: (phone, list, name) => change(phone, (user) => ({ [list]: user[list].filter((kept) => kept !== name) })),
    setMember(phone, days) {
      const memberUntil = days > 0 ? new Date(clock.now().getTime() + days * 86_400_000) : null
      return change(phone, () => ({ memberUntil }))
    },
  }
}
