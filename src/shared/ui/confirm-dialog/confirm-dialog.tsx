import { useEffect, useState } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { useMoved } from '../media/use-in-sight.ts'
import type { ConfirmDialogProps } from './confirm-dialog-box.tsx'

const ConfirmDialogBox = lazyPart(() => import('./confirm-dialog-box.tsx'), 'ConfirmDialogBox', { whenFails: 'over' })

/** A question before something is done. Its code is fetched when the person first moves: the network may be gone when it is asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [asked, setAsked] = useState(props.open)
  const moved = useMoved()
  useEffect(() => {
    if (moved) ConfirmDialogBox.prepare()
  }, [moved])
  if (props.open && !asked) setAsked(true)
  return asked && <ConfirmDialogBox {...props} onGiveUp={() => props.onOpenChange(false)} />
}
