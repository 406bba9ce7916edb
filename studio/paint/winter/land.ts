import { clamp, hex, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createField, sampleField } from '../terrain/field.ts'

/** Where the snow ends, in metres ahead. */
export const farthest = 460

export interface Cabin {
  x: number
  z: number
  /** Metres along the ridge and across it, and from the ground to the eaves. */
  length: number
  breadth: number
  walls: number
  /** Turn of the ridge from straight across the view, radians. */
  yaw: number
  storeys: 1 | 2
  tone: number
  /** What its logs are painted with. */
  paint?: Rgb
}

export interface WinterLand {
  heightAt(x: number, z: number): number
  /** Slow variation for trees and thaw, about -1..1. */
  patchAt(x: number, z: number): number
  /** Middle of the trodden path at z. */
  pathAt(z: number): number
  /** Middle of the frozen stream at z, and half its width; none when the width is 0. */
  streamAt(z: number): number
  streamHalf: number
  cabins: readonly Cabin[]
}

/** Cabins to a scene, and the distance of the nearest, by framing. */
const VILLAGES: Record<SceneSpec['framing'], { count: readonly [number, number]; from: number; gap: number }> = {
  close: { count: [1, 2], from: 17, gap: 15 },
  medium: { count: [3, 5], from: 25, gap: 12 },
  wide: { count: [6, 10], from: 38, gap: 11 },
}

/** The near ground, where drifts, the path and the stream are modelled, in metres. */
/** Buildings that a cottage would make small. */
const GREATER: readonly SceneSpec['subjects'][number]['kind'][] = ['church', 'castle']
const NEAR = { half: 44, far: 66, cell: 0.25 }

/** A hollow under wooded hills, with a path, perhaps a stream, and cabins along them. `reach` is the view's half width at 1 m. */
export function createWinterLand(spec: SceneSpec, reach: number, noise: Noise, random: Random): WinterLand {
  const side = random() < 0.5 ? -1 : 1
  const narrow = Math.min(1, reach / 0.5)
  const [swing, phase, lean] = [(2.5 + 4.5 * random()) * narrow, random() * 6.28, side * (0.02 + 0.05 * random()) * narrow]
  const streamed = random() < 0.42
  const [streamSide, streamPhase] = [-side * (6 + 4 * random()) * narrow, random() * 6.28]
  const [hillShift, ridgeHigh] = [random() * 40, 0.75 + 0.5 * random()]
  const pathAt = tabled((z) => side * 0.8 + lean * z + swing * Math.sin(z * 0.055 + phase) * smoothstep(0, 26, z))
  const streamAt = tabled((z) => streamSide * (1 - 0.55 * smoothstep(10, 90, z)) + 3.5 * narrow * Math.sin(z * 0.06 + streamPhase))
  const streamHalf = streamed ? 1.5 : 0
  const coarse = createField(220, farthest / 2, 2, (x, z) => {
    const off = Math.abs(x - lean * z)
    const banks = 0.022 * Math.pow(Math.max(0, off - 12), 1.45)
    const hills = smoothstep(90, 330, z) * (26 + 46 * ridgeHigh * noise.ridge(x * 0.0042 + hillShift, z * 0.0026 + 3, 3))
    const rise = 0.0009 * z * z * smoothstep(0, 40, z) * smoothstep(240, 60, z)
    const drifts = 1.15 * noise.fbm(x * 0.06 + 4, z * 0.06, 3) * smoothstep(1, 12, z) + 2.4 * noise.fbm(x * 0.012, z * 0.012 + 9, 2)
    return Math.min(banks, 26) * smoothstep(6, 40, z) + hills + rise + drifts
  })
  const fine = createField((2 * NEAR.half) / NEAR.cell, NEAR.far / NEAR.cell, NEAR.cell, (x, z) => {
    const fade = smoothstep(NEAR.far - 2, 24, z)
    const waves = (noise.at(x * 0.3, z * 0.34) * 0.26 + noise.at(x * 0.8 + 5, z * 1.1) * 0.06) * fade
    const trodden = 0.16 * smoothstep(1.5, 0.5, Math.abs(x - pathAt(z)))
    const bed = streamHalf > 0 ? 0.75 * smoothstep(streamHalf + 1.1, streamHalf - 0.3, Math.abs(x - streamAt(z))) : 0
    return sampleField(coarse, x, z) + waves - (trodden + bed) * smoothstep(NEAR.far - 2, NEAR.far - 16, z)
  })
  const patches = createField(220, farthest / 2, 2, (x, z) => noise.fbm(x * 0.045 + 60, z * 0.045, 3))
  const land: Omit<WinterLand, 'cabins'> = {
    heightAt: (x, z) => sampleField(z < NEAR.far - 1 && Math.abs(x) < NEAR.half - 1 ? fine : coarse, x, z),
    patchAt: (x, z) => sampleField(patches, x, z),
    pathAt,
    streamAt,
    streamHalf,
  }
  return { ...land, cabins: spec.without.includes('houses') || spec.subjects.some(({ kind }) => GREATER.includes(kind)) ? [] : settle(spec, reach, land, side, random) }
}

