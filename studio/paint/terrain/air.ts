import { smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Light } from './light.ts'
import { assign, blend, createScratch, type Scratch } from './mixing.ts'

export interface AirOptions {
  /** Distance at which clear air takes about two thirds of the colour. */
  reach: number
  /** Height of the ground or water the air lies on, and the height over which it thins to a third. */
  floor: number
  thins: number
  /** Thickness of the mist's layer and the distance that fills it. */
  mistHeight: number
  mistReach: number
}

/** Aerial perspective: mixes towards the light of the low sky with distance, less so high up; then the mist on the ground. */
export type Air = (out: Scratch, distance: number, x: number, y: number, slopeX: number, slopeY: number) => void

export function createAir(light: Light, noise: Noise, { reach, floor, thins, mistHeight, mistReach }: AirOptions): Air {
  const [sunX, sunY, sunZ] = light.direction
  const behind = createScratch()
  const density = Math.pow(1 / reach, 1.4) * light.fog
  return (out, distance, x, y, slopeX, slopeY) => {
    const high = Math.max(0, y - floor)
    const thickness = density * Math.pow(distance, 1.4) * Math.exp(-high / thins)
    const share = Math.min(0.96, 1 - Math.exp(-thickness))
    const toSun = Math.max(0, (slopeX * sunX + slopeY * sunY + sunZ) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY))
    assign(behind, light.horizon)
    blend(behind, light.middle, smoothstep(0, 0.24, slopeY))
    blend(behind, light.haze, 0.6, 0.92)
    blend(behind, light.sun, Math.pow(toSun, 6) * (light.night ? 0.08 : 0.17), 0.6)
    blend(out, behind, share)
    if (light.mist <= 0) return
    const wisps = 0.62 + 0.6 * noise.fbm((x / mistReach) * 3, (distance / mistReach) * 3 + 5, 3)
    const layer = Math.exp(-high / (mistHeight * (0.7 + 0.6 * wisps)))
    const mist = light.mist * (1 - Math.exp(-distance / mistReach)) * layer * Math.max(0, wisps)
    blend(behind, light.haze, 0.5, 1.05)
    blend(out, behind, Math.min(0.92, mist))
  }
}
