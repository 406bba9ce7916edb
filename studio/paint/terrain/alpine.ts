import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { habitOf } from '../compose/habits.ts'
import type { ScenePainter } from '../painter.ts'
import { createAir } from './air.ts'
import { createAlpineGround } from './alpine-ground.ts'
import { withPlume, type PlumePlace } from './ash-plume.ts'
import { createAlpineLand, farthest, type AlpineLand } from './alpine-land.ts'
import { drawConifers, plantConifers } from './conifers.ts'
import { sampleField } from './field.ts'
import { finish } from './finish.ts'
import { createLake } from './lake.ts'
import { lightFor, type SunPlace } from './light.ts'
import { addFountain } from './lava-fountain.ts'
import { addPrecipitation } from './precipitation.ts'
import { render, type Shade } from './render.ts'
import { riverRelief } from './river-valley.ts'
import { createSky } from './sky.ts'
import { addStars } from './stars.ts'
import { createView, marchColumns, marchMirror, mirroredView, waterSeen, type MarchRange, type View } from './view.ts'
import { planVolcano, type Volcano } from './volcano.ts'

const lenses = { close: 1.32, medium: 1.06, wide: 0.84 }
const ripples: Record<SceneSpec['mood'], number> = { calm: 0.8, dramatic: 1.8, dreamy: 0.8, joyful: 1.2, mysterious: 1 }
/** Resolution of the mirrored picture, which the ripples blur anyway. */
const mirrorShare = 0.6

function sunPlaces(side: number): Record<SceneSpec['time'], SunPlace> {
  return {
    dawn: { azimuth: side * 1.15, elevation: 0.24 },
    day: { azimuth: side * 2.1, elevation: 0.72 },
    sunset: { azimuth: side * 0.3, elevation: 0.15 },
    night: { azimuth: side * 0.5, elevation: 0.5 },
  }
}

/** Cells of the ground along one of a draft's. */
const DRAFT_CELL = 4

/** How high over a river we stand: from lower its bends would not be seen. */
const RIVER_EYE = 33
/** How lava shows against the light of an hour. */
const HEATS: Record<SceneSpec['time'], number> = { dawn: 0.75, day: 0.55, sunset: 0.85, night: 1 }

/** Smoke by day, the glow of lava in it when there is little other light. */
function plumeOver({ x, z }: Volcano, land: AlpineLand, view: View, { manner, time, seed }: SceneSpec): PlumePlace {
  const bursts = manner === 'eruption'
  const y = (sampleField(land.height, x, z) + 4 - view.eye) / z
  const room = view.horizon / view.focal - y
  return { x: x / z, y, tall: room * (bursts ? 1.12 : 1), girth: bursts ? 1 : 0.5, glow: (time === 'night' ? 1.5 : time === 'day' ? 0.45 : 0.9) * (bursts ? 1 : 0.55), drift: (((seed >>> 7) & 255) / 255 - 0.5) * (bursts ? 0.5 : 1.1) }
}

