import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { messageQuery } from '~/entities/message/message.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { MessagePage } from './-message/message-page.tsx'

export const Route = createFileRoute('/functionListThree/message/details')({
  validateSearch: ({ id }: Search) => ({ id: textIn(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  // Asking for a message marks it as read.
  preload: false,
  loader: async ({ context, location, deps }) => {
    await requirePerson(context, location)
    await context.queryClient.ensureQueryData(messageQuery(deps.id)).catch(orNotFound)
    return { head: { title: context.i18n._(msg`消息详情`), description: context.i18n._(msg`通知、创作结果、奖励和回复`), hidden: true } }
  },
  head: loadedHead,
  component: MessagePage,
})
