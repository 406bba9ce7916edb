import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { LoginPage } from './-login-page.tsx'

export const Route = createFileRoute('/functionSquare/login/index')({
  /** `back`: the page to return to. */
  validateSearch: ({ back }: Search): { back?: string } => ({ back: textIn(back) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    // Nobody is kept from logging in because the other ways in are not known.
    const options = context.queryClient.prefetchQuery({ ...optionListQuery, retry: false })
    const person = await context.queryClient.ensureQueryData(userQuery)
    // Who came without a number may have been sent here for one: such a person stays and logs in with it.
    if (person?.phone) throw redirect({ href: internalPath(deps.back) })
    await options
    return { head: { title: context.i18n._(msg`登录`), description: context.i18n._(msg`用手机号登录，未注册的号码验证后自动成为用户`), hidden: true } }
  },
  head: loadedHead,
  component: LoginPage,
})
