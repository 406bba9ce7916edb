import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../keep.ts'
import type { Coast } from './coast.ts'
import { likeField, sampleField, sunShadow, type Field } from './field.ts'
import type { Light } from './light.ts'
import { assign, blend, createScratch, type Scratch } from './mixing.ts'
import type { Sky } from './sky.ts'

const sand = [hex('#d9bd92'), hex('#b8976a')] as const
const rock = [hex('#574c44'), hex('#988a78')] as const
const lichen = hex('#6f6a4a')
/** What colour the eye makes of sand by the moon. */
const moonlit: Rgb = [0.1, 0.15, 0.27]
const snowWhite: Rgb = [0.7, 0.75, 0.83]
const turf: Record<SceneSpec['season'], readonly [Rgb, Rgb]> = {
  spring: [hex('#3f6a2c'), hex('#7fa048')],
  summer: [hex('#38592a'), hex('#758a40')],
  autumn: [hex('#6a5a2c'), hex('#9c8440')],
  winter: [hex('#5c5a40'), hex('#858060')],
}

/** The lit colour of beach and cliffs; `slopeX`, `slopeY` are the line of sight, for the sky that wet sand mirrors. */
export type ShoreGround = (out: Scratch, x: number, y: number, z: number, slopeX: number, slopeY: number) => void

const sunlightOf = keep<SceneSpec, Field>()

export function createShoreGround(
  coast: Coast, sky: Sky, light: Light, spec: SceneSpec, noise: Noise, checkCancelled: () => void,
): ShoreGround {
  const sunlight = sunlightOf(spec, () => likeField(coast.land, sunShadow(coast.land, light.direction, checkCancelled, 60)))
  const [sunX, sunY, sunZ] = light.direction
  const mirrored = createScratch()
  const snowy = (spec.weather === 'snow' || spec.season === 'winter') && !spec.without.includes('snow')
  const bounce = mix(light.horizon, light.ambient, 0.5)
  const lit = (out: Scratch, nx: number, nz: number, sunThere: number) => {
    const length = Math.sqrt(1 + nx * nx + nz * nz)
    const sun = (Math.max(0, nx * sunX + sunY + nz * sunZ) / length) * sunThere * 1.2
    for (let c = 0; c < 3; c++) out[c]! *= light.sun[c]! * sun + light.ambient[c]! * (0.45 + 0.5 / length) + bounce[c]! * 0.16
  }
  const beach = (out: Scratch, x: number, y: number, z: number, slopeX: number, slopeY: number) => {
    const inland = -coast.offshore(x, z)
    const grain = noise.fbm(x * 6, z * 6, 2)
    const hollows = noise.fbm(x * 0.7, z * 0.7, 3)
    assign(out, sand[0])
    blend(out, sand[1], Math.min(1, Math.max(0, 0.35 + 0.3 * grain + 0.3 * hollows)))
    const wet = smoothstep(7.5 + 3 * hollows, 1.5, inland)
    blend(out, sand[1], wet * 0.8, 0.5)
    if (light.night) blend(out, moonlit, 0.55)
    if (snowy) blend(out, snowWhite, smoothstep(3, 7, inland + hollows * 4) * 0.9)
    const dry = 1 - wet
    const bumpX = (noise.at(x * 1.6, z * 1.6) * 0.08 + noise.at(x * 4.5, z * 4.5) * 0.09) * dry
    const bumpZ = (noise.at(x * 1.6 + 20, z * 1.6) * 0.08 + noise.at(x * 4.5 + 9, z * 4.5) * 0.09) * dry
    lit(out, bumpX, bumpZ, 1)
    const facing = -slopeY / Math.sqrt(1 + slopeY * slopeY)
    const shine = (0.1 + 0.9 * Math.pow(1 - Math.max(0, facing), 3.5)) * smoothstep(6 + 3 * hollows, 0.5, inland)
    sky.sample(mirrored, slopeX + grain * 0.01, Math.max(0.02, -slopeY + hollows * 0.02))
    blend(out, mirrored, Math.min(0.8, shine * 0.9))
  }
  const cliff = (out: Scratch, x: number, y: number, z: number) => {
    const reach = 2.6 + z * 0.003
    const dx = (coast.landAt(x - reach, z) - coast.landAt(x + reach, z)) / (2 * reach)
    const dz = (coast.landAt(x, z - reach) - coast.landAt(x, z + reach)) / (2 * reach)
    const texture = noise.fbm(x * 0.22 + y * 0.1, z * 0.22 + y * 0.16, 4)
    const steep = 1 - 1 / Math.sqrt(1 + dx * dx + dz * dz)
    const beds = noise.fbm(x * 0.05, y * 0.16 + z * 0.03, 3)
    assign(out, rock[0])
    blend(out, rock[1], Math.min(1, Math.max(0, 0.5 + texture * 0.7 + beds * 1.1)))
    blend(out, lichen, 0.5 * smoothstep(0.05, 0.5, texture - beds))
    const grassy = smoothstep(0.55, 0.28, steep + texture * 0.12) * smoothstep(4, 9, y)
    const [dark, bright] = turf[spec.season]
    blend(out, dark, grassy)
    blend(out, bright, grassy * Math.min(1, Math.max(0, 0.5 + texture * 0.9)))
    if (snowy) blend(out, snowWhite, smoothstep(0.6, 0.35, steep) * smoothstep(3, 8, y))
    blend(out, rock[0], smoothstep(2.4, 0.6, y), 0.45)
    lit(out, dx + texture * 0.7 + beds * 0.5, dz + texture * 0.4, sampleField(sunlight, x, z))
  }
  return (out, x, y, z, slopeX, slopeY) => {
    if (coast.hasBeach && z < 120) beach(out, x, y, z, slopeX, slopeY)
    else cliff(out, x, y, z)
  }
}
