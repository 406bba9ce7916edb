import { randomInt } from 'node:crypto'
import { INVITE_LENGTH, INVITE_LETTERS } from '#contract/endpoints/fields.ts'
import { and, eq } from '../../platform/database/orm.ts'
import type { Executor } from '../../platform/platform.ts'
import { users, type UserRow } from '../account/users.table.ts'
import { invitationCodes } from './invitation-codes.table.ts'

/** Of some 10^12 codes one that another person has is drawn hardly ever, and never so often in a row. */
const DRAWS = 5

const drawCode = () => Array.from({ length: INVITE_LENGTH }, () => INVITE_LETTERS[randomInt(INVITE_LETTERS.length)]).join('')

/** Makes the code of a person who has none yet; answers theirs where another call was faster. */
export async function makeCode(executor: Executor, userId: string, draws = DRAWS): Promise<string> {
  const [made] = await executor.insert(invitationCodes).values({ userId, code: drawCode() }).onConflictDoNothing().returning()
  if (made) return made.code
  // Another call of the person's was faster, or somebody has the code.
  const [known] = await executor.select({ code: invitationCodes.code }).from(invitationCodes).where(eq(invitationCodes.userId, userId))
  if (known) return known.code
  if (draws === 1) throw new Error('No free invitation code was drawn')
  return makeCode(executor, userId, draws - 1)
}

/** Who invites by the code. */
export async function inviterOf(executor: Executor, code: string): Promise<UserRow | undefined> {
  const [found] = await executor
    .select({ user: users })
    .from(invitationCodes)
    .innerJoin(users, eq(users.id, invitationCodes.userId))
    .where(and(eq(invitationCodes.code, code), eq(users.house, false)))
  return found?.user
}
