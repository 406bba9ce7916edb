import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { agreementListQuery } from '~/entities/agreement/agreement.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { AboutPage } from './-about/about-page.tsx'

export const Route = createFileRoute('/functionSquare/about/user')({
  loader: async ({ context: { queryClient, i18n } }) => {
    await queryClient.ensureQueryData(agreementListQuery)
    return { head: { title: i18n._(msg`关于我们`), description: i18n._(msg`版本、协议和联系方式`) } }
  },
  head: loadedHead,
  component: AboutPage,
})
