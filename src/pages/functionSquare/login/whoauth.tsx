import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { WhoauthPage } from './-whoauth-page.tsx'

interface WhoauthSearch {
  /** What the chat platform sends the browser back with. */
  code?: string
  state?: string
  /** A device that waits to be let in. */
  qr?: string
  /** The page to return to. */
  back?: string
}

export const Route = createFileRoute('/functionSquare/login/whoauth')({
  validateSearch: ({ code, state, qr, back }: Search): WhoauthSearch => ({
    code: textIn(code),
    state: textIn(state),
    qr: textIn(qr),
    back: textIn(back),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    if (deps.qr !== undefined) await requirePerson(context, location)
    else await readyForPlatform(context, deps)
    return { head: { title: context.i18n._(msg`授权登录`), description: context.i18n._(msg`用微信登录，或确认在另一台设备上登录`), hidden: true } }
  },
  head: loadedHead,
  component: WhoauthPage,
})

/** Goes on where somebody is logged in already, and back where this way in is not set up. */
async function readyForPlatform({ queryClient }: { queryClient: QueryClient }, { code, back }: WhoauthSearch): Promise<void> {
  const person = await queryClient.ensureQueryData(userQuery)
  if (person) throw redirect({ href: internalPath(back) })
  if (code !== undefined) return
  const { loginWays } = await queryClient.ensureQueryData(optionListQuery)
  if (!loginWays.includes('wx')) throw redirect({ to: '/functionSquare/login/index', search: { back }, replace: true })
}
