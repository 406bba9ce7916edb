import { useEffect, useRef, type PointerEvent } from 'react'
import { distanceBeside, pointAt, type Place } from '../geometry.ts'
import type { Point } from '../simplify.ts'
import type { PhotoView } from './use-view.ts'

export interface Touch {
  point: Point
  place: Place
  /** How far beside the photo, in CSS pixels. */
  beside: number
  /** Under a finger or pen, so that it is covered by it. */
  covered: boolean
}

/** What one finger or the mouse does on the photo. */
export interface Drawing {
  start: (touch: Touch) => void
  move: (touch: Touch, points: Point[]) => void
  end: () => void
  cancel: () => void
}

type Activity = 'none' | 'draw' | 'pan'

/** One finger draws; two pan and zoom, as do the wheel, the middle button, and the mouse while `panning`. */
export function useGestures({ frame, view, fit, zoom }: PhotoView, panning: boolean, drawing: Drawing) {
  const fingers = useRef(new Map<number, Place>())
  const activity = useRef<Activity>('none')
  useWheel(frame, zoom)

  const placeIn = (event: { clientX: number; clientY: number }): Place => {
    const box = frame.current!.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const touchOf = (event: PointerEvent): Touch => {
    const place = placeIn(event)
    return { place, point: pointAt(place, view, fit), beside: distanceBeside(place, view, fit), covered: event.pointerType !== 'mouse' }
  }
  const finish = (event: PointerEvent, kept: boolean) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (activity.current === 'draw') (kept ? drawing.end : drawing.cancel)()
    if (fingers.current.size === 0 || activity.current === 'draw') activity.current = 'none'
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 1) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (activity.current === 'draw') drawing.cancel()
      const first = fingers.current.size === 0
      fingers.current.set(event.pointerId, placeIn(event))
      activity.current = first && event.button === 0 && !panning ? 'draw' : 'pan'
      if (activity.current === 'draw') drawing.start(touchOf(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const after = placeIn(event)
      // The brush's ring follows the mouse without a new rendering.
      event.currentTarget.style.setProperty('--x', `${after.x}px`)
      event.currentTarget.style.setProperty('--y', `${after.y}px`)
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      if (activity.current === 'draw') {
        const path = event.nativeEvent.getCoalescedEvents?.() ?? []
        const points = (path.length > 0 ? path : [event]).map((step) => pointAt(placeIn(step), view, fit))
        drawing.move(touchOf(event), points)
        return
      }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, after)
      const by = { x: after.x - before.x, y: after.y - before.y }
      if (!other) return zoom(1, after, by)
      const spread = (place: Place) => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y))
      zoom(spread(after) / spread(before), other, { x: by.x / 2, y: by.y / 2 })
    },
    onPointerUp: (event: PointerEvent) => finish(event, true),
    onPointerCancel: (event: PointerEvent) => finish(event, false),
  }
}

/** React listens to the wheel passively, which could not keep the page from scrolling. */
function useWheel(frame: PhotoView['frame'], zoom: PhotoView['zoom']) {
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  })
  useEffect(() => {
    const element = frame.current!
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      latest.current(Math.exp(-event.deltaY / 400), { x: event.clientX - box.left, y: event.clientY - box.top })
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame])
}
