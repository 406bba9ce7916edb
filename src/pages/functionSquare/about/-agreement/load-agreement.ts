import type { QueryClient } from '@tanstack/react-query'
import type { AgreementId } from '#contract/agreements.ts'
import { agreementQuery } from '~/entities/agreement/agreement.queries.ts'

/** The text, and what the page's head says of it. */
export async function loadAgreement({ queryClient }: { queryClient: QueryClient }, id: AgreementId) {
  const { title, summary } = await queryClient.ensureQueryData(agreementQuery(id))
  return { head: { title, description: summary } }
}
