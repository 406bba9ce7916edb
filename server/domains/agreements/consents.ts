import { loginAgreements, type AgreementId } from '#contract/agreements.ts'
import { eq, sql } from '../../platform/database/orm.ts'
import type { Clock, Executor } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { agreementConsents } from './agreement-consents.table.ts'
import type { Agreements } from './read-agreements.ts'

/** What a person has agreed to, an agreement and its version each: a column of a statement that reads users. */
export const agreedColumn = sql<string[]>`array(select agreement || ' ' || version from ${agreementConsents} where ${agreementConsents.userId} = ${users.id})`

export interface Consents {
  /** Notes that a person has agreed to what holds now; again is the same. */
  give(executor: Executor, who: { userId: string; platform: string }, agreements?: readonly AgreementId[]): Promise<void>
  /** The agreements of a login that a person has not agreed to as they hold now. */
  due(executor: Executor, userId: string): Promise<AgreementId[]>
  /** The same of what a person has agreed to, as `agreedColumn` tells it. */
  dueBeside(agreed: readonly string[]): AgreementId[]
}

/** Who has agreed to what. */
export function createConsents(clock: Clock, agreements: Agreements): Consents {
  const dueBeside = (agreed: readonly string[]) => loginAgreements.filter((id) => !agreed.includes(`${id} ${agreements.versionOf(id)}`))
  return {
    async give(executor, { userId, platform }, given = loginAgreements) {
      const createdAt = clock.now()
      const rows = given.map((agreement) => ({ userId, agreement, version: agreements.versionOf(agreement), platform, createdAt }))
      await executor.insert(agreementConsents).values(rows).onConflictDoNothing()
    },

    async due(executor, userId) {
      const [found] = await executor.select({ agreed: agreedColumn }).from(users).where(eq(users.id, userId))
      return dueBeside(found?.agreed ?? [])
    },

    dueBeside,
  }
}
