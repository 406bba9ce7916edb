import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { codes } from '#contract/codes.ts'
import type { User } from '#contract/entities.ts'
import { api, onApiError } from '~/shared/api/api.ts'
import { withRetry } from '~/shared/api/with-retry.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { useLateActor, type LateActor } from '~/shared/lib/late-actor.ts'
import { clearToken, readClaims, readToken, saveToken } from '~/shared/session/token.ts'
import { showApiError } from '~/shared/ui/toast/api-error.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { toast } from '~/shared/ui/toast/toast.ts'
import type { SessionEffects } from './session-actor.ts'
import type { sessionMachine } from './session-machine.ts'

/** From there nobody is led to log in. */
const LOGIN_PAGES = '/functionSquare/login/'

const fetchMachine = createPartFetch(() => import('./session-actor.ts'))

type Session = LateActor<typeof sessionMachine>

const SessionContext = createContext<Session | undefined>(undefined)

interface SessionProviderProps extends Pick<SessionEffects, 'loggedIn' | 'fetchUser'> {
  /** Stores who is logged in and tells who was before. */
  storeUser(user: User | null): User | null
  /** A call was refused because the account has no mobile number (50002). */
  onMobileNeeded(): void
  children: ReactNode
}

/** Runs the session machine for the whole app, and turns refused calls into its events and into toasts. */
export function SessionProvider({ loggedIn, fetchUser, storeUser, onMobileNeeded, children }: SessionProviderProps) {
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
  const effects: SessionEffects = {
    loggedIn,
    // The code that brought the token is used up: a lost connection must not cost another one.
    fetchUser: (signal) => withRetry(() => fetchUser(signal), { repeatable: true, signal }),
    logOut: async (input, signal) => {
      await api('logout', input, { quiet: true, signal })
    },
    saveToken,
    clearSession: () => {
      clearToken()
      storeUser(null)
      forgetFetched()
    },
    storeUser: (user) => {
      const before = storeUser(user)
      if (before && before.id !== user.id) forgetFetched()
    },
    sayLoggedIn: () => toast({ text: t`登录成功` }),
    sayNotLoggedIn: (error) => showCallError(error, i18n),
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
  }
  const session = useLateActor(effects, async (current) => (await fetchMachine()).startSession(current))
  useEffect(
    () =>
      onApiError((error, { quiet }) => {
        if (error.code === codes.notLoggedIn) session.send({ type: 'REFUSED' })
        else if (error.code === codes.bindMobile) onMobileNeeded()
        else if (!quiet) showApiError(error.message)
      }),
    [session, onMobileNeeded],
  )
  useEffect(() => {
    // A page that was rendered for a visitor, on a device that has a token, is the first to tell that the token is worth nothing.
    if (!loggedIn && readClaims(readToken())) session.send({ type: 'FOUND_ENDED' })
    // Once, with the page: later the calls themselves are refused.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** For who may send it an event: the machine comes while the person is still deciding. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside the app')
  useEffect(() => {
    // Where it does not come, the first event tries again.
    session.started().catch(() => {})
  }, [session])
  return session
}

/** Undefined before anything happened. */
export function useSessionState() {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => undefined)?.value
}
