import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Blocks a second internal navigation while one is pending: a second tap does nothing, and the first goes on.
 * What replaces the address (redirects, filters, corrections) passes, and so do back, forward and whoever
 * says `ignoreBlocker`: they say better where the person is to be, rather than leading somewhere else as well.
 */
export function useNavigationGuard(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.history.block({
        blockerFn: ({ action }) => {
          const { status, location, resolvedLocation } = router.state
          // While data are loaded anew (invalidate), the router is busy too but goes nowhere.
          const leaving = resolvedLocation !== undefined && resolvedLocation.state.__TSR_key !== location.state.__TSR_key
          return action === 'PUSH' && status === 'pending' && leaving
        },
        enableBeforeUnload: false,
      }),
    [router],
  )
}
