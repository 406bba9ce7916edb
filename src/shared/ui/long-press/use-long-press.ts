import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { appConfig } from '#config'

interface Press {
  timer: ReturnType<typeof setTimeout>
  x: number
  y: number
}

/**
 * Handlers for an element that answers a press held for 350 ms; moving more than 10 px cancels it.
 * The click that ends a long press is swallowed, and so is the browser's own menu for it.
 */
export function useLongPress(onLongPress: () => void) {
  const { longPressMs, longPressMovePx } = appConfig.gestures
  const press = useRef<Press>(undefined)
  const fired = useRef(false)

  const cancel = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  return {
    onPointerDown: (event: PointerEvent) => {
      cancel()
      fired.current = false
      if (!event.isPrimary || event.button !== 0) return
      const timer = setTimeout(() => {
        fired.current = true
        navigator.vibrate?.(10)
        onLongPress()
      }, longPressMs)
      press.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      const start = press.current
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > longPressMovePx) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || fired.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!fired.current) return
      fired.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
