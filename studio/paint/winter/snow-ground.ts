import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Air } from '../terrain/air.ts'
import type { Light } from '../terrain/light.ts'
import { assign, blend, createScratch } from '../terrain/mixing.ts'
import type { Shade } from '../terrain/render.ts'
import type { Sky } from '../terrain/sky.ts'
import type { WinterLand } from './land.ts'

const SNOW: Rgb = [0.8, 0.84, 0.92]
const ICE: Rgb = [0.2, 0.32, 0.4]
const TURF: Record<SceneSpec['season'], readonly [Rgb, Rgb]> = {
  winter: [hex('#5d5344'), hex('#7d7058')],
  spring: [hex('#4a5a2a'), hex('#8a8c46')],
  summer: [hex('#3f5a28'), hex('#7c8a40')],
  autumn: [hex('#6a4c26'), hex('#b08238')],
}
/** How much of the ground the snow covers, about -1 (none) .. 1 (all). */
export const COVER: Record<SceneSpec['season'], number> = { winter: 1, autumn: 0.42, spring: 0.3, summer: 0.22 }

interface Ground {
  land: WinterLand
  spec: SceneSpec
  light: Light
  sky: Sky
  noise: Noise
  air: Air
  /** Shadow of trees and cabins, and of footprints, 0..1, width × height. */
  shadow: Plane
  prints: Plane
  width: number
}

/** Snow in sun and in the blue of shadow, the trodden path, ice, and turf where it has thawed. */
export function createSnowGround({ land, spec, light, sky, noise, air, shadow, prints, width }: Ground): Shade {
  const [sunX, sunY, sunZ] = light.direction
  const [turfDark, turfLight] = TURF[spec.season]
  const cover = spec.weather === 'snow' ? 1 : COVER[spec.season]
  const mirror = createScratch()
  const bounce = mix(light.horizon, light.middle, 0.4)
  const treeless = spec.without.includes('trees')
  return (out, x, y, z, slopeX, slopeY, px, row) => {
    const at = row * width + px
    const reach = 0.1 + 0.006 * z
    const dent = px > 0 && px < width - 1 ? (prints[at + 1]! - prints[at - 1]!) * 1.3 : 0
    const slopeAcross = (land.heightAt(x + reach, z) - land.heightAt(x - reach, z)) / (2 * reach) - dent
    const slopeAhead = (land.heightAt(x, z + reach) - land.heightAt(x, z - reach)) / (2 * reach)
    const near = smoothstep(34, 4, z)
    const grain = near > 0 ? (noise.at(x * 3.1, z * 5.3) * 0.05 + noise.at(x * 9, z * 14) * 0.04) * near : 0
    const length = Math.sqrt(1 + slopeAcross * slopeAcross + slopeAhead * slopeAhead)
    const facing = (-slopeAcross * sunX + sunY - slopeAhead * sunZ) / length
    const wrapped = Math.max(0, (facing + 0.14) / 1.14 + grain)
    const sun = wrapped * (1 - 0.93 * shadow[at]!)
    const skyward = 0.8 + 0.2 / length - 0.3 * prints[at]! + grain
    const patch = land.patchAt(x, z)
    assign(out, SNOW)
    const trodden = z < 130 ? smoothstep(1.3, 0.6, Math.abs(x - land.pathAt(z))) : 0
    if (trodden > 0) blend(out, SNOW, trodden * 0.5, 0.84 + 0.16 * noise.at(x * 4, z * 4))
    if (cover < 1) {
      const bare = smoothstep(cover - 0.3, cover + 0.05, 0.5 * patch + 0.4 * noise.fbm(x * 0.5, z * 0.5, 2) + 0.5 * (1 - 1 / length))
      const tuft = 0.5 + 0.5 * noise.fbm(x * 2.3, z * 1.1, 2)
      blend(out, mix(turfDark, turfLight, Math.max(0, Math.min(1, tuft))), bare * 0.92)
    }
    if (z > 90 && !treeless) blend(out, turfDark, 0.6 * smoothstep(90, 190, z) * smoothstep(-0.35, 0.1, patch), 0.5)
    for (let c = 0; c < 3; c++)
      out[c]! *= light.sun[c]! * sun * (1 - 0.25 * prints[at]!) + light.ambient[c]! * skyward * 1.18 + bounce[c]! * 0.07
    if (land.streamHalf > 0 && z < 150) {
      const off = Math.abs(x - land.streamAt(z))
      const ice = smoothstep(land.streamHalf, land.streamHalf - 0.35, off + 0.35 * noise.at(x * 0.7, z * 0.7))
      if (ice > 0) {
        const crack = noise.fbm(x * 0.9, z * 0.5, 3)
        sky.sample(mirror, slopeX + crack * 0.04, Math.max(0.03, -slopeY * 1.1 + crack * 0.12))
        for (let c = 0; c < 3; c++) mirror[c] = mirror[c]! * 0.5 + ICE[c]! * (light.ambient[c]! + 0.25 * light.sun[c]! * sun)
        blend(out, mirror, ice * (0.82 - 0.45 * smoothstep(0.05, 0.4, crack)))
      }
    }
    air(out, z, x, y, slopeX, Math.max(0, slopeY))
  }
}
