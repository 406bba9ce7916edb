import { useEffect, useState } from 'react'

/** How long the controls stay over a film that plays, ms. */
const STAY_MS = 2600

/** Whether the controls are over the film: always while it stands still, for a while after a sign of the person when it plays. */
export function useControlsShown(still: boolean): { shown: boolean; wake: () => void; hide: () => void } {
  const [awake, setAwake] = useState(0)
  useEffect(() => {
    if (awake === 0) return undefined
    const timer = setTimeout(() => setAwake(0), STAY_MS)
    return () => clearTimeout(timer)
  }, [awake])
  return { shown: still || awake > 0, wake: () => setAwake((times) => times + 1), hide: () => setAwake(0) }
}
