import { appConfig } from '#config'
import { editorSettings } from './editor-settings.ts'
import type { Point } from './simplify.ts'

export interface Size {
  width: number
  height: number
}

/** A place in CSS pixels from the upper left corner of the frame. */
export interface Place {
  x: number
  y: number
}

/** Where the photo lies in its frame before it is zoomed. */
export interface Fit extends Place, Size {}

/** How far the frame's content is enlarged and moved. */
export interface View extends Place {
  scale: number
}

export const wholeView: View = { scale: 1, x: 0, y: 0 }
const { minScale, maxScale } = appConfig.preview

/** The photo whole and in the middle of its frame. */
export function fitPhoto(frame: Size, photo: Size): Fit {
  const scale = Math.min(frame.width / photo.width, frame.height / photo.height)
  const [width, height] = [photo.width * scale, photo.height * scale]
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height }
}

export function placeOf([x, y]: Point, view: View, fit: Fit): Place {
  return { x: view.x + view.scale * (fit.x + x * fit.width), y: view.y + view.scale * (fit.y + y * fit.height) }
}

/** The point of the photo at a place of the frame; beside the photo the nearest on its edge. */
export function pointAt({ x, y }: Place, view: View, fit: Fit): Point {
  const share = (place: number, start: number, length: number) => Math.min(1, Math.max(0, (place - start) / Math.max(1, length)))
  return [share((x - view.x) / view.scale, fit.x, fit.width), share((y - view.y) / view.scale, fit.y, fit.height)]
}

/** How far beside the photo a place of the frame is, in CSS pixels. */
export function distanceBeside({ x, y }: Place, view: View, fit: Fit): number {
  const beyond = (place: number, start: number, length: number) => Math.max(0, start - place, place - start - length)
  const across = beyond(x, view.x + view.scale * fit.x, view.scale * fit.width)
  return Math.hypot(across, beyond(y, view.y + view.scale * fit.y, view.scale * fit.height))
}

/** Keeps the frame filled with photo, or the photo in its middle where it is smaller. */
export function clampView({ scale, x, y }: View, frame: Size, fit: Fit): View {
  const limited = Math.min(maxScale, Math.max(minScale, scale))
  const along = (offset: number, room: number, start: number, length: number) => {
    const free = room - limited * length
    const inside = free > 0 ? free / 2 : Math.min(0, Math.max(free, offset + limited * start))
    return inside - limited * start
  }
  return { scale: limited, x: along(x, frame.width, fit.x, fit.width), y: along(y, frame.height, fit.y, fit.height) }
}

/** Enlarges round a place that stays where it is, and moves by some pixels. */
export function zoomAt(view: View, factor: number, { x, y }: Place, by: Place = { x: 0, y: 0 }): View {
  const scale = Math.min(maxScale, Math.max(minScale, view.scale * factor))
  const real = scale / view.scale
  return { scale, x: x - (x - view.x) * real + by.x, y: y - (y - view.y) * real + by.y }
}

/** The part of the frame that shows photo. */
export function visiblePart(frame: Size, view: View, fit: Fit): Fit {
  const along = (room: number, from: number, length: number) => [Math.max(0, from), Math.min(room, from + length)] as const
  const [left, right] = along(frame.width, view.x + view.scale * fit.x, view.scale * fit.width)
  const [top, bottom] = along(frame.height, view.y + view.scale * fit.y, view.scale * fit.height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Where the loupe's upper left corner goes: above the finger, beside it near the upper edge, and never out of the frame. */
export function loupePlace(finger: Place, frame: Size): Place {
  const { sidePx, gapPx } = editorSettings.loupe
  const inside = (value: number, room: number) => Math.min(Math.max(0, value), Math.max(0, room - sidePx))
  const above = finger.y - gapPx - sidePx
  if (above >= 0) return { x: inside(finger.x - sidePx / 2, frame.width), y: above }
  const right = finger.x < frame.width / 2
  return { x: inside(right ? finger.x + gapPx : finger.x - gapPx - sidePx, frame.width), y: inside(finger.y - sidePx / 2, frame.height) }
}
