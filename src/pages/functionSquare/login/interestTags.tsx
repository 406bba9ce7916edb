import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { InterestTagsPage } from './-welcome/interest-tags-page.tsx'

export const Route = createFileRoute('/functionSquare/login/interestTags')({
  /** `back`: the page to go on to. */
  validateSearch: ({ back }: Search): { back?: string } => ({ back: textIn(back) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    return { head: { title: context.i18n._(msg`选择兴趣`), description: context.i18n._(msg`告诉我们你喜欢画什么`), hidden: true } }
  },
  head: loadedHead,
  component: InterestTagsPage,
})
