import { createRandom } from '../../pixels/random.ts'
import { smoothstep } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { ScenePainter } from '../painter.ts'
import { createAir } from './air.ts'
import { createCoast, farthest } from './coast.ts'
import { finish } from './finish.ts'
import { lightFor, type SunPlace } from './light.ts'
import { addPrecipitation } from './precipitation.ts'
import { render } from './render.ts'
import { createSea } from './sea.ts'
import { createShoreGround } from './shore-ground.ts'
import { createSky } from './sky.ts'
import { addStars } from './stars.ts'
import { createView, marchColumns, waterSeen } from './view.ts'
import { createWaves } from './waves.ts'

const lenses = { close: 1.3, medium: 1.02, wide: 0.82 }
const swells: Record<SceneSpec['weather'], number> = { clear: 0.55, cloudy: 0.8, mist: 0.32, rain: 1.25, snow: 0.7, aurora: 0.4 }
const moodSwell: Record<SceneSpec['mood'], number> = { calm: 0.75, dramatic: 1.7, dreamy: 0.7, joyful: 1, mysterious: 0.85 }

function sunPlaces(side: number, swing: number): Record<SceneSpec['time'], SunPlace> {
  return {
    dawn: { azimuth: side * (0.1 + swing * 0.2), elevation: 0.1 },
    day: { azimuth: side * (1.1 + swing * 0.9), elevation: 0.8 },
    sunset: { azimuth: side * swing * 0.26, elevation: 0.085 },
    night: { azimuth: side * (0.05 + swing * 0.2), elevation: 0.22 },
  }
}

/** Open sea, or a beach, with islands or cliffs for some seeds. */
export const paintSeascape: ScenePainter = (spec, width, height, { noise, progress, checkCancelled }) => {
  const random = createRandom(spec.seed ^ 0x5ea)
  const light = lightFor(spec, sunPlaces(random() < 0.5 ? -1 : 1, random()))
  const shift = random() * 40
  const low = (height > width ? 0.5 : 0.46) + (random() - 0.5) * 0.12
  const heading = (random() - 0.5) * 1.6
  const lift = random()
  const swell = swells[spec.weather] * moodSwell[spec.mood]
  const waves = createWaves(random, swell, heading)
  const view = createView(width, height, lenses[spec.framing], low, 6.5 + 3.5 * lift)
  const coast = createCoast(noise, random, spec, (view.eye * view.focal) / (height - view.horizon), checkCancelled)
  const sky = createSky(view, light, noise, shift, checkCancelled)
  const air = createAir(light, noise, { reach: 1100, floor: 0, thins: 110, mistHeight: 9, mistReach: 220 })
  const sea = createSea({
    view, coast, waves, sky, light, noise, swell, whitecaps: smoothstep(0.6, 1.5, swell),
  })
  const ground = createShoreGround(coast, sky, light, spec, noise, checkCancelled)
  progress(0.3)

  const seaAt = (x: number, z: number) => waves.heightAt(x, z) * smoothstep(0, 40, coast.offshore(x, z)) * smoothstep(560, 300, z)
  const heightAt = (x: number, z: number) => Math.max(seaAt(x, z), coast.landAt(x, z))
  const distance = marchColumns(view, heightAt, { near: 4, far: farthest, step: [0.09, 1.4, 0.0028] }, checkCancelled)
  progress(0.5)
  // Past the end of the march the sea is level up to the horizon.
  for (let row = Math.ceil(view.horizon); row < height; row++)
    for (let at = row * width; at < (row + 1) * width; at++)
      if (distance[at] === Infinity) distance[at] = (view.eye * view.focal) / (row + 0.5 - view.horizon)
  const unit = Math.sqrt(width * height)
  const image = render(view, sky, distance, (out, x, y, z, slopeX, slopeY, px, row) => {
    const level = z < farthest ? seaAt(x, z) : 0
    if (z < farthest && coast.landAt(x, z) > level) ground(out, x, y, z, slopeX, slopeY)
    else sea(out, x, z, level, slopeX, Math.min(-1e-4, slopeY), (px / unit) * 190, (row / unit) * 520)
    air(out, Math.min(z, 2500), x, Math.max(0, y), slopeX, Math.max(0, slopeY))
  }, checkCancelled)
  if (light.night)
    addStars(image, view, sky, distance, noise, { seed: spec.seed, count: 1100, galaxy: light.aurora ? 0 : 0.45 }, checkCancelled)
  progress(0.85)
  addPrecipitation(image, spec, light.night ? 0.25 : 0.8)
  const lit = spec.sky === 'fireworks' && { mirror: { row: view.horizon, wet: waterSeen(view, distance, 0, 1.5) } }
  return { ...finish(image, distance, 80, spec, light, checkCancelled), ...lit }
}
