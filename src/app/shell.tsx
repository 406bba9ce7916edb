import { useLingui } from '@lingui/react'
import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useHydrated, useRouter } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import type { Locale } from '#config'
import { SessionProvider } from '~/entities/session/session-provider.tsx'
import { userQuery } from '~/entities/user/user.queries.ts'
import { RequireLoginProvider } from '~/features/require-login/require-login.tsx'
import { RunningTasks } from '~/features/running-tasks/running-tasks.tsx'
import { LOCALE_COOKIE } from '~/shared/i18n/locales.ts'
import { switchLocale } from '~/shared/i18n/load-i18n.ts'
import { Account, Balance } from './shell/account.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { useEntries } from './shell/entries.ts'

/** Not part of the first picture: fetched once the page answers. */
const Toaster = lazy(() => import('~/shared/ui/toast/toaster.tsx').then((module) => ({ default: module.Toaster })))

const YEAR_SECONDS = 365 * 24 * 3600

/** The frame of every page, with the session inside it. */
export function Shell() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { data: user } = useSuspenseQuery(userQuery)

  const changeLocale = async (locale: Locale) => {
    document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
    await switchLocale(i18n, locale)
    // Titles of works and generators come in the person's language.
    await Promise.all([queryClient.invalidateQueries(), router.invalidate()])
  }

  return (
    <SessionProvider loggedIn={user !== null} storeUser={(next) => queryClient.setQueryData(userQuery.queryKey, next)}>
      <RequireLoginProvider>
        <AppShell
          entries={useEntries()}
          locale={i18n.locale as Locale}
          onChangeLocale={(locale) => void changeLocale(locale)}
          points={user && <Balance user={user} />}
          account={<Account user={user} />}
          tasks={user && <RunningTasks />}
        >
          <Outlet />
        </AppShell>
      </RequireLoginProvider>
      <LateToaster />
    </SessionProvider>
  )
}

function LateToaster() {
  return useHydrated() && <Suspense><Toaster /></Suspense>
}
