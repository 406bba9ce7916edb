import type { RasterImage } from '../../../pixels/linear-image.ts'
import { boxBlur, type Plane } from '../../../pixels/plane.ts'
import { crackIn, crackOf, type Crack } from './crack.ts'
import type { Fold } from './find-folds.ts'

/** Half the width of what is looked at about a fold, as a share of the photo's longest side. */
const REACH = 0.055
/** Length along a fold over which its strength is measured, likewise. */
const WINDOW = 0.03
/** How far the crease wavers about the straight line, and over which length at least, likewise. */
const WAVER = 0.006
/** Part of the reach, at its rims, over which the shading's correction fades. */
const RIM = 0.35
/** Greatest half width of a crack, as a share of the longest side. */
const CRACK_WIDTH = 0.006
/** Share of the rows that tell what the fold's shading is in a place. */
const KNOWN = 0.1

/**
 * Takes a fold's shading away, in place, and marks the crack in it (1 in `damage`). The shading is what the rows across
 * the fold have in common; how strong it is in each place is told by the rows about it.
 */
export function mendFold(photo: RasterImage, fold: Fold, damage: Uint8Array, tick: () => void): void {
  const { width, height, data } = photo
  const longest = Math.max(width, height)
  const [length, across] = fold.level ? [width, height] : [height, width]
  const reach = Math.max(6, Math.round(REACH * longest))
  const at = (along: number, aside: number) => (fold.level ? aside * width + along : along * width + aside)
  const span = 2 * reach + 1
  const straight = (along: number) => (fold.from + ((fold.to - fold.from) * (along + 0.5)) / length) * across
  // Each row across the fold without the slope between what lies beyond it, brightness alone.
  const rest = new Float32Array(length * span)
  const light = (along: number, aside: number) => {
    const i = 3 * at(along, Math.min(across - 1, Math.max(0, aside)))
    return 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!
  }
  const rests = (path: Float32Array) => {
    for (let t = 0; t < length; t++) {
      if (t % 256 === 0) tick()
      const middle = Math.round(path[t]!)
      const ends = [0, 0]
      for (let k = 0; k < 3; k++) {
        ends[0]! += light(t, middle - reach + k) / 3
        ends[1]! += light(t, middle + reach - k) / 3
      }
      for (let s = 0; s < span; s++) rest[t * span + s] = light(t, middle - reach + s) - (ends[0]! + ((ends[1]! - ends[0]!) * s) / (span - 1))
    }
  }
  const waver = Math.max(2, Math.round(WAVER * longest))
  const window = Math.max(4, Math.round(WINDOW * longest))
  const path = Float32Array.from({ length }, (_, t) => straight(t))
  rests(path)
  let profile = commonProfile(rest, length, span)
  follow(path, rest, profile, reach, waver, window)
  rests(path)
  profile = commonProfile(rest, length, span)
  tick()
  const thick = Math.max(2, Math.round(CRACK_WIDTH * longest))
  const crack = crackOf(profile, thick, waver)
  const isCrack = new Uint8Array(rest.length)
  const markCrack = (t: number, { sign, ...place }: Crack) => {
    if (t % 256 === 0) tick()
    const middle = Math.round(path[t]!)
    for (const s of crackIn((k) => sign * light(t, middle - reach + k), place, thick)) {
      for (let k = s - 1; k <= s + 1; k++) {
        isCrack[t * span + k] = 1
        const aside = middle - reach + k
        if (aside >= 0 && aside < across) damage[at(t, aside)] = 1
      }
    }
  }
  if (crack) for (let t = 0; t < length; t++) markCrack(t, crack)
  tick()
  const shading = crack ? commonProfile(rest, length, span, isCrack) : profile
  for (let i = 0; i < rest.length; i++) if (isCrack[i]) rest[i] = shading[i % span]!
  const strengths = strengthsAlong(rest, shading, length, window)
  for (let t = 0; t < length; t++) {
    if (t % 256 === 0) tick()
    const middle = Math.round(path[t]!)
    for (let s = 0; s < span; s++) {
      const aside = middle - reach + s
      if (aside < 0 || aside >= across) continue
      const i = at(t, aside)
      const fade = Math.min(1, Math.min(s, span - 1 - s) / (RIM * reach))
      const change = strengths[t]! * fade * shading[s]!
      for (let c = 3 * i; c < 3 * i + 3; c++) {
        const value = data[c]! - change
        data[c] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
      }
    }
  }
}

/** The median over all rows, of what is no crack; where almost all rows are cracked, what lies between its sides. */
function commonProfile(rest: Float32Array, length: number, span: number, isCrack?: Uint8Array): Float32Array {
  // Some hundred rows tell as much as all.
  const step = Math.max(1, Math.floor(length / 400))
  const column = new Float32Array(Math.ceil(length / step))
  const known: number[] = []
  const profile = Float32Array.from({ length: span }, (_, s) => {
    let count = 0
    for (let t = 0; t < length; t += step) if (!isCrack?.[t * span + s]) column[count++] = rest[t * span + s]!
    if (count * step > KNOWN * length) known.push(s)
    return column.subarray(0, count).sort()[count >> 1] ?? 0
  })
  known.slice(1).forEach((to, k) => {
    const from = known[k]!
    for (let s = from + 1; s < to; s++) profile[s] = profile[from]! + ((profile[to]! - profile[from]!) * (s - from)) / (to - from)
  })
  return profile
}

/** Moves the path to where the rows about each place agree best with the profile. */
function follow(path: Float32Array, rest: Float32Array, profile: Float32Array, reach: number, most: number, window: number): void {
  const span = profile.length
  const length = path.length
  const from = Math.max(most, Math.round(reach / 2))
  const scores = Array.from({ length: 2 * most + 1 }, (_, k) => {
    const shift = k - most
    const own = new Float32Array(length)
    for (let t = 0; t < length; t++) {
      let sum = 0
      for (let s = from; s < span - from; s++) sum += Math.max(-30, Math.min(30, rest[t * span + s + shift]!)) * profile[s]!
      own[t] = sum
    }
    return runningMean(own, window)
  })
  const shifts = Float32Array.from({ length }, (_, t) => {
    let best = most
    for (let k = 0; k < scores.length; k++) if (scores[k]![t]! > scores[best]![t]! * 1.02) best = k
    return best - most
  })
  const smooth = runningMean(shifts, window >> 1)
  for (let t = 0; t < length; t++) path[t]! += smooth[t]!
}

/** How strong the profile is at each place, 0 to 1.4, by what the rows about it share with it. */
function strengthsAlong(rest: Float32Array, profile: Float32Array, length: number, window: number): Float32Array {
  const span = profile.length
  let power = 1e-6
  for (const value of profile) power += value * value
  const own = new Float32Array(length)
  for (let t = 0; t < length; t++) {
    let sum = 0
    for (let s = 0; s < span; s++) sum += Math.max(-40, Math.min(40, rest[t * span + s]!)) * profile[s]!
    own[t] = sum / power
  }
  return runningMean(own.map((value) => Math.max(-1, Math.min(3, value))), window).map((value) => Math.max(0, Math.min(1.4, value)))
}

/** The mean of each place and `half` places to both sides of it. */
const runningMean = (values: Plane, half: number): Plane => boxBlur(values, values.length, 1, half)
