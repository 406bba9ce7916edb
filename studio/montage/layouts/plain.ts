import type { Region, Size } from '../../pixels/raster.ts'
import { snapped, viewOf, type Layout } from './layout.ts'

/** Between photos that stand side by side, of the shorter side. */
const GUTTER = 0.016

export const full: Layout = (staged) => ({ views: [viewOf(staged.photos[0]!, staged)] })

/** Photos side by side along the longer side of the film. */
export const row: Layout = (staged) => {
  const { photos, size } = staged
  if (photos.length === 1) return full(staged)
  return { views: photos.map((photo, i) => viewOf(photo, opposite(staged, i), cell(size, photos.length, i, size.width >= size.height))) }
}

/** Four photos in two rows. */
export const grid: Layout = (staged) => {
  const { photos, size } = staged
  if (photos.length < 4) return row(staged)
  const halves = [0, 1].map((i) => cell(size, 2, i, false))
  return {
    views: photos.slice(0, 4).map((photo, i) => {
      const half = halves[i >> 1]!
      const inner = cell(half, 2, i % 2, true)
      return viewOf(photo, opposite(staged, i), snapped({ ...inner, left: half.left + inner.left, top: half.top + inner.top }))
    }),
  }
}

/** Neighbours move against each other. */
const opposite = <Kind extends { move: string }>(staged: Kind, i: number): Kind => {
  if (i % 2 === 0) return staged
  const other = { 'pan-left': 'pan-right', 'pan-right': 'pan-left', push: 'pull', pull: 'push' }[staged.move]
  return other ? { ...staged, move: other } : staged
}

function cell({ width, height }: Size, count: number, i: number, across: boolean): Region {
  const gutter = Math.min(width, height) * GUTTER
  const long = ((across ? width : height) - gutter * (count - 1)) / count
  const at = i * (long + gutter)
  return snapped(across ? { left: at, top: 0, width: long, height } : { left: 0, top: at, width, height: long })
}
