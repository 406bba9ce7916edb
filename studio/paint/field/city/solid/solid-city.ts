import { smoothstep, type Rgb } from '../../../../pixels/colour.ts'
import { createLinearImage, type LinearImage } from '../../../../pixels/linear-image.ts'
import type { SceneSpec } from '../../../../scene/scene-spec.ts'
import type { PaintContext } from '../../../painter.ts'
import { createAir } from '../../../terrain/air.ts'
import { lightFor, type SunPlace } from '../../../terrain/light.ts'
import { blend, createScratch } from '../../../terrain/mixing.ts'
import { createSky } from '../../../terrain/sky.ts'
import type { View } from '../../../terrain/view.ts'
import { between, forkRandom, type Frame } from '../../shared/frame.ts'
import { planCity } from './plan.ts'
import { CELL, SIZE } from './grid.ts'
import { createShader, LAMP, type Weathering } from './shade.ts'
import type { Hit, Ray } from './meet.ts'
import { expectSights, UNKNOWN } from './sights.ts'
import { buildCity } from './solids.ts'
import { chooseStandpoint, lampPosts, type CityView, type Standpoint } from './standpoint.ts'

const WATER = -2.4
/** Resolution of the sky between houses when it is overcast, as a share of the view's: it has no edges. */
const OVERCAST = 0.28
/** Depth from which one more look is enough. */
const FAR_DEPTH = 0.6
const CORNERS = [[0.15, 0.3], [0.8, 0.12], [0.4, 0.88]] as const
const [NEAR_END, END] = [900, 3600]
/** Metres of lawn behind the river's wall. */
const GREEN = 38

/** A city of solid buildings in sun and shade, seen from across a river, from a street or from above. */
export function renderCity(spec: SceneSpec, frame: Frame, kind: CityView, context: PaintContext) {
  const { width, height } = frame
  const random = forkRandom(context.random)
  const stand = chooseStandpoint(spec, kind, forkRandom(random))
  const sunny = forkRandom(random)
  const side = sunny() < 0.5 ? -1 : 1
  const places: Record<SceneSpec['time'], SunPlace> = {
    dawn: { azimuth: side * between(sunny, 0.35, 1.1), elevation: 0.16 },
    day: { azimuth: side * between(sunny, 1.5, 2.2), elevation: between(sunny, 0.6, 0.85) },
    sunset: { azimuth: side * between(sunny, 0.2, 0.55), elevation: 0.11 },
    night: { azimuth: side * 0.4, elevation: 0.42 },
  }
  const light = lightFor(spec, places)
  const plan = planCity(spec, stand, forkRandom(random))
  const bare = plan.foliage.bare
  const city = buildCity(plan.solids, SIZE, CELL, (x, y, z) => 0.42 + bare + 0.75 * context.noise.at(x * 0.8 + z * 0.6, y * 0.9 - z * 0.5))
  const [sine, cosine] = [Math.sin(stand.yaw), Math.cos(stand.yaw)]
  const sun: Rgb = [
    light.direction[0] * cosine + light.direction[2] * sine, light.direction[1], -light.direction[0] * sine + light.direction[2] * cosine,
  ]
  const view: View = { width, height, focal: frame.unit * stand.lens, horizon: height * stand.horizon, eye: stand.eye }
  const sky = createSky(view, light, context.noise, random() * 60, () => context.checkCancelled(), light.cover > 0.8 ? OVERCAST : undefined)
  context.progress(0.15)
  const air = createAir(light, context.noise, { reach: (kind === 'above' ? 3400 : 2500) * (spec.weather === 'rain' ? 1.7 : 1), floor: 0, thins: 260, mistHeight: 45, mistReach: 700 })
  const shader = createShader(city, plan, light, sun, (out, dx, dy, dz) => {
    const [ahead, aside] = [Math.max(0.25, Math.abs(dx * sine + dz * cosine)), dx * cosine - dz * sine]
    sky.sample(out, Math.max(-1.2, Math.min(1.2, aside / ahead)), Math.min(1.4, dy / ahead))
  }, context.noise, weatheringOf(spec, kind), stand.lamps)

  const image = createLinearImage(width, height)
  const depth = new Float32Array(width * height)
  const ids = new Int32Array(width * height)
  const [colour, behind] = [createScratch(), createScratch()]
  const ray: Ray = { x: stand.x, y: stand.eye, z: stand.z, dx: 0, dy: 0, dz: 0 }
  const hit: Hit = { t: 0, solid: -1, nx: 0, ny: 0, nz: 0 }
  const waterline = kind === 'river' ? rowOf(view, stand) : height
  let seen = 0
  /** Looks for what a point of the view sees, first for what is expected there; returns the floor's distance. */
  const find = (slopeX: number, slopeY: number, expected: number) => {
    ray.dx = slopeX * cosine + sine
    ray.dy = slopeY
    ray.dz = -slopeX * sine + cosine
    const floor = slopeY < -1e-5 ? -stand.eye / slopeY : Infinity
    if (expected === -1) {
      hit.t = floor
      hit.solid = -1
    } else if (expected === UNKNOWN || !city.meets(expected, ray, floor, hit)) city.trace(ray, floor, 190, true, hit)
    return floor
  }
  const look = (px: number, py: number, expected: number) => {
    const slopeX = (px - width / 2) / view.focal
    const slopeY = (view.horizon - py) / view.focal
    const floor = find(slopeX, slopeY, expected)
    const t = hit.t
    if (hit.solid < 0 && floor === Infinity) {
      sky.sample(colour, slopeX, Math.max(0, slopeY))
      seen = -1
      return 4000
    }
    seen = hit.solid
    if (hit.solid >= 0) {
      shader.solid(colour, ray, hit, t / view.focal, true)
      seen = hit.solid * 4 + (hit.nx ? 1 : hit.nz ? 2 : 0)
    } else if (t < stand.bank) seen = wall(colour, light.ambient, light.sun)
    else {
      shader.ground(colour, ray, t, t / view.focal, t < stand.bank + GREEN)
      seen = -3
    }
    air(colour, t, slopeX * t, stand.eye + slopeY * t, slopeX, Math.max(0, slopeY))
    // The plan ends before the horizon does.
    if (t > NEAR_END) {
      sky.sample(behind, slopeX, Math.max(0, slopeY))
      blend(colour, behind, smoothstep(NEAR_END, END, t))
    }
    return t
  }
  const rows = Math.min(height, Math.ceil(waterline))
  const expected = expectSights(view, rows, stand, plan.solids, (x, y) => {
    find((x + 0.5 - width / 2) / view.focal, (view.horizon - y - 0.5) / view.focal, UNKNOWN)
    return hit.solid
  }, () => context.checkCancelled())
  for (let y = 0; y < rows; y++) {
    if (y % 4 === 0) context.checkCancelled()
    if (y % 64 === 0) context.progress(0.15 + (0.6 * y) / rows)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const t = look(x + 0.5, y + 0.5, expected(x, y))
      depth[at] = seen === -1 ? 1 : 1 - 1 / (1 + t / 420)
      ids[at] = seen
      for (let c = 0; c < 3; c++) image.planes[c]![at] = colour[c]!
    }
  }
  smoothEdges()
  if (stand.lamps) lightLamps(image, depth, view, stand, weatheringOf(spec, kind).lamps)
  context.progress(0.85)
  return { image, depth, light, waterline: waterline / frame.unit, stand }

  /** Where neighbours are not of one surface, the mean of four looks; of two far off, where the air softens everything. */
  function smoothEdges(): void {
    const { planes } = image
    for (let y = 1; y < rows - 1; y++) {
      if (y % 4 === 0) context.checkCancelled()
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x
        const own = ids[at]!
        if (own === ids[at + 1] && own === ids[at + width] && own === ids[at - 1] && own === ids[at - width]) continue
        const looks = depth[at]! > FAR_DEPTH ? 1 : CORNERS.length
        for (let c = 0; c < 3; c++) planes[c]![at] = Math.min(1.6, planes[c]![at]!) / (looks + 1)
        for (let k = 0; k < looks; k++) {
          look(x + CORNERS[k]![0], y + CORNERS[k]![1], UNKNOWN)
          for (let c = 0; c < 3; c++) planes[c]![at] = planes[c]![at]! + Math.min(1.6, colour[c]!) / (looks + 1)
        }
      }
    }
  }
}

