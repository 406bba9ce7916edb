import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { AgreementPage } from './-agreement/agreement-page.tsx'
import { loadAgreement } from './-agreement/load-agreement.ts'

export const Route = createFileRoute('/functionSquare/about/aientry')({
  loader: ({ context }) => loadAgreement(context, 'aientry'),
  head: loadedHead,
  component: () => <AgreementPage id="aientry" />,
})
