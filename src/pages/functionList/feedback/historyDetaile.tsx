import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { feedbackQuery } from '~/entities/feedback/feedback.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { FeedbackDetailPage } from './-feedback/feedback-detail-page.tsx'

export const Route = createFileRoute('/functionList/feedback/historyDetaile')({
  validateSearch: ({ id }: Search) => ({ id: textIn(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  // Asking for it marks its answers as seen.
  preload: false,
  loader: async ({ context, location, deps }) => {
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(feedbackQuery(deps.id)).catch(orNotFound)
    return { head: { title: context.i18n._(msg`反馈详情`), description: context.i18n._(msg`你发过的反馈和我们的回复`), hidden: true } }
  },
  head: loadedHead,
  component: FeedbackDetailPage,
})
