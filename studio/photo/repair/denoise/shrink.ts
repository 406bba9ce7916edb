import { PATCH_AREA } from './dct.ts'
import { GROUP } from './groups.ts'

/** A group's patches after shrinkage, only in the coefficients of which something was left: most are noise and nothing else. */
export interface Shrunk {
  /** `GROUP` numbers for each coefficient that is left. */
  values: Float32Array
  /** Which coefficients these are. */
  coefficients: Uint8Array
  count: number
  /** How much the group's result counts. */
  weight: number
}

export const createShrunk = (): Shrunk =>
  ({ values: new Float32Array(GROUP * PATCH_AREA), coefficients: new Uint8Array(PATCH_AREA), count: 0, weight: 0 })

/** In standard deviations of the noise (Dabov 2007). */
const HARD_THRESHOLD = 2.7
/** A coefficient is left out where the pilot's power in all patches together is less than this share of the noise's. */
const UNSEEN = 0.02

/** Takes a coefficient of the group's patches, transforms it across them (Walsh-Hadamard, not normalised), and back again. */
function gather(spectra: Float32Array, groups: Int32Array, first: number, i: number, to: Float32Array, at: number): void {
  const v0 = spectra[groups[first]! + i]!
  const v1 = spectra[groups[first + 1]! + i]!
  const v2 = spectra[groups[first + 2]! + i]!
  const v3 = spectra[groups[first + 3]! + i]!
  const v4 = spectra[groups[first + 4]! + i]!
  const v5 = spectra[groups[first + 5]! + i]!
  const v6 = spectra[groups[first + 6]! + i]!
  const v7 = spectra[groups[first + 7]! + i]!
  const a0 = v0 + v1
  const a1 = v0 - v1
  const a2 = v2 + v3
  const a3 = v2 - v3
  const a4 = v4 + v5
  const a5 = v4 - v5
  const a6 = v6 + v7
  const a7 = v6 - v7
  const b0 = a0 + a2
  const b1 = a1 + a3
  const b2 = a0 - a2
  const b3 = a1 - a3
  const b4 = a4 + a6
  const b5 = a5 + a7
  const b6 = a4 - a6
  const b7 = a5 - a7
  to[at] = b0 + b4
  to[at + 1] = b1 + b5
  to[at + 2] = b2 + b6
  to[at + 3] = b3 + b7
  to[at + 4] = b0 - b4
  to[at + 5] = b1 - b5
  to[at + 6] = b2 - b6
  to[at + 7] = b3 - b7
}

/** Where the numbers of a coefficient lie in a buffer of their own. */
const IN_PLACE = Int32Array.from({ length: GROUP }, (_, k) => k)
const pilotValues = new Float32Array(GROUP)

/** Drops what could be noise from the group whose spectra begin at the places from `first` on. */
export function hardThreshold(spectra: Float32Array, groups: Int32Array, first: number, sigma: number, out: Shrunk): void {
  const threshold = HARD_THRESHOLD * sigma * Math.sqrt(GROUP)
  const { values, coefficients } = out
  let [count, kept] = [0, 0]
  for (let i = 0, at = 0; i < PATCH_AREA; i++) {
    gather(spectra, groups, first, i, values, at)
    let over = 0
    for (let k = at; k < at + GROUP; k++) {
      if (Math.abs(values[k]!) < threshold) values[k] = 0
      else over++
    }
    if (over === 0) continue
    kept += over
    gather(values, IN_PLACE, 0, at, values, at)
    coefficients[count++] = i
    at += GROUP
  }
  out.count = count
  out.weight = 1 / Math.max(1, kept)
}

/** Weighs the group by how much of it the pilot's spectra explain. */
export function wiener(spectra: Float32Array, pilot: Float32Array, groups: Int32Array, first: number, sigma: number, out: Shrunk): void {
  const noise = sigma * sigma * GROUP
  const { values, coefficients } = out
  let [count, kept] = [0, 0]
  for (let i = 0, at = 0; i < PATCH_AREA; i++) {
    gather(pilot, groups, first, i, pilotValues, 0)
    let total = 0
    for (let k = 0; k < GROUP; k++) {
      pilotValues[k] = pilotValues[k]! * pilotValues[k]!
      total += pilotValues[k]!
    }
    if (total < UNSEEN * noise) continue
    gather(spectra, groups, first, i, values, at)
    for (let k = 0; k < GROUP; k++) {
      const gain = pilotValues[k]! / (pilotValues[k]! + noise)
      values[at + k]! *= gain
      kept += gain * gain
    }
    gather(values, IN_PLACE, 0, at, values, at)
    coefficients[count++] = i
    at += GROUP
  }
  out.count = count
  out.weight = 1 / Math.max(1e-3, kept)
}

/** Adds the shrunk group to the results of its patches. */
export function scatter({ values, coefficients, count, weight }: Shrunk, groups: Int32Array, first: number, results: Float32Array): void {
  const share = weight / GROUP
  for (let n = 0, at = 0; n < count; n++) {
    const i = coefficients[n]!
    for (let k = first; k < first + GROUP; k++, at++) results[groups[k]! + i]! += share * values[at]!
  }
}
