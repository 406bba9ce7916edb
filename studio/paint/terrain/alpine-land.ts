import { boxBlur } from '../../pixels/plane.ts'
import { smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import { erode } from './erosion.ts'
import { createField, likeField, sampleField, sunShadow, type Field } from './field.ts'

export const columns = 640
export const rows = 512
/** Where the march ends, in cells ahead. */
export const farthest = 640
const drops = 60000

export interface AlpineLand {
  height: Field
  /** Sun on the ground, 0..1. */
  sunlight: Field
  /** 0..1: open sky over the ground. */
  openness: Field
  /** Slow variation for altitude lines and vegetation, about -1..1. */
  patches: Field
  water: number
}

/** The lie of the land: a lake in a valley that winds to a head wall with one to three great peaks. */
function layout(random: Random) {
  const side = random() < 0.5 ? -1 : 1
  return {
    bend: (random() - 0.5) * 0.22,
    turn: 2.5 + random() * 3,
    phase: random() * 6.28,
    mouth: 0.13 + random() * 0.13,
    narrows: 0.07 + random() * 0.09,
    end: 0.56 + random() * 0.26,
    slant: (random() - 0.5) * 0.5,
    left: 0.7 + random() * 0.55,
    right: 0.7 + random() * 0.55,
    peaks: Array.from({ length: 3 }, (_, k) => ({
      x: side * (k === 0 ? 0.02 + random() * 0.16 : k === 1 ? -0.18 - random() * 0.2 : 0.35 + random() * 0.2),
      z: 0.76 + random() * 0.14,
      height: k === 0 ? 0.6 + random() * 0.35 : random() < 0.65 ? 0.25 + random() * 0.3 : 0,
      width: 0.13 + random() * 0.09,
    })),
    spit: { x: -side * (0.045 + random() * 0.04), z: 0.1 + random() * 0.06, height: random() < 0.65 ? 1 : 0 },
  }
}

/** Another lie of the land than a lake's: its height (a share of the range's) from the crags and the swell at a place, both in the land's depths. */
export type Relief = (x: number, z: number, crags: number, swell: number) => number

/** The lake's level as a share of the range's height. */
export const WATER_SHARE = 0.03 / 0.27

/** The land on a grid of so many cells to one; only the finest, of one, is eroded. */
export function createAlpineLand(
  noise: Noise, random: Random, sun: readonly [number, number, number], cell: number, checkCancelled: () => void, relief?: Relief,
): AlpineLand {
  const plan = layout(random)
  /** What is as smooth as this is worked out every fourth cell. */
  const smooth = (at: (x: number, z: number) => number) =>
    createField(columns / 4 + 1, rows / 4 + 1, 4, (cellX, cellZ) => at(cellX / rows, cellZ / rows))
  const [warpsX, warpsZ, swells] = [
    smooth((x, z) => noise.fbm(x * 3 + 5, z * 3 + 5, 3) * 0.1),
    smooth((x, z) => noise.fbm(x * 3 - 7, z * 3 + 9, 3) * 0.1),
    smooth((x, z) => noise.fbm(x * 1.6 + 3, z * 1.6, 3)),
  ]
  const height = createField(columns / cell, rows / cell, cell, (cellX, cellZ) => {
    const x = cellX / rows
    const z = cellZ / rows
    const warpX = sampleField(warpsX, cellX, cellZ)
    const warpZ = sampleField(warpsZ, cellX, cellZ)
    const crags = noise.ridge((x + warpX) * 2.5, (z + warpZ) * 2.5, 7)
    const swell = sampleField(swells, cellX, cellZ)
    if (relief) return (relief(x + warpX * 0.35, z + warpZ * 0.35, crags, swell) + noise.fbm(x * 9, z * 9, 3) * 0.012) * rows * 0.27
    const off = x - plan.bend * Math.sin(z * plan.turn + plan.phase) + warpX * 0.5
    const half = plan.mouth + (plan.narrows - plan.mouth) * smoothstep(0, plan.end, z)
    const bank = smoothstep(half * 0.42, half * 2.1, Math.abs(off)) * (off < 0 ? plan.left : plan.right)
    const head = smoothstep(plan.end - 0.08, plan.end + 0.34, z + plan.slant * x)
    const mass = Math.max(bank * (0.3 + 0.75 * z), head * 0.72, Math.min(1, bank + head * 0.6) * 0.6)
    let y = mass * (0.2 + crags * 0.78 + swell * 0.25)
    for (const peak of plan.peaks) {
      const away = Math.hypot(x + warpX * 0.6 - peak.x, (z + warpZ * 0.6 - peak.z) * 1.2) / peak.width
      y += peak.height * Math.exp(-Math.pow(away, 1.25) * 0.75) * (0.55 + 0.45 * crags)
    }
    const spit = Math.hypot((x - plan.spit.x) * 1.3, z - plan.spit.z)
    y += plan.spit.height * 0.152 * smoothstep(0.08, 0.012, spit + warpX * 0.3) * (0.9 + swell)
    return (y + noise.fbm(x * 9, z * 9, 3) * 0.012) * rows * 0.27
  }, checkCancelled)
  if (cell === 1) erode(height, random, drops, checkCancelled)
  const water = rows * 0.03
  const blur = (plane: Float32Array) => boxBlur(plane, height.columns, height.rows, Math.ceil(9 / cell))
  const blurred = blur(blur(height.data))
  checkCancelled()
  return {
    height,
    water,
    sunlight: likeField(height, sunShadow(height, sun, checkCancelled, 120 / cell)),
    openness: likeField(height, height.data.map((value, i) => Math.min(1, Math.max(0.3, 0.78 + (value - blurred[i]!) * 0.04)))),
    patches: createField(columns >> 1, rows >> 1, 2, (x, z) => noise.fbm(x * 0.035, z * 0.035, 4)),
  }
}
