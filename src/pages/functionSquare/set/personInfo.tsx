import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { PersonInfoPage } from './-person-info-page.tsx'

export const Route = createFileRoute('/functionSquare/set/personInfo')({
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    return { head: { title: context.i18n._(msg`个人资料`), description: context.i18n._(msg`头像、昵称、简介和兴趣`), hidden: true } }
  },
  head: loadedHead,
  component: PersonInfoPage,
})
