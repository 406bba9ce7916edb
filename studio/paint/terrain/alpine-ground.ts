import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { rows, type AlpineLand } from './alpine-land.ts'
import { sampleField } from './field.ts'
import type { Light } from './light.ts'
import { assign, blend, type Scratch } from './mixing.ts'

const rock = [hex('#62564e'), hex('#958b81')] as const
const strata = hex('#4c4441')
const shore = hex('#a29680')
const snowWhite: Rgb = [0.7, 0.75, 0.83]
const forest = hex('#15281a')

interface Cover { grass: readonly [Rgb, Rgb]; snowline: number; valleySnow: number }

const covers: Record<SceneSpec['season'], Cover> = {
  spring: { grass: [hex('#3c6a26'), hex('#86a848')], snowline: 0.42, valleySnow: 0 },
  summer: { grass: [hex('#30511f'), hex('#7a8f3c')], snowline: 0.6, valleySnow: 0 },
  autumn: { grass: [hex('#6a5426'), hex('#b08a3a')], snowline: 0.5, valleySnow: 0 },
  winter: { grass: [hex('#5a5a4a'), hex('#8a8470')], snowline: 0.1, valleySnow: 0.85 },
}

export type Ground = (out: Scratch, x: number, z: number, distance: number) => void

/** The lit colour of the ground at a place, before the air: rock, grass, forest floor and snow by height and slope. */
export function createAlpineGround(land: AlpineLand, spec: SceneSpec, light: Light, noise: Noise): Ground {
  const { height, sunlight, openness, patches, water } = land
  const snowing = spec.weather === 'snow'
  const cover = covers[snowing ? 'winter' : spec.season]
  const bare = spec.without.includes('snow')
  const treeless = spec.without.includes('trees') || spec.without.includes('forest')
  const [sunX, sunY, sunZ] = light.direction
  const bounce: Rgb = mix(light.horizon, light.ambient, 0.5)
  return (out, x, z, distance) => {
    const y = sampleField(height, x, z)
    const reach = 0.8 + distance * 0.0026
    let nx = sampleField(height, x - reach, z) - sampleField(height, x + reach, z)
    let nz = sampleField(height, x, z - reach) - sampleField(height, x, z + reach)
    const slopeNow = Math.hypot(nx, nz) / (2 * reach)
    const rough = 0.32 + 0.5 * Math.min(1, slopeNow)
    const finest = Math.max(0, 1 - distance / 170)
    const bumpX = noise.at(x * 0.9, z * 0.9 + y * 0.5) * 0.5 + noise.at(x * 2.1, z * 2.1 + y) * 0.3 +
      finest * noise.at(x * 5.3, z * 5.3 + y * 2) * 0.3
    const bumpZ = noise.at(x * 0.9 + 40, z * 0.9 - y * 0.5) * 0.5 + finest * noise.at(x * 3.3 + 9, z * 3.3) * 0.35
    nx += bumpX * rough * reach
    nz += bumpZ * rough * reach
    const ny = 2 * reach
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz)
    const steep = 1 - ny / length
    const patch = sampleField(patches, x, z)
    const close = finest > 0.4 ? noise.fbm(x * 3.1 + y, z * 3.1 - y * 1.7, 3) * (finest - 0.4) : 0
    const texture = noise.fbm(x * 0.55 + y * 0.3, z * 0.55 - y * 0.2, 3) + close
    const altitude = (y - water) / (rows * 0.2)

    assign(out, rock[0])
    blend(out, rock[1], 0.5 + texture * 0.9)
    blend(out, strata, 0.4 * smoothstep(420, 120, distance) * (0.5 + 0.5 * Math.sin(y * 1.15 + patch * 5 + texture * 2)))
    const grassy = smoothstep(0.4, 0.2, steep) * smoothstep(0.66, 0.28, altitude + patch * 0.22)
    if (grassy > 0) {
      const tuft = 0.45 + texture * 0.55 + patch * 0.5 + finest * 0.35 * noise.at(x * 7, z * 4)
      blend(out, cover.grass[0], grassy)
      blend(out, cover.grass[1], grassy * Math.min(1, Math.max(0, tuft)))
    }
    if (!treeless) blend(out, forest, 0.8 * forestShare(altitude, patch, steep) * smoothstep(60, 200, distance))
    blend(out, shore, 0.75 * smoothstep(0.016, 0.003, altitude + texture * 0.006))
    if (!bare) {
      const line = smoothstep(cover.snowline - 0.1, cover.snowline + 0.12, altitude + patch * 0.2 + texture * 0.06)
      const holds = smoothstep(0.64, 0.44, steep + texture * 0.12)
      const valley = cover.valleySnow * smoothstep(0.004, 0.02, altitude) * smoothstep(0.42, 0.2, steep + texture * 0.14)
      blend(out, snowWhite, Math.max(line * holds, valley))
    }
    const facing = Math.max(0, (nx * sunX + ny * sunY + nz * sunZ) / length)
    const sun = facing * sampleField(sunlight, x, z) * 1.2
    const open = sampleField(openness, x, z)
    const skyward = (0.45 + 0.55 * (ny / length)) * open
    for (let c = 0; c < 3; c++) out[c]! *= light.sun[c]! * sun + light.ambient[c]! * skyward + bounce[c]! * 0.14 * open
  }
}

/** How densely trees stand, 0..1. */
export function forestShare(altitude: number, patch: number, steep: number): number {
  return smoothstep(0.012, 0.05, altitude) * smoothstep(0.44, 0.3, altitude + patch * 0.22) *
    smoothstep(0.42, 0.22, steep) * smoothstep(-0.42, 0.12, patch)
}
