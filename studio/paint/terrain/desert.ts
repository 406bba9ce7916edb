import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../keep.ts'
import type { ScenePainter } from '../painter.ts'
import { createAir } from './air.ts'
import { createDunes, farthest, type Dunes } from './dunes.ts'
import { createField, likeField, sampleField, sunShadow, type Field } from './field.ts'
import { finish } from './finish.ts'
import { lightFor, type Light, type SunPlace } from './light.ts'
import { assign, blend, type Scratch } from './mixing.ts'
import { COURSE, withPyramids } from './pyramids.ts'
import { addPrecipitation } from './precipitation.ts'
import { render } from './render.ts'
import { createSky } from './sky.ts'
import { addStars } from './stars.ts'
import { createView, marchColumns, type View } from './view.ts'

const lenses = { close: 1.3, medium: 1.04, wide: 0.82 }
/** Sand in the sun and where it lies thin: golden, red as the Namib's, pale. */
const sands: readonly (readonly [Rgb, Rgb])[] = [
  [hex('#dba565'), hex('#c98a4c')],
  [hex('#cf7a42'), hex('#b35c30')],
  [hex('#d6b686'), hex('#c09a6a')],
]
const limestone = [hex('#d3b485'), hex('#9c7c52')] as const
const rock = [hex('#a05a3a'), hex('#6e3a2a')] as const
/** What colour the eye makes of sand by the moon. */
const moonlit: Rgb = [0.055, 0.1, 0.21]
const frost: Rgb = [0.7, 0.75, 0.84]

function sunPlaces(side: number, swing: number): Record<SceneSpec['time'], SunPlace> {
  return {
    dawn: { azimuth: side * (1.0 + swing * 0.35), elevation: 0.2 },
    day: { azimuth: side * (1.35 + swing * 0.5), elevation: 0.56 },
    sunset: { azimuth: side * (0.6 + swing * 0.75), elevation: 0.16 },
    night: { azimuth: side * (1.2 + swing * 0.6), elevation: 0.5 },
  }
}

const sunlightOf = keep<SceneSpec, Field>()

type Ground = (out: Scratch, x: number, y: number, z: number) => void

function createSand(dunes: Dunes, view: View, sand: readonly [Rgb, Rgb], light: Light, spec: SceneSpec, noise: Noise, checkCancelled: () => void): Ground {
  const [sunX, sunY, sunZ] = light.direction
  const sunlight = sunlightOf(spec, () => {
    const land = createField(720, 560, 1.15, dunes.heightAt, checkCancelled)
    return likeField(land, sunShadow(land, light.direction, checkCancelled, 160))
  })
  const bounce = mix(light.horizon, sand[0], 0.35)
  const snowy = (spec.weather === 'snow' || spec.season === 'winter') && !spec.without.includes('snow')
  const dustiness = spec.weather === 'snow' ? 0.85 : 0.3
  const wet = spec.weather === 'rain' ? 0.6 : 1
  return (out, x, y, z) => {
    const reach = 0.22 + z * 0.0022
    const dx = dunes.heightAt(x + reach, z) - y
    const dz = dunes.heightAt(x, z + reach) - y
    let nx = -dx / reach
    let nz = -dz / reach
    const mesa = dunes.mesaAt(x, z)
    const grain = noise.fbm(x * 0.9, z * 0.9, 2)
    if (dunes.masonryAt && dunes.masonryAt(x, z) + 4 > y - 0.05) {
      // Blocks of a course, each a little lighter or darker, worn at the joints.
      const row = Math.floor(y / COURSE)
      const block = noise.at(Math.floor(x / 2.4 + row * 0.37) * 3.1, Math.floor(z / 2.4) * 2.3 + row * 5.7)
      assign(out, limestone[0], wet)
      blend(out, limestone[1], Math.min(1, Math.max(0, 0.42 + 0.5 * block + grain * 0.5 + noise.fbm(x * 0.03, y * 0.05, 2) * 0.4)), wet)
      if (light.night) blend(out, moonlit, 0.68)
    } else if (mesa > 2) {
      const crack = noise.fbm(x * 0.3 + y * 0.02, z * 0.3 + y * 0.06, 3)
      nx += crack * 1.6
      assign(out, rock[0])
      blend(out, rock[1], Math.min(1, Math.max(0, 0.5 + 0.35 * Math.sin(y * 0.55 + crack * 2) + crack * 0.5)))
      if (light.night) blend(out, moonlit, 0.6, 0.6)
      blend(out, sand[1], 0.75 * smoothstep(9, 2, mesa))
    } else {
      // Ripples lie across the wind and fade before they are finer than a pixel, seen at the slant of the ground.
      const slant = Math.max(0.06, Math.min(1, (view.eye - y) / z + 0.55 * Math.hypot(nx, nz)))
      const pixel = z / view.focal / slant
      const along = x * dunes.windX + z * dunes.windZ
      const across = z * dunes.windX - x * dunes.windZ
      const bend = noise.at(across * 0.22, along * 0.13) * 1.1 + noise.at(across * 0.7 + 8, along * 0.5) * 0.35
      const ripple = Math.sin(along * 9.5 + bend * 2.6)
      const broad = Math.sin(along * 2.6 + bend * 1.8 + 1)
      const blown = smoothstep(-0.45, 0.35, noise.at(x * 0.05 + 60, z * 0.05)) * 0.8 + 0.2
      const bump = blown * (ripple * 0.12 * smoothstep(0.3, 0.08, pixel) + broad * 0.05 * smoothstep(1.1, 0.3, pixel))
      nx += bump * dunes.windX
      nz += bump * dunes.windZ
      assign(out, sand[0], wet)
      blend(out, sand[1], Math.min(1, Math.max(0, 0.4 + 0.55 * noise.at(x * 0.02, z * 0.02) + grain * 0.25 - bump * 1.6)), wet)
    }
    const length = Math.sqrt(1 + nx * nx + nz * nz)
    if (snowy) {
      const lies = grain * 0.3 + noise.fbm(x * 0.03, z * 0.03, 3) + 1.6 / length - 1.3
      blend(out, frost, dustiness * smoothstep(-0.45, 0.4, lies))
    }
    const facing = Math.max(0, (nx * sunX + sunY + nz * sunZ) / length)
    const sun = facing * smoothstep(0.1, 0.75, sampleField(sunlight, x, z)) * 1.12
    const skyward = 0.5 + 0.45 / length
    // The low sky is brightest under the sun, so slopes that lean to it are so in the shade too.
    const glow = 0.14 + 0.3 * Math.max(0, (nx * sunX + nz * sunZ) / length + 0.35)
    const sparkle = 1 + 0.12 * grain * smoothstep(90, 10, z)
    for (let c = 0; c < 3; c++) out[c]! *= (light.sun[c]! * sun + light.ambient[c]! * skyward * 0.8 + bounce[c]! * glow) * sparkle
  }
}

