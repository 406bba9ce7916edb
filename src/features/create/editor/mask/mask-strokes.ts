import type { Mask, Stroke } from '#contract/generators/fields.ts'
import { editorSettings } from '../editor-settings.ts'
import { simplify, type Point } from '../simplify.ts'

export const emptyMask: Mask = { strokes: [], inverted: false, grow: 0 }

export const isEmpty = ({ strokes, inverted }: Mask) => strokes.length === 0 && !inverted

/** An area is filled and has no line, but the contract wants a radius of every stroke. */
const THINNEST = 0.001
/** Closer to its line, as a share of the photo's sides, a point changes nothing that is seen. */
const TOLERANCE = 0.0006
/** A smaller area was not meant. */
const SMALLEST = 0.01

export type Mode = Stroke['mode']
const other: Record<Mode, Mode> = { keep: 'remove', remove: 'keep' }

/** The mode a stroke is written in so that it does what is seen: turned over, a mask grows by what is taken from its strokes. */
export const writtenMode = (mask: Mask, mode: Mode): Mode => (mask.inverted ? other[mode] : mode)

export const lineStroke = (mode: Mode, radius: number, points: Point[]): Stroke => ({ mode, radius: Math.max(THINNEST, radius), points })
export const areaStroke = (mode: Mode, points: Point[]): Stroke => ({ mode, radius: THINNEST, points, area: true })

export function boxBetween([ax, ay]: Point, [bx, by]: Point): Point[] {
  return [[ax, ay], [bx, ay], [bx, by], [ax, by]]
}

export function isTooSmall({ points, area }: Stroke): boolean {
  if (!area) return false
  const spread = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))
  return spread(0) < SMALLEST && spread(1) < SMALLEST
}

/** The mask with one stroke more, of no more points than it needs; nothing when it holds as many as it may. */
export function withStroke(mask: Mask, stroke: Stroke): Mask | undefined {
  if (mask.strokes.length >= editorSettings.mostStrokes) return undefined
  const points = simplify(stroke.points, TOLERANCE).slice(0, editorSettings.mostPoints)
  return { ...mask, strokes: [...mask.strokes, { ...stroke, points }] }
}

/** How a mask came about, stroke by stroke, so that one that was kept can be undone. */
export const stepsTo = (mask: Mask): Mask[] => mask.strokes.map((_, drawn) => ({ ...mask, strokes: mask.strokes.slice(0, drawn) }))
