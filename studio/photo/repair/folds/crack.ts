/** Brightness by which a crack stands out from its shading in the middle of all rows, and in one of them where it is mended, 0..255. */
const CRACK = 5
const CRACKED = 12
/** From a crack to its other flank, as a share of its greatest half width. */
const FLANK = 0.4

/** Where a crack lies in the rows across a fold, and whether it is lighter than its ground (1) or darker (-1). */
export interface Crack {
  sign: number
  from: number
  to: number
}

/**
 * Where the middle of all rows across a fold stands out from what is beside it, and how far from there a crack may
 * waver; nothing where it hardly does. `thick`: its greatest half width, in places.
 */
export function crackOf(profile: Float32Array, thick: number, waver: number): Crack | undefined {
  const half = thick + 1
  let [middle, strongest] = [0, 0]
  for (let s = profile.length >> 2; s < profile.length - (profile.length >> 2); s++) {
    const above = profile[s]! - 0.5 * (profile[s - half]! + profile[s + half]!)
    if (Math.abs(above) > Math.abs(strongest)) [middle, strongest] = [s, above]
  }
  if (Math.abs(strongest) < CRACK) return undefined
  return { sign: Math.sign(strongest), from: middle - half - waver, to: middle + half + waver }
}

/** Places of a row in which a crack is brighter than both its sides, and the darker ones right beside it: its other flank. */
export function crackIn(row: (at: number) => number, { from, to }: Pick<Crack, 'from' | 'to'>, thick: number): number[] {
  const rim = 2 * thick
  const values = Array.from({ length: to - from + 1 + 2 * rim }, (_, k) => row(from - rim + k))
  const bright = standingOut(values, Math.round(1.5 * thick))
  const dark = standingOut(values.map((value) => -value), Math.ceil(0.7 * thick))
  const beside = Math.ceil(FLANK * thick)
  const isCrack = (k: number) => bright[k]! || (dark[k]! && bright.slice(k - beside, k + beside + 1).includes(true))
  return Array.from({ length: to - from + 1 }, (_, k) => k).filter((k) => isCrack(k + rim)).map((k) => from + k)
}

/** Where values are higher than on both sides, which lie less than `wide` places apart: what an opening by a bar of that length takes away (Serra 1982). */
function standingOut(values: readonly number[], wide: number): boolean[] {
  const least = values.map((_, k) => Math.min(...values.slice(k, k + wide)))
  return values.map((value, k) => value - Math.max(...least.slice(Math.max(0, k - wide + 1), k + 1)) > CRACKED)
}
