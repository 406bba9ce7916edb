import { smoothstep } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Variety } from '../../../scene/scene-spec.ts'
import { blend, type Pigment } from '../../brush/pigment.ts'
import type { Coat } from './animal.ts'
import type { Stance } from './pose.ts'

export const BROWN: Pigment = [158, 98, 52]

/** A dog's coat: `mask` is how far the muzzle, blaze and bib stand out from it. */
export interface DogCoat extends Coat {
  mask: number
  ears: 'hanging' | 'pricked' | 'folded'
  tail?: 'curled'
  /** Colour of round spots. */
  spots?: Pigment
  /** A dark cap over a pale face, with brows, as sled dogs have. */
  cap?: true
  /** White of cheeks and underside, as in a shiba. */
  cheeks?: true
  /** Tan brows, cheeks and legs. */
  points?: Pigment
  curly?: true
  fluff?: number
  ruff?: number
}

export const namedDogs: Readonly<Record<Variety<'dog'>, DogCoat>> = {
  golden: { base: [224, 172, 104], dark: [188, 130, 68], light: [248, 222, 176], eye: BROWN, mask: 0.45, ears: 'hanging', fluff: 1.25 },
  husky: { base: [92, 98, 112], dark: [58, 62, 74], light: [250, 250, 252], eye: [130, 196, 250], mask: 1, ears: 'pricked', tail: 'curled', cap: true, fluff: 1.15, ruff: 0.12 },
  dalmatian: { base: [248, 246, 242], dark: [226, 222, 216], light: [255, 255, 255], eye: BROWN, mask: 0, ears: 'hanging', spots: [40, 36, 38], fluff: 0.75 },
  'black-and-tan': { base: [50, 45, 46], dark: [32, 29, 32], light: [60, 54, 54], eye: [140, 86, 46], mask: 0.2, ears: 'hanging', points: [190, 116, 62], fluff: 0.8 },
  samoyed: { base: [250, 248, 244], dark: [236, 230, 222], light: [255, 255, 255], eye: [74, 50, 38], mask: 0.3, ears: 'pricked', tail: 'curled', fluff: 1.5, ruff: 0.2 },
  shiba: { base: [224, 138, 72], dark: [186, 100, 48], light: [255, 246, 232], eye: [112, 70, 40], mask: 0.5, ears: 'pricked', tail: 'curled', cheeks: true, ruff: 0.1 },
  collie: { base: [48, 46, 50], dark: [32, 30, 34], light: [252, 250, 248], eye: BROWN, mask: 1, ears: 'folded', fluff: 1.25, ruff: 0.1 },
  poodle: { base: [170, 112, 72], dark: [138, 86, 54], light: [206, 152, 108], eye: [96, 62, 40], mask: 0.35, ears: 'hanging', curly: true },
}

/** What a puppy is when nobody says. */
export const anyDogs: readonly DogCoat[] = [
  { base: [150, 96, 56], dark: [96, 58, 36], light: [255, 246, 234], eye: BROWN, mask: 1, ears: 'hanging' },
  { base: [246, 238, 226], dark: [216, 184, 142], light: [255, 253, 248], eye: [140, 88, 54], mask: 0.6, ears: 'hanging' },
  { base: [214, 132, 70], dark: [160, 88, 44], light: [255, 244, 228], eye: BROWN, mask: 1, ears: 'folded' },
  ...Object.values(namedDogs),
]

type Dye = (u: number, v: number) => Pigment

/** Round spots of unlike sizes on a jittered grid. */
function spotted(spots: Pigment, ground: Pigment, noise: Noise, u: number, v: number): Pigment {
  const [x, y] = [u * 3.1 + noise.at(u * 2, v * 2 + 9) * 0.5, v * 3.1 + noise.at(u * 2 + 5, v * 2) * 0.5]
  const [cx, cy] = [Math.round(x), Math.round(y)]
  const size = 0.2 + 0.24 * noise.at(cx * 1.37 + 0.5, cy * 1.73 + 0.5)
  const d = Math.hypot(x - cx - 0.3 * noise.at(cx * 2.1 + 0.3, cy * 1.9), y - cy - 0.3 * noise.at(cx * 1.1, cy * 2.7 + 0.6))
  return blend(ground, spots, smoothstep(size + 0.06, size - 0.04, d + noise.at(u * 11, v * 11) * 0.06))
}

export function dogHead(coat: DogCoat, noise: Noise, blazeWidth: number, from: number): Dye {
  return (u, v) => {
    const n = noise.fbm(u * 4 + 3, v * 4, 3)
    const across = Math.abs(u)
    const muzzle = Math.min(Math.hypot((across - 0.17) / 0.36, (v - 0.42) / 0.3), Math.hypot(u / 0.3, (v - 0.66) / 0.26))
    const blaze = smoothstep(blazeWidth + 0.05, blazeWidth - 0.02, across + n * 0.05 - Math.max(0, -v - 0.1) * 0.1) * smoothstep(-0.75, -0.5, v)
    const brow = Math.hypot((across - 0.3) / 0.12, (v + 0.3) / 0.08)
    let own = blend(coat.base, coat.dark, smoothstep(0.5, 0.95, across) * 0.35 + n * 0.15)
    if (coat.spots) return spotted(coat.spots, coat.base, noise, u * 1.25 + from, v * 1.25)
    if (coat.cap) {
      // A widow's peak between white cheeks and brows.
      const cap = smoothstep(0.05, -0.05, v + 0.36 - across * 0.25 + n * 0.06) + smoothstep(0.12, 0.05, across + n * 0.03) * smoothstep(0.1, -0.1, v) + smoothstep(0.72, 0.84, across + n * 0.05) * smoothstep(0.5, 0.2, v)
      own = blend(coat.light, own, Math.min(1, cap))
      return blend(own, coat.light, smoothstep(1.1, 0.6, brow) * 0.9)
    }
    if (coat.cheeks) {
      const cheek = smoothstep(0.02, 0.16, v - 0.3 + across * 0.35 + n * 0.05) * smoothstep(0.14, 0.24, across)
      return blend(own, coat.light, Math.max(cheek, smoothstep(1.15, 0.75, muzzle + n * 0.2) * 0.95, smoothstep(1.2, 0.6, brow) * 0.7))
    }
    if (coat.points) return blend(own, coat.points, Math.max(smoothstep(1.1, 0.7, Math.hypot((across - 0.3) / 0.36, (v - 0.42) / 0.26) + n * 0.2), smoothstep(1.1, 0.6, brow)))
    return blend(own, coat.light, Math.max(smoothstep(1.2, 0.8, muzzle + n * 0.2) * (0.35 + 0.65 * coat.mask), blaze * coat.mask, smoothstep(1.2, 0.5, brow) * 0.35 * (coat.curly ? 0 : 1)))
  }
}

export function dogBody(coat: DogCoat, noise: Noise, stance: Stance, from: number): Dye {
  return (u, v) => {
    const n = noise.fbm(u * 3 + 7, v * 3, 3)
    if (coat.spots) return spotted(coat.spots, coat.base, noise, u + from + 3, v)
    const own = blend(coat.base, coat.dark, 0.3 * smoothstep(0.4, 0.9, Math.abs(u)) + n * 0.15)
    const white = Math.max(stance.bib(u, v, n) * (0.4 + 0.6 * coat.mask), stance.socks(v - 0.04, n) * coat.mask, stance.belly(u, v, n) * coat.mask)
    if (coat.points) return blend(own, coat.points, Math.max(stance.socks(v + 0.34, n), stance.bib(u * 1.5, v, n) * 0.8))
    return blend(own, coat.light, white)
  }
}
