import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { connectedComponents } from '../vision/components.ts'
import { withOwned, type OpenCv } from '../vision/opencv.ts'

export interface Regions {
  /** Region of each pixel from 0; lines belong to the nearest. */
  labels: Int32Array
  count: number
}

/** Radii of the ball as shares of the long side: gaps up to twice the first are bridged. */
const RADII = [1 / 50, 1 / 90, 1 / 160, 1 / 300, 0] as const
const INK = 0.4
/** What meets along more than this, counted in steps along both axes, was never parted by a line. */
const WIDEST_GAP = 3 * RADII[0]

/**
 * Areas that a drawing's lines enclose, gaps bridged, by the trapped ball (Zhang et al. 2009, 'Vectorizing Cartoon
 * Animations'): a ball too large for the gaps rolls about in each area, then smaller ones reach what is left.
 * Nooks that only a smaller ball reached are given back to the area they open into.
 */
export function findRegions(cv: OpenCv, ink: Plane, size: Size): Regions {
  const { width, height } = size
  const long = Math.max(width, height)
  const labels = new Int32Array(width * height).fill(-1)
  let count = 0
  for (const radius of RADII.map((share) => share * long)) {
    const free = new Uint8Array(labels.length)
    for (let i = 0; i < free.length; i++) if (labels[i]! < 0 && ink[i]! < INK) free[i] = 255
    const distance = distanceInside(cv, free, size)
    const roomy = new Uint8Array(labels.length)
    for (let i = 0; i < roomy.length; i++) if (distance[i]! > radius) roomy[i] = 1
    const pieces = connectedComponents(cv, roomy, size)
    for (let i = 0; i < labels.length; i++) if (pieces.labels[i]) labels[i] = count + pieces.labels[i]! - 1
    grow(labels, frontOf(labels, size), size, free, Math.ceil(radius))
    count += pieces.areas.length - 1
  }
  const merged = mergeNooks(labels, count, size, long)
  grow(merged, frontOf(merged, size), size, new Uint8Array(merged.length).fill(1), Infinity)
  return renumber(merged)
}

export function distanceInside(cv: OpenCv, mask: Uint8Array, { width, height }: Size): Float32Array {
  return withOwned(cv, (own) => {
    const distance = own(new cv.Mat())
    cv.distanceTransform(own(cv.matFromArray(height, width, cv.CV_8UC1, mask)), distance, cv.DIST_L2, 5)
    return new Float32Array(distance.data32F)
  })
}

/** Spreads the labels of the front into unlabelled pixels that are open, at most `steps` far, in place. */
function grow(labels: Int32Array, front: Int32Array, { width, height }: Size, open: Uint8Array, steps: number): void {
  const queue = new Int32Array(labels.length)
  queue.set(front)
  let [from, to] = [0, front.length]
  for (let step = 0; step < steps && from < to; step++) {
    const end = to
    for (; from < end; from++) {
      const i = queue[from]!
      const x = i % width
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue
        const next = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - width : i + width
        if (next < 0 || next >= width * height || labels[next]! >= 0 || !open[next]) continue
        labels[next] = labels[i]!
        queue[to++] = next
      }
    }
  }
}

/** Labelled pixels that have an unlabelled neighbour: where growth starts. */
function frontOf(labels: Int32Array, { width, height }: Size): Int32Array {
  const front = new Int32Array(labels.length)
  let count = 0
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (labels[i]! < 0) continue
      const open = (x > 0 && labels[i - 1]! < 0) || (x + 1 < width && labels[i + 1]! < 0) || (y > 0 && labels[i - width]! < 0) || (y + 1 < height && labels[i + width]! < 0)
      if (open) front[count++] = i
    }
  }
  return front.subarray(0, count)
}

/** An area is a nook of its neighbour when it is small for its openings, or these are too wide together for gaps. */
function mergeNooks(labels: Int32Array, count: number, { width, height }: Size, long: number): Int32Array {
  const areas = new Float64Array(count)
  const contacts = new Map<number, number>()
  const meet = (a: number, b: number, length: number) => {
    if (a === b || a < 0 || b < 0) return
    const key = Math.min(a, b) * count + Math.max(a, b)
    contacts.set(key, (contacts.get(key) ?? 0) + length)
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (labels[i]! >= 0) areas[labels[i]!]!++
      if (x + 1 < width) meet(labels[i]!, labels[i + 1]!, 1)
      if (y + 1 < height) meet(labels[i]!, labels[i + width]!, 1)
    }
  }
  const parent = Int32Array.from({ length: count }, (_, label) => label)
  const root = (label: number): number => (parent[label] === label ? label : (parent[label] = root(parent[label]!)))
  const smallest = (long / 160) ** 2
  for (let merged = true; merged; ) {
    merged = false
    const openings = [...contacts].map(([key, length]) => ({ a: Math.floor(key / count), b: key % count, length }))
    // The smallest first, so that nooks within nooks come home one after the other.
    for (const { a, b, length } of openings.sort((p, q) => Math.min(areas[p.a]!, areas[p.b]!) - Math.min(areas[q.a]!, areas[q.b]!))) {
      const [ra, rb] = [root(a), root(b)]
      if (ra === rb) continue
      const [small, large] = areas[ra]! < areas[rb]! ? [ra, rb] : [rb, ra]
      const isNook = areas[small]! < 3.5 * length * length || length > WIDEST_GAP * long
      if (!isNook && areas[small]! > smallest) continue
      parent[small] = large
      areas[large]! += areas[small]!
      merged = true
    }
    // Two areas that were parted by nooks now meet at several places, as a wall does between its windows.
    contacts.clear()
    for (const { a, b, length } of openings) meet(root(a), root(b), length)
  }
  return labels.map((label) => (label < 0 ? -1 : root(label)))
}

function renumber(labels: Int32Array): Regions {
  const numbers: number[] = []
  let count = 0
  const out = labels.map((label) => (numbers[label] ??= count++))
  return { labels: out, count }
}
