import { eq, type SQL } from '../../platform/database/orm.ts'
import type { Channel, Clock, Database, Transaction } from '../../platform/platform.ts'
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

/** Changes an account, and tells who keeps what it may do. What it was, and is; undefined when there is none. */
export async function changeAccount(
  tx: Transaction,
  which: SQL | undefined,
  changeOf: (user: UserRow) => Partial<UserRow>,
  changed: (tx: Transaction, userId: string) => Promise<void>,
): Promise<{ before: UserRow; after: UserRow } | undefined> {
  const [before] = await tx.select().from(users).where(which).for('update')
  if (!before) return undefined
  const [after] = await tx.update(users).set(changeOf(before)).where(eq(users.id, before.id)).returning()
  await changed(tx, before.id)
  return { before, after: after! }
}

export function createAccountAdmin(db: Database, channel: Channel, clock: Clock): AccountAdmin {
  const changed = (tx: Transaction, userId: string) => publishChange(channel, tx, userId)
  const change = async (phone: string, changeOf: (user: UserRow) => Partial<UserRow>): Outcome => {
    const made = await db.transaction((tx) => changeAccount(tx, eq(users.phone, phone), changeOf, changed))
    return made?.after
  }

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
