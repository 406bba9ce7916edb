import { hex } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { bloom, createLinearImage, type LinearImage } from '../../../pixels/linear-image.ts'
import { createRandom, type Random } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { ScenePainter } from '../../painter.ts'
import { grade } from '../../terrain/grade.ts'
import { lightFor, type Light, type SunPlace } from '../../terrain/light.ts'
import { createScratch } from '../../terrain/mixing.ts'
import { addPrecipitation } from '../../terrain/precipitation.ts'
import { createSky } from '../../terrain/sky.ts'
import { addStars } from '../../terrain/stars.ts'
import { createView } from '../../terrain/view.ts'
import { paintRockFace, type Cover } from '../rock-face.ts'
import { paintBoulder, type Boulder } from './boulders.ts'
import { paintFall, paintSpray, wetness } from './falling-water.ts'
import { createPlants } from './plants.ts'
import { planGorge, type Gorge } from './plan.ts'
import { paintPool } from './pool.ts'

const MOSSES: Record<SceneSpec['season'], Cover['moss']> = {
  spring: [hex('#304c1e'), hex('#6f8f3c')],
  summer: [hex('#263a1a'), hex('#567430')],
  autumn: [hex('#4a4a1c'), hex('#8f8a34')],
  winter: [hex('#45453a'), hex('#6d6a55')],
}

const NEARNESS: Record<SceneSpec['framing'], number> = { wide: 1, medium: 1.1, close: 1.45 }

function sunPlaces(side: number): Record<SceneSpec['time'], SunPlace> {
  return {
    dawn: { azimuth: side * 2.0, elevation: 0.34 },
    day: { azimuth: side * 2.15, elevation: 0.86 },
    sunset: { azimuth: side * 1.95, elevation: 0.3 },
    night: { azimuth: side * 2.1, elevation: 0.7 },
  }
}

/** A waterfall in a gorge: wet rock, silky water, spray, a pool with boulders, and what grows about it. */
export const paintWaterfall: ScenePainter = (spec, width, height, { noise, progress, checkCancelled }) => {
  const random = createRandom(spec.seed ^ 0xfa11)
  const light = lightFor(spec, sunPlaces(random() < 0.5 ? -1 : 1))
  const unit = Math.sqrt(width * height)
  const gorge = planGorge(width / unit, height / unit, NEARNESS[spec.framing], random, noise)
  const cold = spec.season === 'winter' || spec.weather === 'snow'
  const cover: Cover = { moss: MOSSES[cold ? 'winter' : spec.season], amount: cold ? 0.4 : 0.85, snow: cold && !spec.without.includes('snow') ? 0.95 : 0 }
  const image = createLinearImage(width, height)
  const depth = new Float32Array(width * height).fill(1)
  paintSkyAbove(spec, light, image, random, noise, checkCancelled)
  progress(0.2)

  const falls = [gorge.fall, ...gorge.strands]
  const wetAt = (u: number, v: number) => wetness(falls, u, v)
  const plants = createPlants(spec, cold, gorge, light, image, depth, random, checkCancelled)
  plants.crest()
  paintRockFace(image, depth, { inside: (u, v) => Math.min(v - gorge.crest(u), gorge.shore + 0.02 - v), rows: [0, gorge.shore + 0.03], size: 1, start: 11, wetAt, haze: 0.12, depth: 0.75, lit: 0.8 }, cover, light, noise, checkCancelled)
  progress(0.45)
  plants.ledges()
  for (const fall of [...gorge.strands, gorge.fall]) paintFall(image, fall, light, cold, noise, checkCancelled)
  paintSpray(image, gorge.fall, 0.74, light, noise, checkCancelled)
  progress(0.6)
  for (const side of [-1, 1] as const) {
    const top = Math.max(0, gorge.buttressTop[side] - 0.1)
    plants.behind(side)
    paintRockFace(image, depth, { inside: (u, v) => gorge.buttress(side, u, v), rows: [top, gorge.shore + gorge.tall * 0.17], size: 1.5, start: 31 + side * 7, wetAt: (_, v) => 0.35 * Math.max(0, 1 - (gorge.shore + 0.03 - v) * 14), haze: 0.03, depth: 0.5, lit: 0.62 }, cover, light, noise, checkCancelled)
    plants.before(side)
  }
  progress(0.75)
  paintPool(image, depth, gorge, light, noise, checkCancelled)
  paintSpray(image, { ...gorge.fall, half: gorge.fall.half * 1.2 }, 0.24 + 0.4 * light.mist, light, noise, checkCancelled)
  for (const stone of bouldersOf(gorge, random)) {
    checkCancelled()
    // On land the plants stand.
    const under = depth[Math.min(height - 1, Math.round(stone.y * unit)) * width + Math.max(0, Math.min(width - 1, Math.round(stone.x * unit)))]!
    if (under === 0.5 || under === 0.49 || under === 0.4) continue
    paintBoulder(image, depth, stone, cover, light, noise, checkCancelled)
  }
  progress(0.9)
  addPrecipitation(image, spec, light.night ? 0.25 : 0.85)
  checkCancelled()
  bloom(image, light.night ? 0.5 : 0.85, spec.mood === 'dreamy' ? 0.24 : 0.12, [unit / 90, unit / 24], checkCancelled)
  checkCancelled()
  grade(image, spec, checkCancelled)
  return { image, depth, tone: { exposure: light.exposure * 1.1, grain: 0.012, seed: spec.seed } }
}

