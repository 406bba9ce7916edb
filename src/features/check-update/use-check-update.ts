import { useEffect } from 'react'
import { noteReloadNeed } from '~/shared/lib/reload-need.ts'

const EVERY_MS = 30 * 60_000

/** Finds out for who comes back to an app that was left open whether the server runs a newer version than this page. */
export function useCheckUpdate(): void {
  useEffect(() => {
    // The page has just come from the server.
    let checkedAt = Date.now()
    const check = () => {
      if (document.hidden || Date.now() - checkedAt < EVERY_MS) return
      checkedAt = Date.now()
      // Brings cryptography along, which no page needs at first.
      const asked = import('./is-outdated.ts').then(({ isOutdated }) => isOutdated())
      asked.then(
        (outdated) => outdated && noteReloadNeed('release'),
        // Nobody asked for it: the next return asks again.
        () => {},
      )
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
}
