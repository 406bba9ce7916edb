import { and, eq, inArray } from 'drizzle-orm'
import { loginAgreements, type AgreementId } from '#contract/agreements.ts'
import type { Clock, Executor } from '../../platform/platform.ts'
import { agreementConsents } from './agreement-consents.table.ts'
import type { Agreements } from './read-agreements.ts'

export interface Consents {
  /** Notes that a person has agreed to what holds now; again is the same. */
  give(executor: Executor, who: { userId: string; platform: string }, agreements?: readonly AgreementId[]): Promise<void>
  /** The agreements of a login that a person has not agreed to as they hold now. */
  due(executor: Executor, userId: string): Promise<AgreementId[]>
}

/** Who has agreed to what. */
export function createConsents(clock: Clock, agreements: Agreements): Consents {
  return {
    async give(executor, { userId, platform }, given = loginAgreements) {
      const createdAt = clock.now()
      const rows = given.map((agreement) => ({ userId, agreement, version: agreements.versionOf(agreement), platform, createdAt }))
      await executor.insert(agreementConsents).values(rows).onConflictDoNothing()
    },

    async due(executor, userId) {
      const { agreement, version } = agreementConsents
      const current = loginAgreements.map((id) => agreements.versionOf(id))
      const given = await executor.select({ agreement, version }).from(agreementConsents).where(and(eq(agreementConsents.userId, userId), inArray(agreement, loginAgreements), inArray(version, current)))
      return loginAgreements.filter((id) => !given.some((consent) => consent.agreement === id && consent.version === agreements.versionOf(id)))
    },
  }
}
