import { PATCH_AREA } from './dct.ts'
import { GROUP } from './groups.ts'

/** The spectra of a group's patches, coefficient by coefficient: `GROUP` numbers each. */
export type Stack = Float32Array
export const createStack = (): Stack => new Float32Array(GROUP * PATCH_AREA)

/** Fills the stack with the group's spectra, transformed across the patches (Walsh-Hadamard, not normalised). */
export function gather(spectra: Float32Array, group: Int32Array, stack: Stack): void {
  const g0 = group[0]!
  const g1 = group[1]!
  const g2 = group[2]!
  const g3 = group[3]!
  const g4 = group[4]!
  const g5 = group[5]!
  const g6 = group[6]!
  const g7 = group[7]!
  for (let i = 0, at = 0; i < PATCH_AREA; i++, at += GROUP) {
    stack[at] = spectra[g0 + i]!
    stack[at + 1] = spectra[g1 + i]!
    stack[at + 2] = spectra[g2 + i]!
    stack[at + 3] = spectra[g3 + i]!
    stack[at + 4] = spectra[g4 + i]!
    stack[at + 5] = spectra[g5 + i]!
    stack[at + 6] = spectra[g6 + i]!
    stack[at + 7] = spectra[g7 + i]!
    acrossPatches(stack, at)
  }
}

/** Transforms the stack back and adds it to the results of the group's patches. */
export function scatter(stack: Stack, group: Int32Array, weight: number, results: Float32Array): void {
  const g0 = group[0]!
  const g1 = group[1]!
  const g2 = group[2]!
  const g3 = group[3]!
  const g4 = group[4]!
  const g5 = group[5]!
  const g6 = group[6]!
  const g7 = group[7]!
  const share = weight / GROUP
  for (let i = 0, at = 0; i < PATCH_AREA; i++, at += GROUP) {
    acrossPatches(stack, at)
    results[g0 + i]! += share * stack[at]!
    results[g1 + i]! += share * stack[at + 1]!
    results[g2 + i]! += share * stack[at + 2]!
    results[g3 + i]! += share * stack[at + 3]!
    results[g4 + i]! += share * stack[at + 4]!
    results[g5 + i]! += share * stack[at + 5]!
    results[g6 + i]! += share * stack[at + 6]!
    results[g7 + i]! += share * stack[at + 7]!
  }
}

function acrossPatches(s: Stack, at: number): void {
  const a0 = s[at]! + s[at + 1]!
  const a1 = s[at]! - s[at + 1]!
  const a2 = s[at + 2]! + s[at + 3]!
  const a3 = s[at + 2]! - s[at + 3]!
  const a4 = s[at + 4]! + s[at + 5]!
  const a5 = s[at + 4]! - s[at + 5]!
  const a6 = s[at + 6]! + s[at + 7]!
  const a7 = s[at + 6]! - s[at + 7]!
  const b0 = a0 + a2
  const b1 = a1 + a3
  const b2 = a0 - a2
  const b3 = a1 - a3
  const b4 = a4 + a6
  const b5 = a5 + a7
  const b6 = a4 - a6
  const b7 = a5 - a7
  s[at] = b0 + b4
  s[at + 1] = b1 + b5
  s[at + 2] = b2 + b6
  s[at + 3] = b3 + b7
  s[at + 4] = b0 - b4
  s[at + 5] = b1 - b5
  s[at + 6] = b2 - b6
  s[at + 7] = b3 - b7
}

/** In standard deviations of the noise (Dabov 2007). */
const HARD_THRESHOLD = 2.7

/** Drops from the stack what could be noise; returns the weight of the result. */
export function hardThreshold(stack: Stack, sigma: number): number {
  const threshold = HARD_THRESHOLD * sigma * Math.sqrt(GROUP)
  let kept = 0
  for (let i = 0; i < stack.length; i++) {
    if (Math.abs(stack[i]!) < threshold) stack[i] = 0
    else kept++
  }
  return 1 / Math.max(1, kept)
}

/** Weighs the stack by how much of it the pilot explains; returns the weight of the result. */
export function wiener(stack: Stack, pilot: Stack, sigma: number): number {
  const noise = sigma * sigma * GROUP
  let kept = 0
  for (let i = 0; i < stack.length; i++) {
    const power = pilot[i]! * pilot[i]!
    const gain = power / (power + noise)
    stack[i]! *= gain
    kept += gain * gain
  }
  return 1 / Math.max(1e-3, kept)
}
