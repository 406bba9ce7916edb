import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createActor } from 'xstate'
import { useSessionStore } from '~/entities/session/session-store.ts'
import { createRecorder } from '~/entities/track/recorder.ts'
import { recordWith, track } from '~/entities/track/track.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { appLifecycleMachine } from './app-lifecycle.machine.ts'

const machine = appLifecycleMachine.provide({
  actions: {
    recordEnter: (_, { value }) => track('enter', { value }),
    recordLeave: (_, times) => track('leave', times),
  },
})

/** Records the use of the app for as long as it stands. */
export function Recording() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const session = useSessionStore()
  useEffect(() => {
    const stopRecording = recordWith(
      createRecorder({
        os: () => session.get().systemInfo?.os,
        userId: () => queryClient.getQueryData(userQuery.queryKey)?.id ?? '',
        place: () => router.state.matches.at(-1)?.fullPath ?? '',
      }),
    )
    const lifecycle = createActor(machine).start()
    track('page', {})
    const stopFollowing = router.subscribe('onResolved', ({ hrefChanged }) => {
      if (hrefChanged) track('page', {})
    })
    const show = () => lifecycle.send({ type: 'SHOW' })
    const hide = () => lifecycle.send({ type: 'HIDE' })
    const change = () => (document.visibilityState === 'hidden' ? hide() : show())
    // A page that goes into the back-forward cache, or comes from it, tells by these two alone in some browsers.
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    document.addEventListener('visibilitychange', change)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
      document.removeEventListener('visibilitychange', change)
      stopFollowing()
      lifecycle.stop()
      stopRecording()
    }
  }, [queryClient, router, session])
  return null
}
