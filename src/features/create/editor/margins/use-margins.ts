import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Margins } from '#contract/generators/fields.ts'
import { editorSettings } from '../editor-settings.ts'
import type { Fit, Place, Size } from '../geometry.ts'
import { useHistory } from '../use-history.ts'
import { flat, limitOf, withMargin, type Side } from './margins.ts'

const outwards: Record<Side, { key: string; back: string; x: number; y: number }> = {
  top: { key: 'ArrowUp', back: 'ArrowDown', x: 0, y: -1 },
  right: { key: 'ArrowRight', back: 'ArrowLeft', x: 1, y: 0 },
  bottom: { key: 'ArrowDown', back: 'ArrowUp', x: 0, y: 1 },
  left: { key: 'ArrowLeft', back: 'ArrowRight', x: -1, y: 0 },
}

interface Drag {
  from: Place
  margins: Margins
  /** The board holds still under the finger. */
  fit: Fit
}

/** The margins of a picture, pulled by their handles or moved by keys. */
export function useMargins(photo: Size, value: Margins | undefined, onChange: (margins: Margins | undefined) => void) {
  const [drag, setDrag] = useState<Drag>()
  const finger = useRef<number>(undefined)
  const history = useHistory<Margins | undefined>(value, onChange)
  const margins = value ?? flat

  const handle = (grip: readonly Side[], fit: Fit) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || finger.current !== undefined) return
      finger.current = event.pointerId
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: { x: event.clientX, y: event.clientY }, margins, fit })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag || event.pointerId !== finger.current) return
      let next = drag.margins
      for (const side of grip) {
        const { x, y } = outwards[side]
        const pulled = ((event.clientX - drag.from.x) * x) / drag.fit.width + ((event.clientY - drag.from.y) * y) / drag.fit.height
        next = withMargin(photo, next, side, drag.margins[side] + pulled)
      }
      history.adjust(next)
    },
    onPointerUp: release,
    onPointerCancel: release,
  })
  function release(event: PointerEvent) {
    if (event.pointerId !== finger.current) return
    finger.current = undefined
    setDrag(undefined)
    history.settle()
  }
  const press = (side: Side, event: KeyboardEvent) => {
    const step = event.shiftKey ? editorSettings.fineMarginStep : editorSettings.marginStep
    const wanted: Record<string, number> = {
      [outwards[side].key]: margins[side] + step,
      [outwards[side].back]: margins[side] - step,
      Home: 0,
      End: limitOf(photo, margins, side),
    }
    const next = wanted[event.key]
    if (next === undefined) return
    event.preventDefault()
    history.commit(withMargin(photo, margins, side, next))
  }
  return { margins, drag, history, handle, press }
}
