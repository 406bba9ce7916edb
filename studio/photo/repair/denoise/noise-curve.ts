import type { Plane } from '../../../pixels/plane.ts'
import { LIGHTS, type Survey } from './noise-level.ts'

/** Standard deviation of the noise at each of LIGHTS levels of brightness, dark to bright. */
export type NoiseCurve = readonly number[]

/** From one level of brightness to the next a camera's noise changes by no more; what does is detail. */
const STEEPEST = 1.8
/** Grain that reaches over several pixels is weak among its neighbours, but no weaker than this. */
const BROADEST = 4
/** What a level of the picture at half its size means for the whole. */
const OF_HALF = 2

const broad = (own: number, half: number) => Math.max(own, Math.min(BROADEST * own, OF_HALF * half))

/** The noise by brightness, from surveys of the brightness and of it at half its size. */
export function noiseCurve(fine: Survey, coarse: Survey): NoiseCurve {
  const known = fine.levels.map((level, k) => level && broad(level, coarse.levels[k] ?? Math.min(coarse.level, level)))
  const plain = broad(fine.level, Math.min(coarse.level, fine.level))
  const sure = known.flatMap((level, k) => (level === undefined ? [] : [{ k, level }]))
  if (sure.length === 0) return Array.from({ length: LIGHTS }, () => plain)
  // Whatever detail there is, the weakest noise is noise.
  const weakest = sure.reduce((a, b) => (b.level < a.level ? b : a))
  const curve = Array.from({ length: LIGHTS }, () => weakest.level)
  for (const way of [1, -1]) {
    for (let k = weakest.k + way; k >= 0 && k < LIGHTS; k += way) {
      const last = curve[k - way]!
      curve[k] = Math.max(last / STEEPEST, Math.min(last * STEEPEST, known[k] ?? last))
    }
  }
  return curve
}

/** The noise of a colour, from surveys of it and of it at half its size. */
export const colourNoise = (fine: Survey, coarse: Survey): number => broad(meanLevel(fine), meanLevel(coarse))

/** Mean of the levels of a plane that the surveyed blocks agree on, and no less than that of its plainer blocks. */
function meanLevel({ level, levels, shares }: Survey): number {
  let [sum, weight] = [0, 0]
  levels.forEach((own, k) => {
    if (own === undefined) return
    sum += shares[k]! * own
    weight += shares[k]!
  })
  return Math.max(level, Math.min(BROADEST * level, weight > 0 ? sum / weight : 0))
}

/** The table's resolution, and how far it stretches or shrinks what is dark or bright. */
const STEPS = 1024
const FARTHEST = 3

export interface Stabiliser {
  /** Standard deviation of the noise in what `spread` gives, whatever the brightness. */
  sigma: number
  /** The plane with noise of one strength everywhere (as Anscombe's transform does for photons), and back. */
  spread(plane: Plane): Plane
  gather(plane: Plane): Plane
}

/** Makes the noise of a plane of values 0..`white` alike at all of its levels. */
export function stabiliser(curve: NoiseCurve, white: number): Stabiliser {
  const sigma = Math.max(1e-6, curve.reduce((sum, level) => sum + level, 0) / LIGHTS)
  const slopeAt = (light: number) => {
    const place = Math.max(0, Math.min(LIGHTS - 1.001, light * LIGHTS - 0.5))
    const k = Math.floor(place)
    const own = curve[k]! + (curve[k + 1]! - curve[k]!) * (place - k)
    return Math.max(1 / FARTHEST, Math.min(FARTHEST, sigma / Math.max(1e-6, own)))
  }
  const table = new Float32Array(STEPS + 1)
  for (let i = 1; i <= STEPS; i++) table[i] = table[i - 1]! + (slopeAt((i - 0.5) / STEPS) * white) / STEPS
  const [first, last] = [slopeAt(0), slopeAt(1)]
  const whole = table[STEPS]!
  const inverse = new Float32Array(STEPS + 1)
  for (let i = 0, k = 0; i <= STEPS; i++) {
    const wanted = (i / STEPS) * whole
    while (k < STEPS - 1 && table[k + 1]! < wanted) k++
    inverse[i] = ((k + (wanted - table[k]!) / (table[k + 1]! - table[k]!)) / STEPS) * white
  }
  const look = (of: Float32Array, share: number) => {
    const place = Math.min(STEPS - 1e-3, share * STEPS)
    const k = Math.floor(place)
    return of[k]! + (of[k + 1]! - of[k]!) * (place - k)
  }
  return {
    sigma,
    spread: (plane) => plane.map((value) => (value < 0 ? value * first : value > white ? whole + (value - white) * last : look(table, value / white))),
    gather: (plane) => plane.map((value) => (value < 0 ? value / first : value > whole ? white + (value - whole) / last : look(inverse, value / whole))),
  }
}
