import { clamp, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Pigment } from '../brush/pigment.ts'
import { layBush, type Leafage } from '../landmarks/leaves.ts'
import type { Cover } from '../landmarks/rock-face.ts'
import { paintBoulder } from '../landmarks/waterfall/boulders.ts'
import type { PaintContext } from '../painter.ts'
import type { Clearing } from './forest-plane.ts'
import { layStoneBridge, NEARER } from './stone-bridge.ts'
import type { Woods } from './woods.ts'

/** Width of the water beside that of the path whose bed it takes. */
const BREADTH = 1.2
const STONES = 30
/** How near the bridge stands, 0 at the horizon .. 1 at the lower edge. */
const BRIDGE = 0.38

const linear = (colour: Pigment): Rgb => colour.map((value) => Math.pow(clamp(value / 255), 2.2)) as unknown as Rgb

/** Turns the clearing's path into a brook that runs towards us: the wood mirrored in it, riffles, stones; in place. */
export function layStream(
  image: LinearImage, depth: Plane, spec: SceneSpec, woods: Woods, clearing: Clearing, { noise, checkCancelled }: Pick<PaintContext, 'noise' | 'checkCancelled'>,
): void {
  const { width, height, planes } = image
  const point = Math.min(width, height) / 1000
  const down = height / point
  const { horizon } = clearing
  const [mist, bed, light] = [linear(woods.mist), linear(woods.path), linear(woods.light)]
  const night = spec.time === 'night'
  const shore = Math.ceil((horizon + 6) * point)
  const surface = new Float32Array(width * height)
  const source = planes.map((plane) => plane.slice())
  for (let row = shore; row < height; row++) {
    if ((row & 31) === 0) checkCancelled()
    const y = (row + 0.5) / point
    const near = (y - horizon) / (down - horizon)
    const far = 1 / (near + 0.07)
    const { x: middle, half } = clearing.path(y)
    const reach = half * BREADTH
    const fade = smoothstep(0.01, 0.06, near)
    for (let px = Math.max(0, Math.floor((middle - reach * 1.6) * point)); px < Math.min(width, (middle + reach * 1.6) * point); px++) {
      const x = (px + 0.5) / point
      const off = (x - middle) / reach
      const edge = 1 + 0.2 * noise.at(y * 0.03 + 3, off < 0 ? -9 : 9) + 0.1 * noise.at(x * 0.05, y * 0.12)
      const within = smoothstep(1.04, 0.96, Math.abs(off) / edge) * fade
      const at = row * width + px
      const wet = smoothstep(1.35, 1, Math.abs(off) / edge) * fade
      if (wet <= 0) continue
      const flow = noise.at(off * 2.6 + 5, far * 1.5) * 0.7 + noise.at(off * 6.5, far * 3.4 + 8) * 0.5 + noise.at(off * 15, far * 8) * 0.3
      const ripple = noise.at(off * 3, far * 6.5) + 0.6 * noise.at(off * 8 + 30, far * 15)
      const lift = ripple * (4 + 26 * near)
      const fy = clamp(Math.round((horizon - (y - horizon) * 0.92 + lift) * point), 0, shore - 1)
      const fx = clamp(Math.round((x + ripple * 8 * near) * point), 0, width - 1)
      const from = fy * width + fx
      const shine = 0.3 + 0.42 * (1 - near) ** 1.5
      const shallow = smoothstep(0.45, 1, Math.abs(off)) * 0.6 + 0.25 * near
      const riffle = smoothstep(0.36, 0.95, flow + 0.4 * noise.at(far * 1.9, 7) - 0.1) * (0.35 + 0.65 * smoothstep(0, 0.3, near))
      const rim = smoothstep(0.86, 0.97, Math.abs(off) / edge) * smoothstep(1.03, 0.98, Math.abs(off) / edge) * Math.max(0, 0.35 + ripple)
      for (let c = 0; c < 3; c++) {
        const own = source[c]![at]!
        const body = bed[c]! * (0.06 + 0.3 * shallow * (0.7 + 0.5 * flow)) + [0.008, 0.034, 0.036][c]! * (night ? 0.4 : 1.4)
        let value = body + (source[c]![from]! - body) * shine
        value += (light[c]! * (night ? 0.3 : 0.75) + mist[c]! * 0.2 - value) * clamp(riffle * 0.42 + rim * 0.4)
        // The bank is wet where it meets the water.
        const bank = own * (1 - 0.45 * wet)
        planes[c]![at] = bank + (value - bank) * within
      }
      surface[at] = within
      if (within > 0.5) depth[at] = 0.92 - 0.8 * near
    }
  }
  layStones(image, depth, surface, spec, woods, clearing, noise, checkCancelled)
}

