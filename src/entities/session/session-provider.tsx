import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { createActorContext } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import { fromPromise } from 'xstate'
import type { User } from '#contract/entities.ts'
import { codes } from '#contract/codes.ts'
import { api, onApiError } from '~/shared/api/api.ts'
import { clearToken, saveToken } from '~/shared/session/token.ts'
import { showApiError } from '~/shared/ui/toast/api-error.ts'
import { toast } from '~/shared/ui/toast/toast.ts'
import { sessionMachine } from './session-machine.ts'

const SessionContext = createActorContext(sessionMachine)

interface SessionEffects {
  loggedIn: boolean
  storeUser(user: User | null): void
  children: ReactNode
}

/** Runs the session machine for the whole app, and turns refused calls into its events and into toasts. */
export function SessionProvider({ loggedIn, storeUser, children }: SessionEffects) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  const machine = sessionMachine.provide({
    actors: {
      fetchUser: fromPromise(({ signal }) => api('userInfo', {}, { quiet: true, signal })),
      logOut: fromPromise(async ({ signal }) => {
        await api('logout', {}, { quiet: true, signal })
      }),
    },
    actions: {
      saveToken: (_, { token }) => saveToken(token),
      clearSession: () => {
        clearToken()
        storeUser(null)
        // What was fetched for the person must not be seen by the next one: it goes, and what is in sight is asked for anew.
        const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'user' }
        queryClient.removeQueries({ ...others, type: 'inactive' })
        void queryClient.resetQueries(others)
        void router.invalidate()
      },
      storeUser: (_, { user }) => storeUser(user),
      sayLoggedIn: () => toast({ text: t`登录成功` }),
      sayLoggedOut: () => toast({ text: t`已退出登录` }),
      goToLogin: () => {
        void navigate({ to: '/functionSquare/login/index', search: { back: router.state.location.href } })
      },
    },
  })
  return (
    <SessionContext.Provider logic={machine} options={{ input: { loggedIn } }}>
      <ApiErrors />
      {children}
    </SessionContext.Provider>
  )
}

function ApiErrors() {
  const session = SessionContext.useActorRef()
  useEffect(
    () =>
      onApiError((error, { quiet }) => {
        if (error.code === codes.notLoggedIn) session.send({ type: 'REFUSED' })
        else if (!quiet) showApiError(error.message)
      }),
    [session],
  )
  return null
}

export const useSession = () => SessionContext.useActorRef()
export const useSessionState = () => SessionContext.useSelector((snapshot) => snapshot.value)
