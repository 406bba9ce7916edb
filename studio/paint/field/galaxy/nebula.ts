import { mix, ramp, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { resizePlane } from '../../../pixels/plane.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { PaintContext } from '../../painter.ts'
import type { Frame } from '../shared/frame.ts'
import type { GalaxyLayout } from './layout.ts'
import type { GalaxyColours } from './palette.ts'

/** What the gas is like at one place. */
interface Gas {
  /** Brightness, from 0. */
  density: number
  /** Where in the gas ramp, 0..1. */
  heat: number
  /** Dark dust before it, 0..1. */
  dust: number
  /** Share of the second gas, about -1..1. */
  accent: number
}

type Field = (a: number, b: number, noise: Noise, lane: number) => Gas

/** Filaments along a lane: noise warped by noise warped by noise (Quilez). */
const band: Field = (a, b, noise, lane) => {
  const qx = noise.fbm(a * 2.2 + 1 + lane, b * 2.2 + 7, 4)
  const qy = noise.fbm(a * 2.2 + 9 + lane, b * 2.2 + 3, 4)
  const rx = noise.fbm(a * 2.6 + qx * 1.6 + 4, b * 2.6 + qy * 1.6 + lane, 5)
  const ry = noise.fbm(a * 2.6 + qx * 1.4 + lane, b * 2.6 + qy * 1.4 + 6, 5)
  const f = noise.fbm(a * 3 + rx * 2, b * 3 + ry * 2, 6)
  const along = Math.exp(-(((b + qx * 0.1) / 0.2) ** 2))
  const core = Math.exp(-(a * a * 4.2 + b * b * 26))
  const density = Math.max(0, f * 0.9 + 0.5) * (0.28 + 0.92 * along) + core * 0.46
  const dust = smoothstep(0.5, 0.86, noise.ridge(a * 3.4 + rx * 1.2, b * 5.5 + ry * 1.2, 6)) * along * 1.12
  return { density, heat: smoothstep(0.12, 1.15, density * 0.52 + qy * 0.58 + core * 0.3), dust, accent: rx }
}

/** A tilted disc with two logarithmic arms, dust on their inner edges and knots of young stars. */
const spiral: Field = (a, b, noise, lane) => {
  const v = b / 0.58
  const radius = Math.hypot(a, v) + 1e-4
  const angle = Math.atan2(v, a)
  const warp = noise.fbm(a * 4 + lane, v * 4, 4)
  const phase = 2 * (angle - 2.5 * Math.log(radius + 0.05)) + warp * 1.7
  const arm = (0.5 + 0.5 * Math.cos(phase)) ** 1.25
  const lag = (0.5 + 0.5 * Math.cos(phase + 0.95)) ** 5
  const disc = Math.exp(-((radius / 0.42) ** 2)) + 0.5 * Math.exp(-((radius / 0.72) ** 2))
  const wisps = noise.fbm(a * 9 + warp + lane, v * 9, 5)
  const bulge = Math.exp(-((radius / 0.085) ** 2)) * 0.9 + Math.exp(-radius / 0.1) * 0.6
  const knots = smoothstep(0.25, 0.6, noise.fbm(a * 17 + lane, v * 17, 3)) * arm
  const density = disc * (0.3 + 1.15 * arm * (0.68 + 1.1 * wisps)) + bulge + knots * disc * 0.7
  const dust = Math.min(1, lag * smoothstep(0.04, 0.16, radius) * disc * (0.75 + 0.9 * noise.fbm(a * 12 + 5, v * 12 + lane, 4)))
  return {
    density: Math.max(0, density) + 0.12 * Math.max(0, noise.fbm(a * 2 + lane, b * 2, 4)),
    heat: 0.26 + 0.3 * arm * disc + 0.25 * wisps + 0.5 * Math.min(1, bulge) + 0.28 * knots,
    dust: Math.max(0, dust),
    accent: 0.3 * arm - 0.5 * bulge,
  }
}

/** A shell of gas about young stars that have blown it hollow, with dark pillars. */
const ring: Field = (a, b, noise, lane) => {
  const qx = noise.fbm(a * 2.4 + lane, b * 2.4 + 3, 5)
  const qy = noise.fbm(a * 2.4 + 8, b * 2.4 + lane, 5)
  const f = noise.fbm(a * 3.2 + qx * 1.9 + lane, b * 3.2 + qy * 1.9, 6)
  const radius = Math.hypot(a, b * 1.18) + 0.16 * qx
  const shell = Math.exp(-(((radius - 0.27) / 0.12) ** 2))
  const inside = smoothstep(0.26, 0.02, radius)
  const outer = Math.exp(-((radius / 0.58) ** 2))
  const density = Math.max(0, f + 0.45) * (1.45 * shell + 0.8 * outer) + 0.34 * inside
  const pillars =
    smoothstep(0.5, 0.8, noise.ridge(a * 2.6 + qx * 1.3 + lane, b * 2.6 + qy * 1.3, 6)) * outer * smoothstep(0.08, 0.26, radius)
  const heat = density * 0.6 + qy * 0.45 + 0.1 * shell
  return {
    density,
    // A shell is broad: at even heat it would be a blank.
    heat: smoothstep(0.05, 1.05, heat - 0.75 * Math.max(0, heat - 0.55)),
    dust: pillars,
    accent: 0.75 * inside + 0.4 * qx,
  }
}

const FIELDS: Record<GalaxyLayout['nebula']['form'], Field> = { band, spiral, ring }

/** Gas in front of space, `thick` times as much as usual, in place; returns how much gas and dust lies on each pixel, for the stars. */
export function paintNebula(
  image: LinearImage,
  frame: Frame,
  { nebula }: GalaxyLayout,
  colours: GalaxyColours,
  context: PaintContext,
  thick: number,
): { density: Plane; dust: Plane } {
  const { width, height, unit } = frame
  const field = FIELDS[nebula.form]
  const share = Math.min(1, 512 / unit)
  const columns = Math.max(2, Math.round(width * share))
  const rows = Math.max(2, Math.round(height * share))
  const grids = Array.from({ length: 4 }, () => new Float32Array(columns * rows)) as [Plane, Plane, Plane, Plane]
  const cosine = Math.cos(nebula.angle) / nebula.size
  const sine = Math.sin(nebula.angle) / nebula.size
  for (let row = 0; row < rows; row++) {
    if (row % 8 === 0) context.checkCancelled()
    for (let column = 0; column < columns; column++) {
      const u = ((column + 0.5) / columns) * frame.w - nebula.x
      const v = ((row + 0.5) / rows) * frame.h - nebula.y
      const gas = field(u * cosine + v * sine, -u * sine + v * cosine, context.noise, nebula.lane)
      const i = row * columns + column
      grids[0][i] = gas.density * thick
      grids[1][i] = gas.heat
      grids[2][i] = gas.dust
      grids[3][i] = gas.accent
    }
  }
  const [density, heat, dust, accent] = grids.map((grid) => resizePlane(grid, columns, rows, width, height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ]
  const absorb: Rgb = [0.8, 1, 1.1]
  for (let i = 0; i < density.length; i++) {
    if ((i & 0xffff) === 0) context.checkCancelled()
    const t = Math.min(1, heat[i]!)
    const colour = mix(ramp(colours.gas, t), colours.accent, Math.min(1, smoothstep(0.1, 0.45, accent[i]!) * 0.6 * (1.1 - t)))
    const strength = Math.min(1.25, density[i]! ** 1.9 * 0.55) + 0.012
    const clear = 1 - dust[i]! * 0.85
    for (let c = 0; c < 3; c++) image.planes[c]![i] = colour[c]! * strength * clear ** absorb[c]! + colours.space[c]!
  }
  return { density, dust }
}
