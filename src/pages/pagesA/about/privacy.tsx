import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { AgreementPage } from '../../functionSquare/about/-agreement/agreement-page.tsx'
import { loadAgreement } from '../../functionSquare/about/-agreement/load-agreement.ts'

export const Route = createFileRoute('/pagesA/about/privacy')({
  loader: async ({ context }) => {
    const { head } = await loadAgreement(context, 'privacy')
    return { head: { ...head, path: '/functionSquare/about/privacy' } }
  },
  head: loadedHead,
  component: () => <AgreementPage id="privacy" />,
})
