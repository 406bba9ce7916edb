import { useState } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import type { SheetProps } from './sheet-drawer.tsx'

const SheetDrawer = lazyPart(() => import('./sheet-drawer.tsx'), 'SheetDrawer', { whenFails: 'over' })

/** A sheet, whose drawer is fetched when it is first opened: most pages offer some and few are opened. */
export function Sheet(props: SheetProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked && <SheetDrawer {...props} onGiveUp={() => props.onOpenChange(false)} />
}
