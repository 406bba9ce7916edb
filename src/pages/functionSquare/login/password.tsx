import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { passinfoQuery } from '~/entities/user/passinfo.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { oneOf, textIn, type Search } from '~/shared/lib/search.ts'
import { PasswordPage } from './-password-page.tsx'

const modes = ['login', 'set', 'change', 'forgot'] as const

interface PasswordSearch {
  /** Left out: a visitor logs in, a person sets or changes the password. */
  mode?: (typeof modes)[number]
  /** The page to return to. */
  back?: string
}

export const Route = createFileRoute('/functionSquare/login/password')({
  validateSearch: ({ mode, back }: Search): PasswordSearch => ({ mode: oneOf(modes, mode), back: textIn(back) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => ({
    view: await viewFor(context, deps, location),
    head: { title: context.i18n._(msg`密码`), description: context.i18n._(msg`用密码登录，设置或修改密码`), hidden: true },
  }),
  head: loadedHead,
  component: PasswordPage,
})

/** What the person came for. A password of one's own needs the person, whoever wants to log in must not be logged in. */
async function viewFor(context: { queryClient: QueryClient }, { mode, back }: PasswordSearch, location: { href: string }): Promise<'forgot' | 'login' | 'own'> {
  if (mode === 'forgot') return 'forgot'
  const person = await context.queryClient.ensureQueryData(userQuery)
  if (mode === 'login' && person?.phone) throw redirect({ href: internalPath(back) })
  if (mode === 'login' || (mode === undefined && !person)) return 'login'
  await requirePerson(context, location)
  await context.queryClient.ensureQueryData(passinfoQuery)
  return 'own'
}
