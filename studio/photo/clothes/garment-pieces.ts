import type { Colours, Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import { colourGroups, GROUPS } from './colour-groups.ts'

/** A part of the clothes in one colour, light and dark. */
export interface Piece {
  area: number
  /** Mean sRGB colour, 0..1. */
  colour: readonly [number, number, number]
  /** Mean place and its deviation, pixels. */
  x: number
  y: number
  spreadX: number
  spreadY: number
}

export interface Pieces {
  /** Piece of each pixel; -1 outside the clothes. */
  labels: Int32Array
  pieces: Piece[]
}

/** A step over two pixels smaller than this (in Lab of 0..1) is a shade's, not an edge. */
const EDGE = 0.075

/** Parts what is worn into pieces between which the colour steps; shades that run into each other are one piece. */
export function garmentPieces(cv: OpenCv, colours: Colours, lab: readonly Plane[], mask: Plane, size: Size): Pieces {
  const pixels: number[] = []
  for (let i = 0; i < mask.length; i++) if (mask[i]! > 0.5) pixels.push(i)
  const groups = colourGroups(lab, pixels)
  const patches = new Int32Array(mask.length).fill(-1)
  let count = 0
  for (let group = 0; group < GROUPS; group++) {
    const isGroup = new Uint8Array(mask.length)
    for (const i of pixels) if (groups[i] === group) isGroup[i] = 1
    const { labels, areas } = connectedComponents(cv, isGroup, size)
    for (const i of pixels) if (labels[i]) patches[i] = count + labels[i] - 1
    count += areas.length - 1
  }
  const root = joined(patches, count, lab, size)
  const numbers = new Map<number, number>()
  for (const i of pixels) {
    const of = root(patches[i]!)
    if (!numbers.has(of)) numbers.set(of, numbers.size)
    patches[i] = numbers.get(of)!
  }
  return { labels: patches, pieces: measured(patches, numbers.size, colours, size.width) }
}

/** Joins patches whose common border is no edge, gentlest borders first. */
function joined(patches: Int32Array, count: number, lab: readonly Plane[], { width, height }: Size): (patch: number) => number {
  const [lights, reds, yellows] = lab
  const borders = new Map<number, { a: number; b: number; step: number; length: number }>()
  const meet = (i: number, j: number, before: number, after: number) => {
    const p = patches[i]!
    const q = patches[j]!
    if (p < 0 || q < 0 || p === q) return
    const a = Math.min(p, q)
    const b = Math.max(p, q)
    const from = patches[before]! < 0 ? i : before
    const to = patches[after]! < 0 ? j : after
    let border = borders.get(a * count + b)
    if (!border) borders.set(a * count + b, (border = { a, b, step: 0, length: 0 }))
    border.step += Math.sqrt((lights![from]! - lights![to]!) ** 2 + (reds![from]! - reds![to]!) ** 2 + (yellows![from]! - yellows![to]!) ** 2)
    border.length++
  }
  for (let y = 1; y < height - 2; y++) {
    for (let x = 1, i = y * width + 1; x < width - 2; x++, i++) {
      meet(i, i + 1, i - 1, i + 2)
      meet(i, i + width, i - width, i + 2 * width)
    }
  }
  const parent = Int32Array.from({ length: count }, (_, k) => k)
  const root = (k: number): number => (parent[k] === k ? k : (parent[k] = root(parent[k]!)))
  const gentlest = [...borders.values()].toSorted((p, q) => p.step / p.length - q.step / q.length)
  for (const { a, b, step, length } of gentlest) if (step / length < EDGE) parent[root(a)] = root(b)
  return root
}

function measured(labels: Int32Array, count: number, colours: Colours, width: number): Piece[] {
  const sums = Array.from({ length: count }, () => ({ area: 0, colour: [0, 0, 0], x: 0, y: 0, xx: 0, yy: 0 }))
  for (let i = 0; i < labels.length; i++) {
    if (labels[i]! < 0) continue
    const sum = sums[labels[i]!]!
    const x = i % width
    const y = Math.floor(i / width)
    sum.area++
    for (let c = 0; c < 3; c++) sum.colour[c]! += colours[c]![i]!
    sum.x += x
    sum.y += y
    sum.xx += x * x
    sum.yy += y * y
  }
  return sums.map(({ area, colour, x, y, xx, yy }) => ({
    area,
    colour: [colour[0]! / area, colour[1]! / area, colour[2]! / area],
    x: x / area,
    y: y / area,
    spreadX: Math.sqrt(Math.max(0, xx / area - (x / area) ** 2)),
    spreadY: Math.sqrt(Math.max(0, yy / area - (y / area) ** 2)),
  }))
}
