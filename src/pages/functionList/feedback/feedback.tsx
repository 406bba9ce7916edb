import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { FeedbackPage } from './-feedback/feedback-page.tsx'

interface FeedbackSearch {
  kind?: string
  /** The page that it is about: an internal address. */
  page?: string
}

export const Route = createFileRoute('/functionList/feedback/feedback')({
  validateSearch: ({ kind, page }: Search): FeedbackSearch => ({
    // What kinds there are is the page's to know.
    kind: textIn(kind),
    page: textIn(page) === undefined ? undefined : internalPath(page),
  }),
  loader: ({ context: { i18n } }) => ({ head: { title: i18n._(msg`意见反馈`), description: i18n._(msg`遇到问题、有建议，都可以告诉我们`) } }),
  head: loadedHead,
  component: FeedbackPage,
})