/** A sea of dunes under a big sky. */
export const paintDesert: ScenePainter = (spec, width, height, { noise, progress, checkCancelled }) => {
  const random = createRandom(spec.seed ^ 0xde5e)
  const light = lightFor(spec, sunPlaces(random() < 0.5 ? -1 : 1, random()))
  light.cover = Math.max(0, light.cover - 0.14)
  const [lit, thin] = sands[Math.floor(random() * sands.length)]!
  const sand: readonly [Rgb, Rgb] = light.night ? [mix(lit, moonlit, 0.72), mix(thin, moonlit, 0.72)] : [lit, thin]
  const shift = random() * 40
  const low = (height > width ? 0.5 : 0.44) + random() * 0.12
  const built = spec.manner === 'pyramids'
  const bare = createDunes(noise, random, !built && !spec.without.includes('mesas') && !spec.without.includes('mountains'))
  const dunes = built ? withPyramids(bare, noise, createRandom(spec.seed ^ 0x612a)) : bare
  // The eye stands above what is near, so that no dune at its feet hides the rest.
  let foot = -Infinity
  for (const side of [-0.4, -0.2, 0, 0.2, 0.4])
    for (let z = 4; z <= 90; z += 4) foot = Math.max(foot, dunes.heightAt(side * z, z) - z * 0.1)
  const view = createView(width, height, lenses[spec.framing], low, foot + 8)
  const sky = createSky(view, light, noise, shift, checkCancelled)
  const ground = createSand(dunes, view, sand, light, spec, noise, checkCancelled)
  const air = createAir(light, noise, { reach: 900, floor: foot - 10, thins: 120, mistHeight: 16, mistReach: 220 })
  progress(0.3)

  const distance = marchColumns(view, dunes.heightAt, { near: 3, far: farthest, step: [0.1, 1.6, 0.0028] }, checkCancelled)
  progress(0.5)
  const image = render(view, sky, distance, (out, x, y, z, slopeX, slopeY) => {
    ground(out, x, y, z)
    air(out, z, x, y, slopeX, Math.max(0, slopeY))
  }, checkCancelled)
  if (light.night)
    addStars(image, view, sky, distance, noise, { seed: spec.seed, count: 2600, galaxy: light.aurora ? 0 : 1.35 }, checkCancelled)
  progress(0.85)
  addPrecipitation(image, spec, light.night ? 0.25 : 0.8)
  return finish(image, distance, 80, spec, light, checkCancelled)
}
