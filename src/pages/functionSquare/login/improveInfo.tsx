import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { ImproveInfoPage } from './-welcome/improve-info-page.tsx'

export const Route = createFileRoute('/functionSquare/login/improveInfo')({
  /** `back`: the page to go on to. */
  validateSearch: ({ back }: Search): { back?: string } => ({ back: textIn(back) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    return { head: { title: context.i18n._(msg`完善资料`), description: context.i18n._(msg`头像、昵称和性别`), hidden: true } }
  },
  head: loadedHead,
  component: ImproveInfoPage,
})
