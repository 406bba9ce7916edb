import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { appConfig } from '#config'

/** Shorter than a long press: the original should come as soon as it is clear that this is no tap. */
const HOLD_MS = 160
const SWIPE_PX = 44

interface StagePressOptions {
  /** A press that is held shows something else. */
  holds: boolean
  /** A swipe goes to the next (1) or to the one before (-1). */
  onStep?: (by: 1 | -1) => void
}

/** Tap, hold and swipe on one picture: a press that was held or moved ends in no click. The space key holds too. */
export function useStagePress({ holds, onStep }: StagePressOptions) {
  const [held, setHeld] = useState(false)
  const press = useRef<{ x: number; y: number; timer?: ReturnType<typeof setTimeout> }>(undefined)
  const spent = useRef(false)

  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
    setHeld(false)
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  useEffect(() => {
    if (!holds) return undefined
    const change = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isFree(event.target)) return
      event.preventDefault()
      setHeld(event.type === 'keydown')
    }
    window.addEventListener('keydown', change)
    window.addEventListener('keyup', change)
    return () => {
      window.removeEventListener('keydown', change)
      window.removeEventListener('keyup', change)
    }
  }, [holds])

  const handlers = {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
      end()
      spent.current = false
      if (!isPrimary || button !== 0) return
      const hold = () => {
        spent.current = true
        setHeld(true)
      }
      press.current = { x, y, timer: holds ? setTimeout(hold, HOLD_MS) : undefined }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > appConfig.gestures.longPressMovePx) clearTimeout(start.timer)
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current
      const across = start ? clientX - start.x : 0
      if (start && onStep && !held && Math.abs(across) > Math.max(SWIPE_PX, 2 * Math.abs(clientY - start.y))) {
        spent.current = true
        onStep(across < 0 ? 1 : -1)
      }
      end()
    },
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (holds && press.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!spent.current) return
      spent.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { held, handlers }
}

/** The key means the picture only where nothing else answers to it. */
const isFree = (target: EventTarget | null) => target === document.body || (target instanceof Element && target.closest('[data-holds]') !== null)
