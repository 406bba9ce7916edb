import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { createActorContext } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import { fromPromise } from 'xstate'
import type { User } from '#contract/entities.ts'
import { codes } from '#contract/codes.ts'
import { api, onApiError } from '~/shared/api/api.ts'
import { withRetry } from '~/shared/api/with-retry.ts'
import { clearToken, readClaims, readToken, saveToken } from '~/shared/session/token.ts'
import { showApiError } from '~/shared/ui/toast/api-error.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { toast } from '~/shared/ui/toast/toast.ts'
import { sessionMachine } from './session-machine.ts'

/** From there nobody is led to log in. */
const LOGIN_PAGES = '/functionSquare/login/'

const SessionContext = createActorContext(sessionMachine)

interface SessionEffects {
  loggedIn: boolean
  fetchUser(signal: AbortSignal): Promise<User>
  /** Stores who is logged in and tells who was before. */
  storeUser(user: User | null): User | null
  /** A call was refused because the account has no mobile number (50002). */
  onMobileNeeded(): void
  children: ReactNode
}

/** Runs the session machine for the whole app, and turns refused calls into its events and into toasts. */
export function SessionProvider({ loggedIn, fetchUser, storeUser, onMobileNeeded, children }: SessionEffects) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  // What was fetched for one person must not be seen by the next: it goes, and what is in sight is asked for anew.
  const forgetFetched = () => {
    const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'user' }
    queryClient.removeQueries({ ...others, type: 'inactive' })
    void queryClient.resetQueries(others)
    void router.invalidate()
  }
  const machine = sessionMachine.provide({
    actors: {
      // The code that brought the token is used up: a lost connection must not cost another one.
      fetchUser: fromPromise(({ signal }) => withRetry(() => fetchUser(signal), { repeatable: true, signal })),
      logOut: fromPromise(async ({ input, signal }) => {
        await api('logout', input, { quiet: true, signal })
      }),
    },
    actions: {
      saveToken: (_, { token }) => saveToken(token),
      clearSession: () => {
        clearToken()
        storeUser(null)
        forgetFetched()
      },
      storeUser: (_, { user }) => {
        const before = storeUser(user)
        if (before && before.id !== user.id) forgetFetched()
      },
      sayLoggedIn: () => toast({ text: t`登录成功` }),
      sayNotLoggedIn: (_, { error }) => showCallError(error, i18n),
      sayLoggedOut: () => toast({ text: t`已退出登录` }),
      sayNotEverywhere: () => toast({ text: t`没能退出所有设备，请稍后再试`, tone: 'error' }),
      goToLogin: () => {
        // The call of a page that is on its way may be what was refused.
        void navigate({ to: '/functionSquare/login/index', search: { back: router.state.location.href }, ignoreBlocker: true })
      },
      beginAnew: () => {
        clearToken()
        const { href, pathname } = router.state.location
        if (pathname.startsWith(LOGIN_PAGES)) return
        // The page is still being hydrated: what it shows must not change under it.
        location.replace(router.buildLocation({ to: '/functionSquare/login/index', search: { back: href } }).href)
      },
    },
  })
  return (
    <SessionContext.Provider logic={machine} options={{ input: { loggedIn } }}>
      <ApiErrors onMobileNeeded={onMobileNeeded} />
      <EndedSession loggedIn={loggedIn} />
      {children}
    </SessionContext.Provider>
  )
}

function ApiErrors({ onMobileNeeded }: Pick<SessionEffects, 'onMobileNeeded'>) {
  const session = SessionContext.useActorRef()
  useEffect(
    () =>
      onApiError((error, { quiet }) => {
        if (error.code === codes.notLoggedIn) session.send({ type: 'REFUSED' })
        else if (error.code === codes.bindMobile) onMobileNeeded()
        else if (!quiet) showApiError(error.message)
      }),
    [session, onMobileNeeded],
  )
  return null
}

/** A page that was rendered for a visitor, on a device that has a token, is the first to tell that the token is worth nothing. */
function EndedSession({ loggedIn }: Pick<SessionEffects, 'loggedIn'>) {
  const session = SessionContext.useActorRef()
  useEffect(() => {
    if (!loggedIn && readClaims(readToken())) session.send({ type: 'FOUND_ENDED' })
    // Once, with the page: later the calls themselves are refused.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}

export const useSession = () => SessionContext.useActorRef()
export const useSessionState = () => SessionContext.useSelector((snapshot) => snapshot.value)
