import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { useMoved } from '../media/use-in-sight.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { onToastTold, wasToastTold } from './toast.ts'

const Toaster = lazyPart(() => import('./toaster.tsx'), 'Toaster', { whenFails: 'quiet' })

/**
 * The Toaster, from the first toast on: most visits see none. Its code is fetched when the person first moves; what there
 * is to say may be that the network is gone, so until it comes the toasts are plain.
 */
export function LateToaster() {
  const told = useSyncExternalStore(onToastTold, wasToastTold, () => false)
  const moved = useMoved()
  useEffect(() => {
    if (moved) Toaster.prepare()
  }, [moved])
  return told && <Toaster fallback={<PlainToasts />} />
}