/** A mountain lake under an eroded range, mirrored in the water. */
export const paintAlpine: ScenePainter = (spec, width, height, { noise, draft, progress, checkCancelled }) => {
  const random = createRandom(spec.seed)
  const light = lightFor(spec, sunPlaces(random() < 0.5 ? -1 : 1))
  const auroraNight = random() < 0.5 && spec.weather === 'clear' && !spec.without.includes('aurora')
  if (light.night && auroraNight) light.aurora = true
  if (spec.time === 'dawn' && !spec.without.includes('mist')) light.mist = Math.max(light.mist, 0.28)
  const shift = random() * 40
  const volcano = spec.manner === 'volcano' || spec.manner === 'eruption' ? planVolcano(noise, createRandom(spec.seed ^ 0x701c)) : undefined
  const river = spec.manner === 'stream'
  const broad = spec.subjects.some(({ kind }) => habitOf(spec, kind).footing === 'water')
  const relief = volcano?.relief ?? (river ? riverRelief(createRandom(spec.seed ^ 0x21e5), broad) : undefined)
  const land = createAlpineLand(noise, random, light.direction, draft ? DRAFT_CELL : 1, checkCancelled, relief)
  const treeless = spec.without.includes('trees') || spec.without.includes('forest')
  const trees = treeless ? new Float32Array(0) : plantConifers(land, spec.seed & 0xffff)
  progress(0.3)

  // A wide frame has less height for the peaks, so it sees a wider angle.
  const lens = lenses[spec.framing] * Math.min(1, Math.pow(height / width, 0.3))
  const view = createView(width, height, lens, (height === width ? 0.52 : 0.56) - (river && !broad ? 0.12 : 0) + (volcano ? 0.12 : 0), land.water + (river && !broad ? RIVER_EYE : 13))
  const open = createSky(view, light, noise, shift, checkCancelled)
  const sky = volcano ? withPlume(open, plumeOver(volcano, land, view, spec), light, noise, checkCancelled) : open
  const air = createAir(light, noise, { reach: 900, floor: land.water, thins: 90, mistHeight: 9, mistReach: 170 })
  const ground = createAlpineGround(land, volcano ? { ...spec, without: [...spec.without, 'snow'] } : spec, light, noise)
  const heat = volcano ? HEATS[spec.time] * (spec.manner === 'eruption' ? 1 : 0.6) : 0
  const paintGround: Shade = (out, x, y, z, slopeX, slopeY) => {
    ground(out, x, z, z)
    volcano?.lava(out, land, x, z, light.night ? 0 : 1, heat)
    air(out, z, x, y, slopeX, Math.max(0, slopeY))
  }
  const range: MarchRange = { near: 8, far: farthest, step: [0.12, 0.8, 0.002] }
  const heightAt = (x: number, z: number) => {
    const y = sampleField(land.height, x, z)
    if (y < land.water) return land.water
    const detail = z < 260 ? noise.at(x * 0.8, z * 0.8) * 0.35 + noise.at(x * 2.1 + 5, z * 2.1) * 0.16 : 0
    return Math.max(land.water, y + detail * Math.min(1, (y - land.water) * 0.8))
  }
  progress(0.4)

  const mirror = mirroredView(view, land.water, mirrorShare)
  const mirrorDistance = marchMirror(mirror, heightAt, land.water, range, checkCancelled)
  const reflected = render(mirror, sky, mirrorDistance, paintGround, checkCancelled)
  drawConifers(reflected, mirrorDistance, mirror, trees, land, spec, light, air)
  progress(0.6)

  const lake = createLake({ land, view, mirror, reflected, light, noise, ripple: ripples[spec.mood] })
  const distance = marchColumns(view, heightAt, range, checkCancelled)
  const image = render(view, sky, distance, (out, x, y, z, slopeX, slopeY, px, row) => {
    if (y > land.water + 1e-3 * z) return paintGround(out, x, y, z, slopeX, slopeY, px, row)
    lake(out, x, z, px, row)
    air(out, z * 0.75, x, land.water, slopeX, 0)
  }, checkCancelled)
  if (light.night) addStars(image, view, sky, distance, noise, { seed: spec.seed, count: 1500, galaxy: light.aurora ? 0 : 1 }, checkCancelled)
  progress(0.85)
  drawConifers(image, distance, view, trees, land, spec, light, air)
  if (volcano && spec.manner === 'eruption') addFountain(image, width / 2 + (volcano.x / volcano.z) * view.focal, view.horizon - plumeOver(volcano, land, view, spec).y * view.focal, spec.seed, HEATS[spec.time])
  addPrecipitation(image, spec, light.night ? 0.25 : 0.85)
  const lit = spec.sky === 'fireworks' && { mirror: { row: view.horizon, wet: waterSeen(view, distance, land.water, 0) } }
  return { ...finish(image, distance, 90, spec, light, checkCancelled), ...lit }
}