/** A function of distance read from a table, for what is asked at every pixel. */
function tabled(at: (z: number) => number): (z: number) => number {
  const table = Float32Array.from({ length: farthest * 4 + 2 }, (_, i) => at(i / 4))
  return (z) => {
    const place = Math.min(farthest, Math.max(0, z)) * 4
    const i = place | 0
    return table[i]! + (table[i + 1]! - table[i]!) * (place - i)
  }
}

/** Sets cabins down to the left and right of the path, clear of each other, far ones first. */
function settle(
  { framing, subjects }: SceneSpec, reach: number, { pathAt, streamAt, streamHalf }: Omit<WinterLand, 'cabins'>, side: number, random: Random,
): Cabin[] {
  const { count: [least, most], from, gap } = VILLAGES[framing]
  const drawn = least + Math.floor(random() * (most - least + 1))
  const asked = subjects.find(({ kind }) => kind === 'house')
  const count = asked?.count ?? drawn
  const paint = asked?.colour && hex(asked.colour)
  const cabins: Cabin[] = []
  for (let k = 0, tries = 0; k < count && tries < 60; tries++) {
    const [off, away, turn, grow, tone] = [random(), random(), random(), random(), random()]
    const z = from + k * gap * (0.55 + 0.5 * away) + (k === 0 ? 0 : 4 * away)
    const flank = ((k + tries) % 2 === 0 ? -side : side) * (k > 3 && off < 0.4 ? 1.9 : 1)
    const length = 6.2 + 3.4 * grow
    // The first, and those that are asked for, stand where the eye falls on them, in any shape of frame.
    const beside = pathAt(z) + flank * (length * 0.5 + 2.2 + 3.5 * off + 0.04 * z)
    const x = k === 0 || asked ? clamp(beside, -0.46 * reach * z, 0.46 * reach * z) : beside
    if (Math.abs(x - pathAt(z)) < length * 0.5 + 0.8 && tries < 12) continue
    const wet = streamHalf > 0 && Math.abs(x - streamAt(z)) < length * 0.75
    if (wet || cabins.some((other) => Math.hypot(other.x - x, (other.z - z) * 0.8) < 9.5)) {
      if (tries % 3 === 2) k++
      continue
    }
    const storeys = grow > 0.72 ? 2 : 1
    cabins.push({
      x, z, length, breadth: 5 + 1.6 * turn, walls: storeys === 2 ? 4.4 : 2.5,
      yaw: -Math.sign(x - pathAt(z)) * (0.55 + 0.6 * turn), storeys, tone, ...(paint && { paint }),
    })
    k++
  }
  return cabins.sort((a, b) => b.z - a.z)
}
