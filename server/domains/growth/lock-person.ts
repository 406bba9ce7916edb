import { codes } from '#contract/codes.ts'
import { eq } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'

/** Lets what claims for the person go one after the other, until the transaction ends. */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!person) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
}
