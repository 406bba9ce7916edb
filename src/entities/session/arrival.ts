import { useRouter } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { useSession } from './session-provider.tsx'
import { useSessionStore } from './session-store.ts'

export type Arrival = Pick<ResponseOf<'loginMobile'>, 'token' | 'isreg' | 'user'>

/**
 * Hands a token over to the session. Once the person is known it leads on: who was just registered by way of
 * their interests, everybody else straight back. It stays where it is when the person cannot be fetched.
 */
export function useArrival(back: string | undefined): (login: Arrival) => Promise<void> {
  const session = useSession()
  const store = useSessionStore()
  const router = useRouter()
  return async ({ token, isreg, user }) => {
    store.set({ isreg })
    session.send({ type: 'TOKEN_ISSUED', token, announce: true })
    const { value } = await waitFor(await session.started(), ({ value }) => value !== 'loggingIn')
    if (value !== 'loggedIn') return
    const there = internalPath(back)
    if (isreg) await router.navigate({ to: '/functionSquare/login/interestTags', search: { back: there }, replace: true })
    // Whoever is about to lose the account is asked first.
    else if (user.leavesAt !== undefined) await router.navigate({ to: '/functionSquare/set/deletion', replace: true })
    else await router.navigate({ href: there, replace: true })
    // Pages that were loaded for the visitor are loaded anew for the person.
    await router.invalidate()
  }
}
