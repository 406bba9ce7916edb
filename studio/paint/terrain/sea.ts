import { hex, smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Coast } from './coast.ts'
import type { Light } from './light.ts'
import { addTo, blend, createScratch, type Scratch } from './mixing.ts'
import type { Sky } from './sky.ts'
import type { View } from './view.ts'
import type { Waves } from './waves.ts'

const wetSand = hex('#8a6e4c')
/** Brightness of land mirrored in the sea, against the haze. */
const cliffShade = 0.32
const deep = hex('#04293f')
const lively = hex('#1c8f8a')
const shallow = hex('#52c4b4')
const white: readonly [number, number, number] = [0.8, 0.84, 0.86]

export interface SeaOptions {
  view: View
  coast: Coast
  waves: Waves
  sky: Sky
  light: Light
  noise: Noise
  /** 0 none .. 1 a stormy sea's whitecaps. */
  whitecaps: number
  swell: number
}

/** The sea's colour at a place, before the air; `texture` is a noise coordinate pair that follows the picture. */
export type Sea = (
  out: Scratch, x: number, z: number, height: number,
  slopeX: number, slopeY: number, textureX: number, textureY: number,
) => void

export function createSea({ view, coast, waves, sky, light, noise, whitecaps, swell }: SeaOptions): Sea {
  const slope = new Float32Array(2)
  const mirrored = createScratch()
  const calmer = createScratch()
  const [sunX, sunY, sunZ] = light.direction
  const skyLight = [0, 1, 2].map((c) => light.ambient[c]! * 0.85 + light.sun[c]! * 0.22 * Math.max(0.25, sunY) * 2)
  const glint = light.night ? 1.6 : 1
  return (out, x, z, height, slopeX, slopeY, textureX, textureY) => {
    const offshore = coast.offshore(x, z)
    const calm = smoothstep(-2, 34, offshore)
    const pixelAcross = z / view.focal
    const pixelAhead = (z * z) / (view.eye * view.focal)
    waves.slopeAt(slope, x, z, Math.max(pixelAcross * 1.5, Math.sqrt(pixelAcross * pixelAhead)))
    // What is too small or too far to see as a wave still roughens the surface: a texture of the picture stands for it.
    const lost = Math.min(1, z / 260)
    const rough = (0.012 + 0.1 * lost) * Math.min(1.4, 0.6 + swell * 0.5)
    const fleckX = noise.at(textureX, textureY) + 0.6 * noise.at(textureX * 2.3 + 9, textureY * 2.1)
    const fleckZ = noise.at(textureX * 0.8 + 40, textureY * 1.1) + 0.6 * noise.at(textureX * 2.1, textureY * 2.4 + 7)
    const sx = slope[0]! * (0.25 + 0.75 * calm) + fleckX * rough * 0.8
    const sz = slope[1]! * (0.25 + 0.75 * calm) + fleckZ * rough
    // Seen at a low angle the near faces of waves hide the far ones, so the mean slope leans to the eye.
    const lean = sz + rough * 1.1 * lost
    const norm = 1 / Math.sqrt(1 + sx * sx + lean * lean)
    const nx = -sx * norm
    const nz = -lean * norm
    const ray = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
    const facing = Math.min(1, Math.max(0.02, -(slopeX * nx + slopeY * norm + nz) * ray))
    const rx = slopeX * ray + 2 * facing * nx
    const ry = Math.abs(slopeY * ray + 2 * facing * norm)
    const rz = Math.max(0.25, ray + 2 * facing * nz)
    sky.sample(mirrored, rx / rz, ry / rz)
    // Half from the calmer surface that the eye averages, so that the flecks stay soft.
    sky.sample(calmer, (rx / rz + slopeX) / 2, (ry / rz - slopeY) / 2)
    blend(mirrored, calmer, 0.5)
    // Steep reflections mix a wide part of the high sky.
    blend(mirrored, light.zenith, 0.85 * smoothstep(0.28, 0.75, ry / rz))
    if (z > 120 && z < 560 && landAhead(x, z, rx / rz, ry / rz)) blend(mirrored, light.haze, 0.85, cliffShade)
    const fresnel = 0.025 + 0.975 * Math.pow(1 - facing, 4.6)
    const crest = Math.min(1, Math.max(0, 0.28 + (height / Math.max(0.2, swell)) * 0.3)) * (1 - 0.6 * lost)
    const shoal = smoothstep(46, 3, offshore)
    const film = smoothstep(5, 0.2, offshore)
    for (let c = 0; c < 3; c++) {
      const open = deep[c]! + (lively[c]! - deep[c]!) * crest * 0.6
      const bright = deep[c]! * 0.15 + shallow[c]! * 0.7
      const own = (open * (1 - shoal) + bright * shoal * (1 - film) + wetSand[c]! * film) * skyLight[c]!
      out[c] = own + (Math.min(1.6, mirrored[c]!) - own) * fresnel
    }
    const toSun = (rx * sunX + ry * sunY + rz * sunZ) / Math.sqrt(rx * rx + ry * ry + rz * rz)
    const spread = 0.0022 + 0.012 * lost
    if (toSun > 0.8) addTo(out, light.sun, glint * Math.exp((toSun - 1) / spread) * (2.6 - 1.4 * lost) * (0.35 + fresnel))
    const foam = foamShare(x, z, offshore, height)
    if (foam > 0)
      for (let c = 0; c < 3; c++) {
        const bright = white[c]! * (light.ambient[c]! * 0.9 + light.sun[c]! * 0.5 * Math.max(0.35, sunY))
        out[c]! += (bright - out[c]!) * foam
      }
  }

  /** Whether a mirrored ray meets the islands. */
  function landAhead(x: number, z: number, rx: number, ry: number): boolean {
    for (let ahead = 5; ahead < 90; ahead *= 2) if (coast.landAt(x + rx * ahead, z + ahead) > ry * ahead) return true
    return false
  }

  /** Whitecaps on the crests of a rough sea, and near a beach lines of breakers and the lace they leave. */
  function foamShare(x: number, z: number, offshore: number, height: number): number {
    let foam = 0
    if (whitecaps > 0) {
      const torn = noise.fbm(x * 0.5, z * 0.35, 4)
      foam = whitecaps * smoothstep(0.75, 1.25, height / swell + torn * 0.9) * smoothstep(-0.15, 0.35, torn + 0.15)
    }
    if (offshore > 60) return foam
    const lace = 1 - Math.abs(noise.fbm(x * 0.85 + 4, z * 1.1, 3)) * 3.4
    const uneven = noise.fbm(x * 0.07, z * 0.05, 3)
    const along = offshore + uneven * 7 * smoothstep(0, 8, offshore)
    // Three breakers roll in; each has a sharp front to the land and a torn back.
    for (const [at, power] of [[0.1, 1], [9.5, 0.85], [23, 0.6]] as const) {
      const behind = along - at
      const present = smoothstep(-0.35, 0.15, noise.at(x * 0.045 + at * 3, at) + 0.12 + (at < 2 ? 0.4 : 0))
      const body = behind < 0 ? smoothstep(-0.5, 0, behind) : Math.exp(-behind / (0.9 + at * 0.05))
      const trail = behind < 0 ? 0 : Math.exp(-behind / 5) * smoothstep(0.25, 0.85, lace)
      foam = Math.max(foam, power * present * Math.min(1, body * (0.75 + 0.5 * lace) + trail * 0.75))
    }
    return Math.min(0.96, Math.max(0, foam))
  }
}
