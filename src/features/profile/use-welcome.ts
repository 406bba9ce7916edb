import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSessionStore } from '~/entities/session/session-store.ts'

/** Once, as the app opens: whoever registered and left before they were asked for their interests is asked now, on the way to where they go. */
export function useWelcome(): void {
  const store = useSessionStore()
  const router = useRouter()
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    const { auth, isreg } = store.get()
    const { pathname, href } = router.state.location
    if (!auth || !isreg || pathname.startsWith('/functionSquare/login/')) return
    void router.navigate({ to: '/functionSquare/login/interestTags', search: { back: href }, replace: true })
  }, [router, store])
}
