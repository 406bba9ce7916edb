import { bloom, createLinearImage, type LinearImage } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { layBehindAir } from '../built/lay-behind-air.ts'
import { addGlow, createLightLayer } from '../built/light-layer.ts'
import { paperOf } from '../built/paper.ts'
import { createLit } from '../built/shade.ts'
import { forkRandom, wants } from '../field/shared/frame.ts'
import type { ScenePainter } from '../painter.ts'
import { createAir, type Air } from '../terrain/air.ts'
import { grade } from '../terrain/grade.ts'
import { lightFor, type SunPlace } from '../terrain/light.ts'
import { addPrecipitation } from '../terrain/precipitation.ts'
import { render } from '../terrain/render.ts'
import { createSky } from '../terrain/sky.ts'
import { addStars } from '../terrain/stars.ts'
import { createView, mirroredView, type View } from '../terrain/view.ts'
import { addFlakes } from '../winter/flakes.ts'
import { paintFloor } from './floor.ts'
import { planTown } from './plan.ts'
import type { Thing, TownSetting } from './setting.ts'

const lenses = { close: 1.22, medium: 1.02, wide: 0.86 }
/** Where the layers are cut, metres ahead. */
const CUTS = [400, 140, 98, 64, 42, 28, 18, 11, 0] as const
const LAMPS: Record<SceneSpec['time'], number> = { day: 0, dawn: 0.4, sunset: 0.75, night: 1 }
const EXPOSURES: Record<SceneSpec['time'], number> = { day: 0.92, dawn: 1, sunset: 1.05, night: 1 }
const mirrorShare = 0.6

function sunPlaces(side: number): Record<SceneSpec['time'], SunPlace> {
  return {
    dawn: { azimuth: side * 0.9, elevation: 0.2 },
    day: { azimuth: side * 2.3, elevation: 0.75 },
    sunset: { azimuth: side * 0.22, elevation: 0.13 },
    night: { azimuth: side * 0.26, elevation: 0.4 },
  }
}

/** An old town: a canal or a street between old houses, a temple, a shrine. */
export const paintOldTown: ScenePainter = (spec, width, height, { noise, progress, checkCancelled }) => {
  const random = createRandom(spec.seed ^ 0x01d70)
  const light = lightFor(spec, sunPlaces(random() < 0.5 ? -1 : 1))
  const shift = random() * 40
  const lens = lenses[spec.framing] * Math.min(1, Math.pow(height / width, 0.3))
  const reach = width / 2 / (Math.sqrt(width * height) * lens)
  const plan = planTown({ spec, reach, noise, random: forkRandom(random) })
  const view = createView(width, height, lens, plan.horizon + (height > width * 1.2 ? 0.03 : 0), plan.eye)
  const sky = createSky(view, light, noise, shift, checkCancelled)
  const air = createAir(light, noise, { reach: 260, floor: 0, thins: 60, mistHeight: 6, mistReach: 60 })
  progress(0.2)

  const dim = spec.time === 'day' && (spec.weather === 'rain' || spec.weather === 'mist') ? 0.45 : LAMPS[light.night ? 'night' : spec.time]
  const snowy = wants(spec, 'snow') && (spec.weather === 'snow' || spec.season === 'winter')
  const setting = {
    spec, lit: createLit(light), paper: paperOf(spec), lamps: wants(spec, 'lights') ? dim : 0, snow: snowy ? (spec.weather === 'snow' ? 1 : 0.8) : 0,
  }
  const things = plan.things.sort((a, b) => b.z - a.z)
  const skyOf = (seen: View) => render(seen, sky, new Float32Array(seen.width * seen.height).fill(Infinity), () => {}, checkCancelled)
  const town = { things, air, setting, night: light.night, checkCancelled }
  const wet = plan.floor === 'water' || spec.weather === 'rain' || light.night || spec.time === 'sunset'
  const mirror = mirroredView(view, 0, mirrorShare)
  const reflected = wet ? skyOf(mirror) : createLinearImage(mirror.width, mirror.height)
  if (wet) raise(reflected, { ...town, view: mirror }, (done) => progress(0.2 + 0.25 * done))

  const image = skyOf(view)
  if (light.night) {
    const open = new Float32Array(width * height).fill(Infinity)
    addStars(image, view, sky, open, noise, { seed: spec.seed, count: 1300, galaxy: light.aurora ? 0 : 0.4 }, checkCancelled)
  }
  checkCancelled()
  const floor = paintFloor(image, {
    kind: plan.floor, view, mirror, reflected, light, noise, air, town: setting,
    rough: spec.weather === 'rain' ? 1.7 : spec.mood === 'calm' ? 0.8 : 1.1,
    shine: wet ? (spec.weather === 'rain' ? 0.85 : light.night ? 0.6 : 0.3) * (1 - 0.6 * setting.snow) : 0,
    checkCancelled,
  })
  progress(0.6)
  const raised = raise(image, { ...town, view }, (done) => progress(0.6 + 0.3 * done))
  const distance = raised.map((z, i) => Math.min(z, floor[Math.floor(i / width)]!))
  progress(0.9)
  addPrecipitation(image, spec, light.night ? 0.3 : 0.85)
  if (spec.weather === 'snow') addFlakes(image, light.night ? 0.3 : 0.95, spec.seed)
  const unit = Math.sqrt(width * height)
  checkCancelled()
  bloom(image, light.night ? 0.55 : 1, (light.night ? 0.2 : 0.1) * (spec.mood === 'dreamy' ? 1.6 : 1), [unit / 120, unit / 32], checkCancelled)
  checkCancelled()
  grade(image, spec, checkCancelled)
  checkCancelled()
  progress(1)
  const depth = distance.map((z) => (z === Infinity ? 1 : z / (z + 30)))
  const lit = spec.sky === 'fireworks' && plan.floor === 'water' && { mirror: { row: view.horizon, wet: raised.map((z, i) => (z > floor[Math.floor(i / width)]! && i >= view.horizon * width ? 1 : 0)) } }
  return { image, depth, ...lit, tone: { exposure: light.exposure * EXPOSURES[light.night ? 'night' : spec.time] * (light.night && spec.weather === 'rain' ? 1.35 : 1), grain: 0.012, seed: spec.seed } }
}

interface Town {
  things: readonly Thing[]
  view: View
  air: Air
  setting: Omit<TownSetting, 'view' | 'walls' | 'glow'>
  night: boolean
  checkCancelled(): void
}

/** Draws the things, far to near, into a picture of sky and floor. Their distance, Infinity where there is none. */
function raise(
  image: LinearImage, { things, view, air, setting, night, checkCancelled }: Town, progress: (done: number) => void,
): Float32Array {
  const { width, height } = image
  const distance = new Float32Array(width * height).fill(Infinity)
  const glow = createLightLayer(width, height, 1)
  glow.pen.globalCompositeOperation = 'lighter'
  const walls = createLightLayer(width, height, night ? 1.6 : 2.6)
  for (let i = 1; i < CUTS.length; i++) {
    const [far, near] = [CUTS[i - 1]!, CUTS[i]!]
    const within = things.filter(({ z }) => z >= near && z < far)
    if (!within.length) continue
    walls.pen.clearRect(0, 0, width, height)
    for (const thing of within) {
      checkCancelled()
      thing.draw({ ...setting, view, walls, glow })
    }
    layBehindAir(image, distance, walls, view, air, within.reduce((sum, { z }) => sum + z, 0) / within.length, checkCancelled)
    progress(i / CUTS.length)
  }
  checkCancelled()
  addGlow(image, glow)
  return distance
}
