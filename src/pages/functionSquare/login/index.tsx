import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { userQuery } from '~/entities/user/user.queries.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { LoginPage } from './-login-page.tsx'

export const Route = createFileRoute('/functionSquare/login/index')({
  validateSearch: v.object({
    /** The page to return to. */
    back: v.optional(v.string()),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (await context.queryClient.ensureQueryData(userQuery)) throw redirect({ href: internalPath(deps.back) })
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`登录`),
      description: match.context.i18n._(msg`用手机号登录，未注册的号码验证后自动成为用户`),
      path: match.pathname,
      hidden: true,
    }),
  component: LoginPage,
})
