import { useLingui } from '@lingui/react'
import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import type { Locale } from '#config'
import type { User } from '#contract/entities.ts'
import { SessionProvider } from '~/entities/session/session-provider.tsx'
import { SessionStoreProvider } from '~/entities/session/session-store-provider.tsx'
import { useKeepSession } from '~/entities/session/use-keep-session.ts'
import { track } from '~/entities/track/track.ts'
import { fetchUser, storeUser, userQuery } from '~/entities/user/user.queries.ts'
import { AppLifecycle } from '~/features/app-lifecycle/app-lifecycle.tsx'
import { BindMobilePopup, BindMobileProvider, useBindMobile } from '~/features/bind-mobile/bind-mobile.tsx'
import { useCheckUpdate } from '~/features/check-update/use-check-update.ts'
import { Consent } from '~/features/consent/consent.tsx'
import { useWelcome } from '~/features/profile/use-welcome.ts'
import { QuestionnairePopup, QuestionnaireProvider, useQuestionnaire } from '~/features/questionnaire/questionnaire.tsx'
import { RequireLoginProvider } from '~/features/require-login/require-login.tsx'
import { useChangeLocale } from '~/features/settings/use-change-locale.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { LateToaster } from '~/shared/ui/toast/late-toaster.tsx'
import { Account, Balance } from './shell/account.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { ConnectionBar } from './shell/connection-bar.tsx'
import { useEntries } from './shell/entries.ts'

/** For those who are logged in. */
const ForPerson = lazyPart(() => import('./shell/for-person.tsx'), 'ForPerson', { whenFails: 'quiet' })

export function Shell() {
  return (
    <SessionStoreProvider>
      <BindMobileProvider>
        <QuestionnaireProvider>
          <Frame />
        </QuestionnaireProvider>
      </BindMobileProvider>
    </SessionStoreProvider>
  )
}

/** The frame of every page, with the session inside it. */
function Frame() {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const changeLocale = useChangeLocale()
  const { data: user } = useSuspenseQuery(userQuery)
  const bindMobile = useBindMobile()
  const questionnaire = useQuestionnaire()
  const entries = useEntries()
  // The operator's desk brings its own; to whom it is not shown, there is no such page.
  const framed = useMatches({ select: (matches) => !matches.some(({ routeId, status }) => routeId === '/admin/$' && status === 'success') })
  useCheckUpdate()
  useKeepSession(user !== null)
  useWelcome()
  const keepUser = (next: User | null) => {
    const before = storeUser(queryClient, next)
    if (next && !before) track('login', {})
    return before
  }

  return (
    <SessionProvider
      loggedIn={user !== null}
      fetchUser={fetchUser}
      storeUser={keepUser}
      onMobileNeeded={() => bindMobile.send({ type: 'MOBILE_NEEDED' })}
    >
      <RequireLoginProvider>
        {framed ? (
          <AppShell
            entries={entries}
            locale={i18n.locale as Locale}
            onChangeLocale={(locale) => void changeLocale(locale)}
            points={user && <Balance user={user} />}
            account={<Account user={user} />}
            tasks={user && <ForPerson onSucceeded={(task) => questionnaire.send({ type: 'TRIGGER', task: task.id })} />}
          >
            <Outlet />
          </AppShell>
        ) : (
          <>
            <ConnectionBar />
            <Outlet />
          </>
        )}
      </RequireLoginProvider>
      <BindMobilePopup />
      <QuestionnairePopup />
      <Consent />
      <AppLifecycle />
      <LateToaster />
    </SessionProvider>
  )
}
