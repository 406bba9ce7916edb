import type { Margins } from '#contract/generators/fields.ts'
import { editorSettings } from '../editor-settings.ts'
import type { Size } from '../geometry.ts'

export type Side = keyof Margins
export const sides: readonly Side[] = ['top', 'right', 'bottom', 'left']
export const flat: Margins = { top: 0, right: 0, bottom: 0, left: 0 }

export const isFlat = (margins: Margins) => sides.every((side) => margins[side] === 0)
const isAcross = (side: Side) => side === 'left' || side === 'right'
const opposite: Record<Side, Side> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' }

/** Pixels of the extended picture. */
export function outputSize({ width, height }: Size, { top, right, bottom, left }: Margins): Size {
  return { width: Math.round(width * (1 + left + right)), height: Math.round(height * (1 + top + bottom)) }
}

/** The furthest a side may go: its own length again, and no further than the largest picture. */
export function limitOf(photo: Size, margins: Margins, side: Side): number {
  const length = isAcross(side) ? photo.width : photo.height
  return Math.max(0, Math.min(1, editorSettings.mostPixels / length - 1 - margins[opposite[side]]))
}

/** The margins with one of them changed, as far as that is possible. */
export function withMargin(photo: Size, margins: Margins, side: Side, wanted: number): Margins {
  return { ...margins, [side]: round(Math.min(limitOf(photo, margins, side), Math.max(0, wanted))) }
}

/** Some of the photo on each side alike. */
export function evenly(photo: Size, share: number): Margins {
  const along = (length: number) => round(Math.max(0, Math.min(share, (editorSettings.mostPixels / length - 1) / 2)))
  const [across, down] = [along(photo.width), along(photo.height)]
  return { top: down, right: across, bottom: down, left: across }
}

/** The margins that give the picture a form, half on each side; nothing when that is too far. */
export function toRatio(photo: Size, ratio: number): Margins | undefined {
  const wider = ratio > photo.width / photo.height
  const length = wider ? photo.width : photo.height
  const share = (wider ? (photo.height * ratio) / photo.width : photo.width / ratio / photo.height) / 2 - 0.5
  if (share > 1 || length * (1 + 2 * share) > editorSettings.mostPixels) return undefined
  const half = round(share)
  return wider ? { ...flat, left: half, right: half } : { ...flat, top: half, bottom: half }
}

export const isSame = (a: Margins, b: Margins) => sides.every((side) => Math.abs(a[side] - b[side]) < 0.0005)

const round = (share: number) => Math.round(share * 1e4) / 1e4
