import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { AgreementPage } from './-agreement/agreement-page.tsx'
import { loadAgreement } from './-agreement/load-agreement.ts'

export const Route = createFileRoute('/functionSquare/about/privacyH5')({
  loader: async ({ context }) => {
    const { head } = await loadAgreement(context, 'privacy')
    return { head: { ...head, path: '/functionSquare/about/privacy' } }
  },
  head: loadedHead,
  component: () => <AgreementPage id="privacy" />,
})
