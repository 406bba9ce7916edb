import { useState } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-box.tsx'

const ConfirmDialogBox = lazyPart(() => import('./confirm-dialog-box.tsx'), 'ConfirmDialogBox', { whenFails: 'over' })

/** A question before something is done; fetched when it is first asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked && <ConfirmDialogBox {...props} onGiveUp={() => props.onOpenChange(false)} />
}
