import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'

/** A figure of a repeat, drawn in tile lengths: the tile is 1 × 1 and a figure may reach past its edges. */
export type Motif = (pen: SKRSContext2D) => void

/** The colours a pattern is printed in, display '#rrggbb'. */
export interface Inks {
  ground: string
  /** Stands out from the ground most. */
  line: string
  /** What figures are filled with, the leading one first. */
  colours: readonly [string, ...string[]]
  leaf: readonly [string, ...string[]]
}

interface Design {
  inks: Inks
  random: Random
  spec: SceneSpec
}

/** Lists one tile's figures, the lowest first. */
export type Pattern = (design: Design) => Motif[]

export const TURN = 2 * Math.PI

/** A figure moved, turned and sized. */
export const placed = (x: number, y: number, turn: number, size: number, motif: Motif): Motif => (pen) => {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  motif(pen)
  pen.restore()
}

/** Places in the tile that keep their distance, also across its edges; best of some candidates each (Mitchell 1991). */
export function scatter(random: Random, count: number, taken: readonly (readonly [number, number])[] = []): [number, number][] {
  const places: [number, number][] = []
  const around = (a: number, b: number) => {
    const d = Math.abs(a - b)
    return Math.min(d, 1 - d)
  }
  for (let k = 0; k < count; k++) {
    let best: [number, number] = [random(), random()]
    let widest = -1
    for (let candidate = 0; candidate < 24; candidate++) {
      const [x, y] = [random(), random()]
      const gap = Math.min(9, ...[...taken, ...places].map(([px, py]) => Math.hypot(around(x, px), around(y, py))))
      if (gap > widest) {
        widest = gap
        best = [x, y]
      }
    }
    places.push(best)
  }
  return places
}

export function fillPath(pen: SKRSContext2D, colour: string, trace: () => void): void {
  pen.fillStyle = colour
  pen.beginPath()
  trace()
  pen.fill()
}

export function disc(pen: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  fillPath(pen, colour, () => pen.arc(x, y, r, 0, TURN))
}

export function ring(pen: SKRSContext2D, x: number, y: number, r: number, width: number, colour: string, from = 0, to = TURN): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  pen.arc(x, y, r, from, to)
  pen.stroke()
}

export function polygon(pen: SKRSContext2D, colour: string, points: readonly (readonly [number, number])[]): void {
  fillPath(pen, colour, () => {
    for (const [x, y] of points) pen.lineTo(x, y)
  })
}

/** A pointed leaf from the origin along +x, one long and so wide at its middle. */
export function traceLeaf(pen: SKRSContext2D, width: number): void {
  pen.moveTo(0, 0)
  pen.bezierCurveTo(0.25, -width, 0.7, -width * 0.9, 1, 0)
  pen.bezierCurveTo(0.7, width * 0.9, 0.25, width, 0, 0)
}
