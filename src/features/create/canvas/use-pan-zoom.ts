import { useEffect, useRef, useState, type RefObject } from 'react'
import { appConfig } from '#config'

export interface View {
  scale: number
  x: number
  y: number
}

const { minScale, maxScale } = appConfig.preview
const still: View = { scale: 1, x: 0, y: 0 }

const clampView = ({ scale, x, y }: View, width: number, height: number): View => {
  const limited = Math.min(maxScale, Math.max(minScale, scale))
  return {
    scale: limited,
    x: Math.min(0, Math.max(width * (1 - limited), x)),
    y: Math.min(0, Math.max(height * (1 - limited), y)),
  }
}

/** Two fingers pan and zoom, one finger is left to the brush; the wheel zooms on a desktop. */
export function usePanZoom(frame: RefObject<HTMLElement | null>, onSecondFinger: () => void): { view: View; reset: () => void } {
  const [view, setView] = useState(still)
  const stop = useRef(onSecondFinger)
  useEffect(() => {
    stop.current = onSecondFinger
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const fingers = new Map<number, { x: number; y: number }>()
    const zoomAt = (factor: number, x: number, y: number, dx = 0, dy = 0) =>
      setView((current) => {
        const scale = Math.min(maxScale, Math.max(minScale, current.scale * factor))
        const real = scale / current.scale
        return clampView(
          { scale, x: x - (x - current.x) * real + dx, y: y - (y - current.y) * real + dy },
          element.clientWidth,
          element.clientHeight,
        )
      })
    const place = (event: PointerEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, place(event))
      if (fingers.size === 2) stop.current()
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const after = place(event)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, after)
      if (!other) return
      const spread = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y)
      zoomAt(spread(after) / Math.max(1, spread(before)), other.x, other.y, (after.x - before.x) / 2, (after.y - before.y) / 2)
    }
    const up = (event: PointerEvent) => fingers.delete(event.pointerId)
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      zoomAt(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top)
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
    }
  }, [frame])
  return { view, reset: () => setView(still) }
}
