import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Place } from './crop-geometry.ts'

/** Two taps within this time, milliseconds, and this distance, CSS pixels, are one double tap. */
const DOUBLE_MS = 320
const DOUBLE_PX = 28
/** Sides of the square that an arrow key moves, and with Shift. */
const STEP = 0.06
const FINE_STEP = 0.012
const KEY_ZOOM = 1.12

const arrows: Record<string, readonly [x: number, y: number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
const zooms: Record<string, number> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM, '_': 1 / KEY_ZOOM }

export interface Deeds {
  /** By sides of the square. */
  drag: (by: Place) => void
  /** Around a place in the square. */
  zoom: (factor: number, at?: Place) => void
  /** A double tap, at a place in the square. */
  toggle: (at: Place) => void
  turn: () => void
}

/** One finger or the mouse drags, two pinch, the wheel zooms, a double tap comes near; by keys the arrows, + and -, R turns. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, square: RefObject<HTMLElement | null>, deeds: Deeds) {
  const fingers = useRef(new Map<number, Place>())
  const lastTap = useRef({ at: 0, place: { x: 0, y: 0 } })
  const moved = useRef(0)

  /** In sides of the square, from its upper left corner. */
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = square.current!.getBoundingClientRect()
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.width }
  }
  useWheel(stage, (factor, event) => deeds.zoom(factor, placeOf(event)))

  const tapped = (event: PointerEvent) => {
    const place = { x: event.clientX, y: event.clientY }
    const near = Math.hypot(place.x - lastTap.current.place.x, place.y - lastTap.current.place.y) < DOUBLE_PX
    const isDouble = near && event.timeStamp - lastTap.current.at < DOUBLE_MS
    lastTap.current = { at: isDouble ? 0 : event.timeStamp, place }
    if (isDouble) deeds.toggle(placeOf(event))
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (fingers.current.size === 0) moved.current = 0
      fingers.current.set(event.pointerId, placeOf(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const after = placeOf(event)
      fingers.current.set(event.pointerId, after)
      const by = { x: after.x - before.x, y: after.y - before.y }
      moved.current += Math.hypot(by.x, by.y)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) return deeds.drag(by)
      const spread = (place: Place) => Math.max(0.01, Math.hypot(place.x - other.x, place.y - other.y))
      deeds.drag({ x: by.x / 2, y: by.y / 2 })
      deeds.zoom(spread(after) / spread(before), { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 })
    },
    onPointerUp: (event: PointerEvent) => {
      const wasAlone = fingers.current.size === 1
      if (fingers.current.delete(event.pointerId) && wasAlone && moved.current < 0.03) tapped(event)
    },
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = arrows[event.key]
      const zoom = zooms[event.key]
      const step = event.shiftKey ? FINE_STEP : STEP
      if (arrow) deeds.drag({ x: arrow[0] * step, y: arrow[1] * step })
      else if (zoom !== undefined) deeds.zoom(zoom)
      else if (event.key.toLowerCase() === 'r') deeds.turn()
      else return
      event.preventDefault()
    },
  }
}

/** React listens to the wheel passively, which could not keep the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: (factor: number, event: WheelEvent) => void) {
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  })
  useEffect(() => {
    const element = stage.current!
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(Math.exp(-event.deltaY / 400), event)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [stage])
}
