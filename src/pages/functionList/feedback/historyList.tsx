import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { FeedbackListPage } from './-feedback/feedback-list-page.tsx'

export const Route = createFileRoute('/functionList/feedback/historyList')({
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    return { head: { title: context.i18n._(msg`反馈记录`), description: context.i18n._(msg`你发过的反馈和我们的回复`), hidden: true } }
  },
  head: loadedHead,
  component: FeedbackListPage,
})
