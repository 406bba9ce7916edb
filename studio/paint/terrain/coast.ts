import { smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../keep.ts'
import { createField, sampleField, type Field } from './field.ts'

export const farthest = 620

/** An island or headland; its cliffs rise over the outer part of it, from `foot` (1 sheer, 0 a gentle hill). */
interface Mass { x: number; z: number; wide: number; deep: number; tall: number; foot: number }

export interface Coast {
  /** Distance seawards from the shoreline of the beach; far above 0 when there is no beach. */
  offshore(x: number, z: number): number
  /** Land above the sea's level 0; negative where there is sea. */
  landAt(x: number, z: number): number
  /** The land as a field, for its sunlight. */
  land: Field
  hasBeach: boolean
}

function masses(random: Random, wanted: boolean, sheer: boolean): Mass[] {
  const kind = random()
  const side = random() < 0.5 ? -1 : 1
  const draws = Array.from({ length: 8 }, () => random())
  if (!wanted) return []
  const pick = (k: number) => draws[k]!
  const mass = (x: number, z: number, wide: number, deep: number, tall: number, foot: number): Mass =>
    ({ x, z, wide, deep, tall, foot })
  if (sheer)
    // A wall of cliffs that runs out from one side, with stacks before it, and a farther head.
    return [
      mass(side * (120 + 20 * pick(0)), 175 + 30 * pick(1), 92, 70, 62 + 16 * pick(2), 0.97),
      mass(side * (175 + 20 * pick(3)), 300 + 30 * pick(4), 130, 80, 66 + 14 * pick(5), 0.97),
      mass(side * (22 + 8 * pick(6)), 190 + 20 * pick(7), 11, 10, 21 + 8 * pick(0), 1),
      mass(side * (6 + 8 * pick(1)), 215 + 20 * pick(2), 7.5, 7, 12 + 6 * pick(3), 1),
      mass(-side * (210 + 60 * pick(5)), 470, 110, 60, 44, 0.9),
    ]
  if (kind < 0.36)
    // A headland from one side, with a stack before its point.
    return [
      mass(side * (150 + 40 * pick(0)), 240 + 60 * pick(1), 130, 90, 38 + 26 * pick(2), 0.7),
      mass(side * (34 + 26 * pick(3)), 236 + 50 * pick(4), 11 + 7 * pick(5), 12, 20 + 16 * pick(6), 0.9),
    ]
  if (kind < 0.72)
    return [
      mass(side * (30 + 130 * pick(0)), 400 + 60 * pick(1), 80 + 60 * pick(2), 46, 36 + 40 * pick(3), pick(0)),
      mass(-side * (60 + 160 * pick(4)), 480 + 50 * pick(5), 50 + 70 * pick(6), 40, 22 + 30 * pick(7), pick(2)),
    ]
  return []
}

const landOf = keep<SceneSpec, Field>()

/**
 * Half of the seeds have a beach at the eye's feet, two in three land on the horizon. `nearest` is the
 * distance of what the lower edge of the frame sees.
 */
export function createCoast(noise: Noise, random: Random, spec: SceneSpec, nearest: number, checkCancelled: () => void): Coast {
  const hasBeach = random() < 0.5 && !spec.without.includes('beach')
  const shore = {
    z: nearest * (1.12 + 0.5 * random()),
    slant: (random() - 0.5) * 0.9,
    curve: (random() - 0.5) * 0.016,
    crags: 0.011 + random() * 0.014,
    start: random() * 40,
  }
  const islands = !['islands', 'cliffs', 'mountains', 'land'].some((word) => spec.without.includes(word))
  const lands = masses(random, islands, spec.manner === 'cliffs')
  const offshore = (x: number, z: number) => {
    if (!hasBeach) return 1000
    const line = shore.z + shore.slant * x * 0.7 + shore.curve * x * x + noise.fbm(x * 0.05 + shore.start, shore.start, 2) * 4
    return z - line + noise.at(x * 0.12, z * 0.12) * 1.2
  }
  const massAt = (x: number, z: number) => {
    let y = -20
    for (const { x: mx, z: mz, wide, deep, tall, foot } of lands) {
      const bend = noise.fbm(x * 0.02 + 3, z * 0.02, 3) * 0.5
      const away = Math.hypot((x - mx) / wide, (z - mz) / deep) + bend
      if (away > 1.5) continue
      const crags = noise.ridge(x * shore.crags + shore.start, z * shore.crags, 5)
      const cliffs = 1.25 * smoothstep(1.05, 0.35 + 0.45 * foot, away) * (0.35 + 0.3 * crags)
      const crown = 0.7 * Math.max(0, 1 - away) * (0.4 + crags)
      y = Math.max(y, tall * (cliffs + crown) - 2.5)
    }
    return y
  }
  const land = landOf(spec, () => createField(lands.length ? 640 : 2, lands.length ? 400 : 2, 1.5, massAt, checkCancelled))
  return {
    offshore,
    hasBeach,
    land,
    landAt(x, z) {
      const beach = hasBeach && z < 120 ? -offshore(x, z) * 0.085 : -20
      const mass = lands.length && z > 90 ? sampleField(land, x, z) : -20
      const detail = mass > 0.5 ? noise.at(x * 0.5, z * 0.5) * 0.8 : 0
      return Math.max(beach, mass + detail)
    },
  }
}
