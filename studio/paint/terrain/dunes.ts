import { smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'

/** Where the march ends; mesas stand in the last third. */
export const farthest = 760

/** A dune's cross-section along the wind: a long climb, a sharp brink, a slip face near 32°; 0..1 over a period of 1. */
function profile(phase: number): number {
  const brink = 0.7
  const f = phase - Math.floor(phase)
  if (f < brink) {
    const t = f / brink
    return 0.45 * t + 0.55 * t * t * (3 - 2 * t)
  }
  return Math.pow(1 - (f - brink) / (1 - brink), 1.25)
}

function layout(random: Random) {
  const heading = (random() < 0.5 ? 0 : Math.PI) + (random() - 0.5) * 1.5
  return {
    windX: Math.cos(heading),
    windZ: Math.sin(heading),
    length: 62 + random() * 58,
    tall: 10 + random() * 8,
    weave: 0.75 + random() * 0.7,
    small: 19 + random() * 10,
    hero: { x: (random() - 0.5) * 130, z: 130 + random() * 130, height: 0.7 + random() * 1.1 },
    mesas: random() < 0.5 ? 1 : 0,
    start: random() * 50,
  }
}

export interface Dunes {
  windX: number
  windZ: number
  heightAt(x: number, z: number): number
  /** Height of rock above the sand's level; 0 where there is only sand. */
  mesaAt(x: number, z: number): number
  /** Height of masonry that stands in the sand; negative where there is none. */
  masonryAt?(x: number, z: number): number
}

/** Transverse dunes of two sizes that weave across the wind, on a swell, with table mountains far off for half of the seeds. */
export function createDunes(noise: Noise, random: Random, mesasWanted: boolean): Dunes {
  const plan = layout(random)
  const { windX, windZ, hero } = plan
  const mesaAt = (x: number, z: number) => {
    if (!plan.mesas || !mesasWanted || z < 430) return 0
    const mass = noise.fbm(x * 0.0052 + plan.start, z * 0.006, 3) + smoothstep(430, 560, z) * 0.1
    const gully = noise.fbm(x * 0.045, z * 0.045, 3) * 0.075
    const talus = smoothstep(0.06, 0.24, mass + gully) * 15
    return talus + smoothstep(0.2, 0.25, mass + gully) * 34 + smoothstep(0.34, 0.38, mass + gully) * 20
  }
  return {
    windX,
    windZ,
    mesaAt,
    heightAt(x, z) {
      const along = x * windX + z * windZ
      const across = z * windX - x * windZ
      const weave = noise.fbm(across * 0.0115 + plan.start, along * 0.006, 2) * plan.weave
      const phase = along / plan.length + weave + plan.start
      const away = Math.hypot(x - hero.x, z - hero.z) / 90
      const varied = 0.72 + 0.85 * noise.at(x * 0.009 + 9, z * 0.009 + plan.start)
      const tall = plan.tall * (varied + hero.height * Math.exp(-away * away))
      const smallPhase = (along * 0.9 + across * 0.43) / plan.small + noise.at(across * 0.021 + 4, along * 0.016) * 0.9
      const small = (0.7 + 1.2 * noise.at(x * 0.014, z * 0.014 + 30)) * profile(smallPhase)
      return Math.max(2, tall) * profile(phase) + Math.max(0, small) + noise.at(x * 0.0045 + 3, z * 0.0045) * 13 + mesaAt(x, z)
    },
  }
}
