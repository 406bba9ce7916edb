import { smoothstep } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Light } from '../../terrain/light.ts'
import type { Fall } from './plan.ts'

/** Middle and half-width of a fall at a height. */
function streamAt({ x, lip, foot, half, ledges }: Fall, v: number, ragged = 0): { middle: number; reach: number; since: number } {
  let [middle, reach, since] = [x, half * (0.8 + 0.35 * smoothstep(lip, foot, v)), v - lip]
  for (const { at, shift, spread } of ledges) {
    const past = smoothstep(at - 0.012, at + 0.075, v)
    middle += shift * past
    reach *= 1 + (spread - 1) * past
    if (v > at + ragged) since = v - at - ragged
  }
  return { middle, reach, since }
}

/** How much of the wall about it a fall keeps wet. */
export function wetness(falls: readonly Fall[], u: number, v: number): number {
  let wet = 0
  for (const fall of falls) {
    if (v < fall.lip - 0.01) continue
    const { middle, reach } = streamAt(fall, v)
    const off = Math.abs(u - middle) - reach
    wet = Math.max(wet, smoothstep(0.035 + reach * 0.9, 0, off))
  }
  return wet
}

/** Water that falls before the wall, silky as a long exposure shows it: threads that part over ledges and close again. In place. */
export function paintFall(image: LinearImage, fall: Fall, light: Light, icy: boolean, noise: Noise, checkCancelled: () => void): void {
  const { width, height, planes } = image
  const unit = Math.sqrt(width * height)
  const [sunX, , sunZ] = light.direction
  const lit = 0.35 + 0.5 * Math.max(0, -sunZ * 0.8 + 0.3 * Math.abs(sunX))
  const first = Math.max(0, Math.floor((fall.lip - 0.012) * unit))
  const last = Math.min(height, Math.ceil((fall.foot + 0.012) * unit))
  const fine = Math.min(1, fall.half / 0.03)
  for (let row = first; row < last; row++) {
    if ((row & 15) === 0) checkCancelled()
    const v = (row + 0.5) / unit
    const { middle, reach } = streamAt(fall, v)
    const sway = noise.fbm(v * 6 + fall.start, fall.start, 2) * (reach * 0.22 + 0.007 * (1 - fine))
    const wide = reach * 1.5
    const from = Math.max(0, Math.floor((middle + sway - wide) * unit))
    const to = Math.min(width - 1, Math.ceil((middle + sway + wide) * unit))
    for (let px = from; px <= to; px++) {
      const off = ((px + 0.5) / unit - middle - sway) / reach
      // The ledge's edge is broken: each thread leaves it at a height of its own.
      const { since } = streamAt(fall, v, fall.half * (0.9 * noise.at(off * 2.6 + fall.start, 1.5) + 0.3 * noise.at(off * 9, 4)))
      // Threads keep to their line from ledge to ledge and drift a little.
      const line = off * (2.2 + 3 * fine) + fall.start
      const drift = noise.at(off * 1.3 + fall.start, v * 5) * 0.35
      const broad = noise.at(line + drift, since * 4 + fall.start)
      const thread = noise.at(line * 2.9 + drift * 2, since * 8 + 7)
      const hair = noise.at(line * 8.5 + drift * 4, since * 16 + 3)
      const wisp = noise.at(line * 1.6 + 11, v * 22)
      const body = broad * 0.5 + thread * 0.34 + hair * 0.2
      const edge = smoothstep(1.2, 0.42, Math.abs(off) + 0.34 * (broad + thread * 0.7) + 0.12 * wisp)
      if (edge <= 0) continue
      const lipFade = smoothstep(-0.012, 0.004, v - fall.lip + 0.012 * (off * off - 0.4))
      // It is white where it breaks on a ledge, clearer where it slides.
      const breaks = Math.exp(-Math.max(0, since) * 22) * 0.55 * (since > v - fall.lip - 0.001 ? 0.2 : 1)
      const cover = Math.min(1, Math.max(0, edge * (0.4 + 0.2 * fine + (1.05 - 0.15 * fine) * body + breaks + 0.25 * smoothstep(0.1, 0.4, v - fall.lip)))) * lipFade
      const bright = Math.min(1.25, Math.max(0.3, 0.74 + 0.6 * body + 0.35 * breaks - 0.22 * Math.abs(off)))
      const at = row * width + px
      for (let c = 0; c < 3; c++) {
        const white = c === 0 ? 0.8 : c === 1 ? 0.86 : 0.92
        const own = (icy ? [0.66, 0.82, 0.95][c]! : white) * (light.sun[c]! * lit * 0.78 + light.ambient[c]! * 0.95 + light.horizon[c]! * 0.12) * bright
        planes[c]![at]! += (own - planes[c]![at]!) * cover
      }
    }
  }
}

/** Spray that hangs at the foot of a fall and rises beside it, in place. */
export function paintSpray(image: LinearImage, fall: Fall, strength: number, light: Light, noise: Noise, checkCancelled: () => void): void {
  const { width, height, planes } = image
  const unit = Math.sqrt(width * height)
  const { middle, reach } = streamAt(fall, fall.foot)
  const [wide, up] = [reach * 2.6 + 0.03, reach * 2 + 0.04]
  for (let row = Math.max(0, Math.floor((fall.foot - up * 2.4) * unit)); row < Math.min(height, (fall.foot + up * 0.7) * unit); row++) {
    if ((row & 15) === 0) checkCancelled()
    const v = (row + 0.5) / unit
    for (let px = Math.max(0, Math.floor((middle - wide * 2.2) * unit)); px < Math.min(width, (middle + wide * 2.2) * unit); px++) {
      const u = (px + 0.5) / unit
      const [x, y] = [(u - middle) / wide, (v - fall.foot) / (v > fall.foot ? up * 0.28 : up)]
      const puff = 0.7 + 0.75 * noise.fbm(u * 11 + fall.start, v * 13, 3)
      const share = Math.min(0.94, strength * Math.exp(-(x * x * 1.3 + y * y * 1.5)) * Math.max(0, puff))
      if (share < 0.004) continue
      const at = row * width + px
      for (let c = 0; c < 3; c++) planes[c]![at]! += ((light.sun[c]! * 0.3 + light.ambient[c]! * 0.85 + light.horizon[c]! * 0.16) * 0.85 - planes[c]![at]!) * share
    }
  }
}
