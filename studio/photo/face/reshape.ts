import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import { distance, meanPoint, type Point } from '../../vision/face-geometry.ts'
import type { Watch } from '../../vision/watch.ts'
import type { FaceView } from './face-view.ts'
import { moveRegion, type Displacement } from './warp.ts'

export interface ReshapeOptions {
  /** 0..1 each. */
  slim: number
  eyes: number
  nose: number
}

const JAW = [132, 58, 172, 136, 150, 149, 176, 361, 288, 397, 365, 379, 378, 400]
const CHEEKBONES = [93, 234, 323, 454]
const CHIN = [148, 152, 377]
/** What must not follow when the jaw moves. */
const STILL = [33, 133, 263, 362, 168, 1, 61, 291, 0, 17, 127, 356, 54, 284, 10, 103, 332]
const LARGEST_SLIMMING = 0.095
const LARGEST_EYES = 0.16
const LARGEST_NOSE = 0.2
/** Reach of each point's pull, in face widths: wide, so that lines behind the head bend too little to be seen. */
const PULL = 0.3
const FIELD_SIDE = 160

/** Narrows the jaw and the nose and opens the eyes, in place, by moving pixels of the full-size photo. */
export function reshape(photo: RasterImage, view: FaceView, options: ReshapeOptions, watch: Watch): void {
  if (options.slim === 0 && options.eyes === 0 && options.nose === 0) return
  const shift = displacementOf(view, options)
  watch.checkCancelled()
  moveRegion(photo, view.region, shift, watch)
}

/** Where each place takes its pixel from, as shifts in pixels of the photo on a small grid over the view. */
function displacementOf(view: FaceView, { slim, eyes, nose }: ReshapeOptions): Displacement {
  const size = fitWithin(view, FIELD_SIDE)
  const { face, unit } = view
  const pulls = jawPulls(view, slim)
  const lids = ([[33, 133, 159, 145], [263, 362, 386, 374]] as const).map((loop) => ({
    centre: meanPoint(face, loop),
    reach: distance(face, loop[0], loop[1]) * 1.25,
  }))
  const noseCentre = meanPoint(face, [4, 129, 358])
  const [across] = axesOf(view)
  const x = new Float32Array(size.width * size.height)
  const y = new Float32Array(size.width * size.height)
  const scale = view.width / size.width
  for (let i = 0; i < x.length; i++) {
    const at: Point = [((i % size.width) + 0.5) * scale, (Math.floor(i / size.width) + 0.5) * scale]
    let [dx, dy] = pulled(at, pulls, unit * PULL)
    for (const { centre, reach } of lids) {
      const [ex, ey] = [at[0] - centre[0], at[1] - centre[1]]
      const near = Math.max(0, 1 - (ex * ex + ey * ey) / (reach * reach))
      dx -= ex * eyes * LARGEST_EYES * near * near
      dy -= ey * eyes * LARGEST_EYES * near * near
    }
    const [nx, ny] = [at[0] - noseCentre[0], at[1] - noseCentre[1]]
    const side = nx * across[0] + ny * across[1]
    const along = -nx * across[1] + ny * across[0]
    const near = smoothstep(0.3, 0.1, Math.abs(side) / unit) * smoothstep(0.3, 0.08, Math.abs(along) / unit)
    dx += side * across[0] * nose * LARGEST_NOSE * near
    dy += side * across[1] * nose * LARGEST_NOSE * near
    const fade = edgeFade(at, view) / view.scale
    x[i] = dx * fade
    y[i] = dy * fade
  }
  return { ...size, x, y }
}

interface Pull {
  at: Point
  by: Point
}

/** The face's own axes in the picture: to its right as seen, and down. */
function axesOf({ pose }: FaceView): [across: Point, down: Point] {
  const angle = (pose.roll * Math.PI) / 180
  return [[Math.cos(angle), Math.sin(angle)], [-Math.sin(angle), Math.cos(angle)]]
}

/** The jaw is drawn to the line from brow to chin in proportion to how far off it is, the chin a little up. */
function jawPulls(view: FaceView, slim: number): Pull[] {
  const { mesh } = view.face
  const [across, down] = axesOf(view)
  const [middleX, middleY] = mesh[1]!
  const point = (i: number): Point => [mesh[i]![0], mesh[i]![1]]
  const inwards = (i: number, weight: number): Pull => {
    const at = point(i)
    const off = (at[0] - middleX) * across[0] + (at[1] - middleY) * across[1]
    const by = off * slim * LARGEST_SLIMMING * 2 * weight
    return { at, by: [across[0] * by, across[1] * by] }
  }
  const up = (i: number): Pull => ({ at: point(i), by: [down[0] * slim * view.unit * 0.02, down[1] * slim * view.unit * 0.02] })
  const still = (i: number): Pull => ({ at: point(i), by: [0, 0] })
  return [...JAW.map((i) => inwards(i, 1)), ...CHEEKBONES.map((i) => inwards(i, 0.35)), ...CHIN.map(up), ...STILL.map(still)]
}

/** Mean of the pulls weighted by nearness; far from all of them nothing moves. */
function pulled([x, y]: Point, pulls: readonly Pull[], reach: number): [number, number] {
  let [dx, dy, total] = [0, 0, 0.35]
  for (const { at, by } of pulls) {
    const weight = Math.exp(-2 * (((x - at[0]) ** 2 + (y - at[1]) ** 2) / (reach * reach)))
    dx += by[0] * weight
    dy += by[1] * weight
    total += weight
  }
  return [dx / total, dy / total]
}

function edgeFade([x, y]: Point, { width, height, unit }: Size & { unit: number }): number {
  return smoothstep(0, unit * 0.2, Math.min(x, y, width - x, height - y))
}