/** Stones along the banks and in the water, far to near. */
function layStones(
  image: LinearImage, depth: Plane, wet: Plane, spec: SceneSpec, woods: Woods, clearing: Clearing, noise: PaintContext['noise'], checkCancelled: () => void,
): void {
  const random = createRandom(spec.seed ^ 0x570e)
  const { width, height } = image
  const point = Math.min(width, height) / 1000
  const unit = Math.sqrt(width * height)
  const down = height / point
  const dim = spec.time === 'night' ? 0.45 : 1
  const [sun, mist] = [linear(woods.light), linear(woods.mist)]
  const side = Math.sign(clearing.lightX - width / point / 2) || 1
  const light = {
    direction: [0.5 * side, 0.75, -0.2] as const, horizon: mist,
    sun: sun.map((value) => value * 0.85 * dim) as unknown as Rgb,
    ambient: mist.map((value) => value * 0.42 * dim) as unknown as Rgb,
  }
  const cover: Cover = { moss: [linear(woods.ground), linear(woods.groundLight)], amount: spec.season === 'winter' ? 0 : 0.9, snow: spec.season === 'winter' || spec.weather === 'snow' ? 0.95 : 0 }
  const stones = Array.from({ length: STONES }, () => {
    const near = 0.1 + 0.86 * random() ** 0.9
    const y = clearing.horizon + near * (down - clearing.horizon)
    const { x, half } = clearing.path(y)
    const bank = random() < 0.72
    const off = (bank ? 0.92 + 0.3 * random() : 0.6 * random()) * (random() < 0.5 ? -1 : 1)
    const size = (6 + 58 * near ** 1.2) * (0.4 + 0.75 * random()) * (bank ? 1 : 0.7)
    return { x: ((x + off * half * BREADTH) * point) / unit, y: (y * point) / unit, half: (size * point) / unit, tall: (size * (0.5 + 0.35 * random()) * point) / unit, start: random() * 90, depth: 0.92 - 0.8 * near }
  })
  const foot = clearing.horizon + BRIDGE * (down - clearing.horizon)
  const { x, half } = clearing.path(foot)
  let spanned = spec.manner !== 'bridge'
  const span = () => {
    spanned = true
    layStoneBridge(image, depth, wet, { x: x * point, foot: foot * point, half: (half * BREADTH * 1.22 + 6) * point, depth: 0.92 - 0.8 * BRIDGE }, cover, light, noise, checkCancelled)
    // Its ends stand in what grows on the banks.
    const lit = (colour: Pigment): Rgb => linear(colour).map((value) => value * 0.85) as unknown as Rgb
    const leafage: Leafage = { image, depth, distance: 0.92 - 0.8 * BRIDGE, random, side, bright: [lit(woods.leaf), lit(woods.leafLight)], dark: linear(woods.ground).map((value) => value * 0.45) as unknown as Rgb }
    const wide = half * BREADTH * 1.22 + 6
    for (const end of [-1, 1])
      for (let k = 0; k < 9; k++) {
        const out = 1.35 + 1.6 * random()
        const place = Math.min(height - 1, Math.round(foot * point)) * width + Math.max(0, Math.min(width - 1, Math.round((x + end * out * wide) * point)))
        if (depth[place]! < 0.92 - 0.8 * BRIDGE - NEARER) continue
        layBush(leafage, (x + end * out * wide) * point, (foot + 4 - 10 * random()) * point, wide * (0.2 + 0.2 * random()) * point, wide * (0.16 + 0.16 * random()) * point, Math.max(1.1, 5.5 * point))
      }
  }
  for (const stone of stones.sort((a, b) => a.y - b.y)) {
    if (!spanned && stone.y * unit > foot * point) span()
    checkCancelled()
    paintBoulder(image, depth, stone, cover, light, noise, checkCancelled)
  }
}