/** The lamps' own light, where nothing stands before them, in place. */
function lightLamps({ planes, width, height }: LinearImage, depth: Float32Array, view: View, { lamps, x, z, yaw, eye }: Standpoint, strength: number): void {
  if (strength <= 0) return
  const [sine, cosine] = [Math.sin(yaw), Math.cos(yaw)]
  for (const post of lampPosts(lamps)) {
    const [dx, dz] = [post.x - post.side - x, post.z - z]
    const ahead = dx * sine + dz * cosine
    if (ahead < 3) continue
    const scale = view.focal / ahead
    const [cx, cy] = [width / 2 + (dx * cosine - dz * sine) * scale, view.horizon + (eye - post.high + 0.2) * scale]
    const radius = Math.max(0.7, 0.26 * scale)
    const level = strength * 5 * Math.min(1, (0.26 * scale) / radius) ** 2
    const own = 1 - 1 / (1 + (ahead - 3) / 420)
    for (let py = Math.max(0, Math.floor(cy - 3 * radius)); py <= Math.min(height - 1, cy + 3 * radius); py++)
      for (let px = Math.max(0, Math.floor(cx - 3 * radius)); px <= Math.min(width - 1, cx + 3 * radius); px++) {
        const at = py * width + px
        if (depth[at]! < own) continue
        const light = level * Math.exp(-((px + 0.5 - cx) ** 2 + (py + 0.5 - cy) ** 2) / (radius * radius))
        for (let c = 0; c < 3; c++) planes[c]![at]! += LAMP[c]! * light
      }
  }
}

const rowOf = (view: View, { bank, eye }: Standpoint) => view.horizon + ((eye - WATER) / bank) * view.focal

/** The stones of the embankment. */
function wall(out: Float32Array, ambient: Rgb, sun: Rgb): number {
  for (let c = 0; c < 3; c++) out[c] = 0.3 * (ambient[c]! * 0.7 + sun[c]! * 0.22)
  return -2
}

function weatheringOf({ time, weather, season }: SceneSpec, view: CityView): Weathering {
  const dim = weather === 'rain' ? 0.24 : weather === 'snow' || weather === 'mist' ? 0.14 : 0
  // From a street few of the rooms above are seen to be lit; rain makes more people light them where it is not night.
  const busy = { dawn: 0.12 + dim, day: dim * 0.8, sunset: 0.26 + dim, night: view === 'street' ? 0.16 : 0.34 + dim }[time]
  return {
    snow: weather === 'snow' ? 1 : season === 'winter' && weather !== 'rain' ? 0.85 : 0,
    wet: weather === 'rain' && view !== 'river' ? 1 : 0,
    busy,
    lamps: { dawn: 0.35, day: dim > 0.2 ? 0.3 : 0, sunset: 0.45, night: 1.1 }[time],
    glow: { dawn: 0.5, day: weather === 'rain' ? 1 : 0.6, sunset: 0.8, night: 0.62 }[time],
  }
}

