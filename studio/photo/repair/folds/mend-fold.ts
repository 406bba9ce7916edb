import type { RasterImage } from '../../../pixels/linear-image.ts'
import { boxBlur, type Plane } from '../../../pixels/plane.ts'
import type { Fold } from './find-folds.ts'

/** Half the width of what is looked at about a fold, as a share of the photo's longest side. */
const REACH = 0.055
/** Length along a fold over which its strength is measured, likewise. */
const WINDOW = 0.03
/** How far the crease wavers about the straight line, and over which length at least, likewise. */
const WAVER = 0.006
/** Part of the reach, at its rims, over which the shading's correction fades. */
const RIM = 0.35
/** Brightness by which a crack stands out from its shading mostly and where it is mended, 0..255; its greatest half width, as a share of the longest side. */
const CRACK = 5
const CRACKED = 7
const CRACK_WIDTH = 0.006

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
  const path = Float32Array.from({ length }, (_, t) => straight(t))
  rests(path)
  let profile = commonProfile(rest, length, span)
  follow(path, rest, profile, reach, Math.max(2, Math.round(WAVER * longest)), Math.max(4, Math.round(WINDOW * longest)))
  rests(path)
  profile = commonProfile(rest, length, span)
  tick()
  const strengths = strengthsAlong(rest, profile, length, Math.max(4, Math.round(WINDOW * longest)))
  const { shading, crack } = parted(profile, Math.max(2, Math.round(CRACK_WIDTH * longest)))
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
    if (!crack) continue
    const [before, after] = [light(t, middle - reach + crack.from), light(t, middle - reach + crack.to)]
    for (let s = crack.from + 1; s < crack.to; s++) {
      const aside = middle - reach + s
      const ground = before + ((after - before) * (s - crack.from)) / (crack.to - crack.from)
      if (aside < 1 || aside >= across - 1 || crack.sign * (light(t, aside) - ground) < CRACKED) continue
      for (let k = aside - 1; k <= aside + 1; k++) damage[at(t, k)] = 1
    }
  }
}

/** The median over all rows. */
function commonProfile(rest: Float32Array, length: number, span: number): Float32Array {
  // Some hundred rows tell as much as all.
  const step = Math.max(1, Math.floor(length / 400))
  return Float32Array.from({ length: span }, (_, s) => {
    const values: number[] = []
    for (let t = 0; t < length; t += step) values.push(rest[t * span + s]!)
    return values.sort((a, b) => a - b)[values.length >> 1]!
  })
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

/** The shading as it would be without a crack, and which way and from where to where that stands out. */
function parted(profile: Float32Array, most: number): { shading: Float32Array; crack?: { sign: number; from: number; to: number } } {
  const half = most + 1
  let [middle, strongest] = [0, 0]
  for (let s = profile.length >> 2; s < profile.length - (profile.length >> 2); s++) {
    const above = profile[s]! - 0.5 * (profile[s - half]! + profile[s + half]!)
    if (Math.abs(above) > Math.abs(strongest)) [middle, strongest] = [s, above]
  }
  if (Math.abs(strongest) < CRACK) return { shading: profile }
  const [from, to] = [middle - half, middle + half]
  const line = (s: number) => profile[from]! + ((profile[to]! - profile[from]!) * (s - from)) / (to - from)
  const shading = profile.map((value, s) => (s > from && s < to ? line(s) : value))
  return { shading, crack: { sign: Math.sign(strongest), from, to } }
}

/** The mean of each place and `half` places to both sides of it. */
const runningMean = (values: Plane, half: number): Plane => boxBlur(values, values.length, 1, half)
