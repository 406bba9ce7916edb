import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { MessagesPage } from './-message/messages-page.tsx'

export const Route = createFileRoute('/functionListThree/message/message')({
  // What kinds there are is the page's to know.
  validateSearch: ({ kind }: Search): { kind?: string } => ({ kind: textIn(kind) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    return { head: { title: context.i18n._(msg`消息`), description: context.i18n._(msg`通知、创作结果、奖励和回复`), hidden: true } }
  },
  head: loadedHead,
  component: MessagesPage,
})
