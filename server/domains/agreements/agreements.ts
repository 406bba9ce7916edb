import { agreementIds } from '#contract/agreements.ts'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Database } from '../../platform/platform.ts'
import type { Consents } from './consents.ts'
import type { Agreements } from './read-agreements.ts'

interface AgreementNeeds {
  db: Database
  agreements: Agreements
  consents: Consents
}

/** What people read of the agreements, and agree to. */
export function createAgreementHandlers({ db, agreements, consents }: AgreementNeeds): Handlers<'agreementRead' | 'agreementList' | 'agreementNews' | 'agreementAccept'> {
  return {
    agreementRead: async ({ id }, { locale }) => agreements.read(id, locale),

    agreementList: async (_request, { locale }) => ({
      agreements: agreementIds.map((id) => {
        const { title, version } = agreements.read(id, locale)
        return { id, title, version }
      }),
    }),

    async agreementNews(_request, { identity, locale }) {
      const due = await consents.due(db, identity.userId)
      return {
        agreements: due.map((id) => {
          const { title, version, changes } = agreements.read(id, locale)
          return { id, title, version, changes }
        }),
      }
    },

    async agreementAccept({ agreements: seen }, { identity, platform }) {
      if (seen.some(({ id, version }) => version !== agreements.versionOf(id))) throw new BusinessError(codes.conflict, 'agreement-changed')
      await consents.give(db, { userId: identity.userId, platform }, seen.map(({ id }) => id))
      return {}
    },
  }
}