function paintSkyAbove(spec: SceneSpec, light: Light, image: LinearImage, random: Random, noise: Noise, checkCancelled: () => void): void {
  const { width, height, planes } = image
  // A low sun colours the sky near the horizon, which the wall hides: that part is shown over it.
  const view = createView(width, height, 0.9, spec.time === 'sunset' || spec.time === 'dawn' ? 0.44 : 0.74, 2)
  const sky = createSky(view, light, noise, random() * 40, checkCancelled, 0.36)
  const colour = createScratch()
  const rows = Math.round(height * 0.5)
  for (let row = 0; row < rows; row++) {
    if ((row & 31) === 0) checkCancelled()
    for (let px = 0; px < width; px++) {
      sky.sample(colour, (px + 0.5 - width / 2) / view.focal, Math.max(0, (view.horizon - row - 0.5) / view.focal))
      for (let c = 0; c < 3; c++) planes[c]![row * width + px] = colour[c]!
    }
  }
  if (light.night) addStars(image, view, sky, new Float32Array(width * height).fill(Infinity), noise, { seed: spec.seed, count: 1200, galaxy: light.aurora ? 0 : 0.7 }, checkCancelled)
}

/** Stones at the foot of the fall, about the pool and near us, far to near. */
function bouldersOf({ wide, tall, shore, fall }: Gorge, random: Random): Boulder[] {
  const span = tall - shore
  const stone = (x: number, near: number, half: number): Boulder =>
    ({ x, y: shore + span * near, half, tall: half * (0.5 + 0.35 * random()), start: random() * 80, depth: 0.5 - 0.42 * near })
  // Fallen rock along the foot of the wall.
  const talus = Array.from({ length: 26 }, () => stone(wide * random(), -0.01 + 0.07 * random(), 0.01 + 0.024 * random() ** 2)).filter(({ x }) => Math.abs(x - fall.x) > fall.half * 1.7)
  const foot = Array.from({ length: 7 }, () => stone(fall.x + (random() < 0.5 ? -1 : 1) * fall.half * (1.4 + 2.4 * random()), 0.02 + 0.07 * random(), 0.012 + 0.018 * random()))
  const about = Array.from({ length: 9 }, () => {
    const out = Math.pow(random(), 1.3) * 0.36
    const near = 0.12 + 0.6 * random()
    return stone(wide * (random() < 0.5 ? out : 1 - out), near, (0.018 + 0.035 * random()) * (0.7 + near))
  })
  const side = random() < 0.5 ? 0.12 : 0.88
  const close = [stone(wide * (side + 0.1 * (random() - 0.5)), 0.9, 0.13), stone(wide * (1 - side + 0.14 * (random() - 0.5)), 1.02, 0.1), stone(wide * (side < 0.5 ? 0.3 : 0.7), 0.97, 0.06)]
  return [...talus, ...foot, ...about, ...close].sort((a, b) => a.y - b.y)
}
