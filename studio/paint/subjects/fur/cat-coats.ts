import { smoothstep } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Variety } from '../../../scene/scene-spec.ts'
import { blend, type Pigment } from '../../brush/pigment.ts'
import type { Coat } from './animal.ts'
import type { Stance } from './pose.ts'

export const GREEN: Pigment = [158, 204, 84]
export const BLUE: Pigment = [112, 182, 238]
export const AMBER: Pigment = [236, 176, 62]

/** How a coat's colours lie: not at all, in stripes, in patches, dark at the points, or dark with a white front. */
export interface CatCoat extends Coat {
  pattern: 'plain' | 'striped' | 'patched' | 'pointed' | 'fronted'
  /** The second colour of the patches. */
  patch?: Pigment
  /** White of muzzle and chest, 0..1. */
  white: number
  fluff?: number
  /** Stripes as broad and black as a tiger's. */
  bold?: true
}

export const namedCats: Readonly<Record<Variety<'cat'>, CatCoat>> = {
  tabby: { base: [172, 144, 114], dark: [66, 50, 42], light: [246, 234, 216], eye: GREEN, pattern: 'striped', white: 0.75 },
  calico: { base: [250, 246, 238], dark: [44, 40, 44], light: [255, 253, 249], patch: [226, 132, 58], eye: GREEN, pattern: 'patched', white: 1 },
  siamese: { base: [238, 224, 200], dark: [70, 50, 44], light: [250, 243, 230], eye: [92, 162, 240], pattern: 'pointed', white: 0 },
  tuxedo: { base: [44, 42, 48], dark: [26, 25, 30], light: [252, 250, 248], eye: [200, 206, 84], pattern: 'fronted', white: 1 },
  ragdoll: { base: [240, 230, 216], dark: [120, 98, 90], light: [255, 252, 247], eye: [104, 170, 240], pattern: 'pointed', white: 0.85, fluff: 1.45 },
}

/** What a kitten is when nobody says. */
export const anyCats: readonly CatCoat[] = [
  { base: [234, 164, 92], dark: [184, 102, 46], light: [255, 243, 224], eye: GREEN, pattern: 'striped', white: 1 },
  { base: [152, 152, 162], dark: [84, 84, 98], light: [246, 246, 248], eye: BLUE, pattern: 'striped', white: 1 },
  { base: [236, 220, 196], dark: [120, 88, 72], light: [255, 252, 246], eye: BLUE, pattern: 'striped', white: 1 },
  { base: [104, 110, 124], dark: [74, 80, 94], light: [150, 156, 170], eye: AMBER, pattern: 'striped', white: 0.4 },
  ...Object.values(namedCats),
]

type Dye = (u: number, v: number) => Pigment

const fray = (noise: Noise, u: number, v: number) => noise.fbm(u * 4 + 3, v * 4, 3)

/** Patches of two colours that keep no symmetry; `from` moves them between cats. */
function patched({ base, dark, patch = dark }: CatCoat, noise: Noise, from: number): Dye {
  return (u, v) => {
    const edge = noise.at(u * 9, v * 9) * 0.06
    const a = noise.fbm(u * 0.95 + from, v * 0.95 + 4, 2) + edge
    const b = noise.fbm(u * 1.05 + from + 31, v * 0.9 + 9, 2) + edge
    return blend(blend(base, patch, smoothstep(0.03, 0.09, a)), dark, smoothstep(0.1, 0.16, b))
  }
}

export function catHead(coat: CatCoat, noise: Noise, stripes: number, from: number): Dye {
  const ground = coat.pattern === 'patched' ? patched(coat, noise, from) : undefined
  return (u, v) => {
    const n = fray(noise, u, v)
    const across = Math.abs(u)
    const muzzle = Math.min(Math.hypot((across - 0.15) / 0.3, (v - 0.42) / 0.24), Math.hypot(u / 0.26, (v - 0.62) / 0.24))
    const blaze = smoothstep(0.1, 0.04, across + n * 0.03) * smoothstep(-0.3, 0.05, v) * smoothstep(0.35, 0.1, v)
    const around = Math.hypot((across - 0.38) / 0.34, (v - 0.02) / 0.3)
    let own = ground?.(u * 1.15, v * 1.15) ?? coat.base
    if (coat.pattern === 'striped') {
      const forehead = smoothstep(0.3, 0.85, Math.cos(u * stripes + Math.sign(u) * v * 1.2 + n * 1.3)) * smoothstep(-0.22, -0.5, v) * smoothstep(0.62, 0.25, across)
      const cheek = smoothstep(0.35, 0.9, Math.sin(v * 13 - across * 7 + n * 1.6)) * smoothstep(0.52, 0.82, across) * smoothstep(-0.35, 0, v)
      own = blend(own, coat.dark, Math.max(forehead, cheek) * (coat.bold ? 1 : 0.85))
      own = blend(own, coat.light, smoothstep(1.35, 0.95, around) * 0.45)
    } else if (coat.pattern === 'pointed') {
      // The mask is darkest round the nose and fades over the cheeks and brow.
      const mask = smoothstep(0.98, 0.3, Math.hypot(u / 0.92, (v - 0.22) / 0.8) + n * 0.12)
      own = blend(own, coat.dark, mask * (coat.white ? 0.7 : 0.94))
      const cleft = smoothstep(0.05, 0.14, v + 0.5 - across * 1.25 + n * 0.05) * smoothstep(0.34, 0.24, across - Math.max(0, v) * 0.35)
      own = blend(own, coat.light, cleft * coat.white)
    } else if (coat.pattern === 'fronted') {
      const front = smoothstep(0.05, 0.16, v + 0.42 - across * 1.7 + n * 0.06) * smoothstep(0.5, 0.36, across - Math.max(0, v - 0.2) * 0.5)
      own = blend(own, coat.light, front)
    }
    if (coat.pattern === 'striped' || coat.pattern === 'patched' || coat.pattern === 'plain')
      own = blend(own, coat.light, Math.max(smoothstep(1.25, 0.75, muzzle + n * 0.25), blaze * 0.5, smoothstep(0.68, 0.85, v)) * coat.white)
    return own
  }
}

export function catBody(coat: CatCoat, noise: Noise, stance: Stance, from: number): Dye {
  const ground = coat.pattern === 'patched' ? patched(coat, noise, from + 57) : undefined
  return (u, v) => {
    const n = noise.fbm(u * 3 + 7, v * 3, 3)
    let own = ground?.(u * 0.8, v * 0.8) ?? coat.base
    if (coat.pattern === 'striped') own = blend(own, coat.dark, smoothstep(0.3, 0.85, Math.sin(stance.stripe(u, v) + n * 2.6)) * stance.striped(u, v) * (coat.bold ? 1 : 0.75))
    if (coat.pattern === 'pointed') return blend(blend(own, coat.light, stance.bib(u, v, n) * 0.8), coat.white ? coat.light : coat.dark, stance.socks(v + 0.12, n) * 0.85)
    return blend(own, coat.light, Math.max(stance.bib(u, v, n), stance.socks(v, n), stance.belly(u, v, n)) * coat.white)
  }
}

/** Ears and tail: dark in pointed cats, of the patches in a calico. */
export const tipsOf = (coat: CatCoat): Pigment => (coat.pattern === 'patched' ? (coat.patch ?? coat.dark) : coat.pattern === 'pointed' ? coat.dark : coat.base)
