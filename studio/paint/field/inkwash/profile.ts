import type { Noise } from '../../../pixels/noise.ts'
import type { Frame } from '../shared/frame.ts'
import type { InkwashLayout, Range } from './layout.ts'

/** A range's skyline: y in frame lengths for each pixel column. */
export type Profile = Float32Array

/** Steep walls, a rounded head and a small apron: the limestone towers of Guilin. */
const tower = (distance: number) => 0.86 * Math.exp(-((1.1 * distance) ** 4)) + 0.14 * Math.exp(-((0.6 * distance) ** 2))

export function rangeProfile(range: Range, index: number, frame: Frame, noise: Noise): Profile {
  const lane = index * 13.7
  return Float32Array.from({ length: frame.width }, (_, column) => {
    const x = (column + 0.5) / frame.unit
    let rise = 0
    for (const [i, peak] of range.peaks.entries()) {
      const wander = noise.fbm(x * 5 + lane, i * 3.3, 3) * 0.4
      rise = Math.max(rise, peak.height * tower((x - peak.x) / peak.halfWidth + wander))
    }
    const crags =
      noise.ridge(x * 7 + lane, lane, 5) * range.roughness * (0.5 + 3 * rise) + noise.fbm(x * 32 + lane, lane, 3) * 0.006
    return range.base - rise - crags - 0.012
  })
}

/** The near bank: high at its own side, falling into the water. */
export function bankProfile({ bank }: InkwashLayout, frame: Frame, noise: Noise): Profile {
  return Float32Array.from({ length: frame.width }, (_, column) => {
    const x = (column + 0.5) / frame.unit
    const inward = (bank.side < 0 ? x : frame.w - x) / bank.width
    const fall = bank.height * 1.15 * inward ** 3.2
    return frame.h - bank.height + fall - 0.02 * noise.ridge(x * 6, 77, 4) - 0.006 * noise.fbm(x * 30, 78, 3)
  })
}

/** The skyline's y above a frame x. */
export function profileAt(profile: Profile, frame: Frame, x: number): number {
  const column = Math.min(profile.length - 1, Math.max(0, Math.floor(x * frame.unit)))
  return profile[column]!
}
