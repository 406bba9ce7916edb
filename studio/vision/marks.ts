import type { Plane } from '../pixels/plane.ts'
import type { Region, Size } from '../pixels/raster.ts'

/** What the person says the subject is. */
export type SubjectKind = 'auto' | 'person' | 'object'

/** What the person pointed out: masks of the photo's size (drawn where above a half) and a box in its pixels. */
export interface Marks {
  keep?: Plane | undefined
  remove?: Plane | undefined
  box?: Region | undefined
}

/** More than this of a pixel is drawn on. */
export const DRAWN = 0.5

export const isDrawn = (value: number) => value > DRAWN

/** A mask at a smaller size that loses no stroke however thin: drawn where any pixel beneath is. */
function shrinkMarks(mask: Plane, from: Size, to: Size): Uint8Array {
  const out = new Uint8Array(to.width * to.height)
  for (let y = 0; y < from.height; y++) {
    const row = Math.min(to.height - 1, Math.floor((y * to.height) / from.height)) * to.width
    for (let x = 0; x < from.width; x++) {
      if (isDrawn(mask[y * from.width + x]!)) out[row + Math.min(to.width - 1, Math.floor((x * to.width) / from.width))] = 1
    }
  }
  return out
}

/** Marks at a working size: per pixel whether it is struck in or out, and whether the box excludes it. */
export interface WorkingMarks extends Size {
  keep: Uint8Array
  remove: Uint8Array
  outside: Uint8Array
  hasKeep: boolean
  hasRemove: boolean
  hasBox: boolean
}

/** Whether the pixel lies on the frame's outermost line. */
export function onEdge(i: number, { width, height }: Size): boolean {
  const x = i % width
  return x === 0 || x === width - 1 || i < width || i >= width * (height - 1)
}

export function workingMarks({ keep, remove, box }: Marks, photo: Size, size: Size): WorkingMarks {
  const none = () => new Uint8Array(size.width * size.height)
  const kept = keep ? shrinkMarks(keep, photo, size) : none()
  const removed = remove ? shrinkMarks(remove, photo, size) : none()
  const outside = none()
  if (box) {
    const scale = size.width / photo.width
    const [left, right] = [Math.floor(box.left * scale), Math.ceil((box.left + box.width) * scale)]
    const [top, bottom] = [Math.floor(box.top * scale), Math.ceil((box.top + box.height) * scale)]
    for (let y = 0, i = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++, i++) outside[i] = x < left || x >= right || y < top || y >= bottom ? 1 : 0
    }
  }
  const has = { hasKeep: kept.includes(1), hasRemove: removed.includes(1), hasBox: box !== undefined }
  return { ...size, keep: kept, remove: removed, outside, ...has }
}
