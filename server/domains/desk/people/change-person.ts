import { and, eq } from '../../../platform/database/orm.ts'
import { notFound } from '../../../business-error.ts'
import type { Transaction } from '../../../platform/platform.ts'
import { changeAccount } from '../../account/account-admin.ts'
import type { Sessions } from '../../account/sessions.ts'
import { users, type UserRow } from '../../account/users.table.ts'

/** Somebody with this id; the product's own accounts are none of the people. */
export const isPerson = (id: string) => and(eq(users.id, id), eq(users.house, false))

export interface ChangedPerson {
  before: UserRow
  after: UserRow
}

/** Changes a person's account; running servers know at once. */
export async function changePerson(
  tx: Transaction,
  { changed }: Pick<Sessions, 'changed'>,
  id: string,
  changeOf: (user: UserRow) => Partial<UserRow>,
): Promise<ChangedPerson> {
  const made = await changeAccount(tx, isPerson(id), changeOf, changed)
  if (!made) throw notFound('person-not-found')
  return made
}
