import { pigment, type Pigment } from '../brush/pigment.ts'

/** A marking on the flank, laid in order; s runs 0 (snout) .. 1 (root of the tail), t -1 (back) .. 1 (belly). */
export type Mark =
  | { kind: 'bar'; at: number; half: number; colour: Pigment; slant?: number }
  | { kind: 'line'; at: number; half: number; from: number; to: number; colour: Pigment; rise?: number }
  | { kind: 'spot'; at: readonly [s: number, t: number]; half: readonly [number, number]; colour: Pigment }
  | { kind: 'lines'; count: number; from: number; colour: Pigment; rise?: number }

/** A fin along the back or the belly: where it stands, its height in body lengths at even steps, how far it leans back. */
interface Edging {
  from: number
  to: number
  height: readonly number[]
  lean: number
}

/** A fish from the side. Profiles are half heights in body lengths at s = 0, 1/8, 2/8 .. 1. */
export interface Species {
  back: readonly number[]
  belly: readonly number[]
  dorsal: Edging
  anal: Edging
  /** Length and half spread of the tail fin; how deep it is cut: 0 round .. 1 forked. */
  tail: { length: number; spread: number; fork: number }
  colours: { back: Pigment; side: Pigment; belly: Pigment; fin: Pigment; tail: Pigment; edge?: Pigment }
  marks: readonly Mark[]
  /** Contrast of the scales, 0..1. */
  scales: number
  /** Radius of the eye in body lengths. */
  eye: number
}

const colours = (back: string, side: string, belly: string, fin: string, tail: string, edge?: string): Species['colours'] => ({
  back: pigment(back), side: pigment(side), belly: pigment(belly), fin: pigment(fin), tail: pigment(tail), ...(edge && { edge: pigment(edge) }),
})
const BLACK: Pigment = [22, 22, 30]
const WHITE: Pigment = [250, 250, 246]
const YELLOW: Pigment = [252, 212, 52]
const ringed = (at: number, half: number, slant = 0): Mark[] => [
  { kind: 'bar', at, half: half + 0.016, colour: BLACK, slant }, { kind: 'bar', at, half, colour: WHITE, slant },
]

const oval = [0.07, 0.13, 0.185, 0.215, 0.22, 0.2, 0.158, 0.1, 0.06] as const
const disc = [0.04, 0.1, 0.2, 0.285, 0.32, 0.31, 0.25, 0.14, 0.055] as const
const spindle = [0.03, 0.07, 0.095, 0.112, 0.115, 0.104, 0.082, 0.054, 0.032] as const

export const species = {
  clownfish: {
    back: oval, belly: oval, eye: 0.036, scales: 0.35, tail: { length: 0.24, spread: 0.16, fork: 0 },
    dorsal: { from: 0.3, to: 0.95, height: [0.04, 0.085, 0.08, 0.06, 0.09, 0.1, 0.02], lean: 0.5 }, anal: { from: 0.58, to: 0.95, height: [0.03, 0.1, 0.09, 0.02], lean: 0.5 },
    colours: colours('#d9480f', '#fb7a1e', '#ffb057', '#fb8a2c', '#fb8a2c', '#1b1720'), marks: [...ringed(0.25, 0.05, 0.05), ...ringed(0.56, 0.055, -0.06), ...ringed(0.93, 0.028)],
  },
  tang: {
    back: disc.map((h) => h * 0.82), belly: disc.map((h) => h * 0.82), eye: 0.03, scales: 0.15, tail: { length: 0.22, spread: 0.2, fork: 0.35 },
    dorsal: { from: 0.22, to: 0.96, height: [0.02, 0.06, 0.07, 0.07, 0.07, 0.06, 0.01], lean: 0.4 }, anal: { from: 0.45, to: 0.96, height: [0.02, 0.06, 0.07, 0.06, 0.01], lean: 0.4 },
    colours: colours('#1b3fc4', '#2a63ee', '#4a86f6', '#1d47cf', '#fcd434', '#0d1236'),
    marks: [{ kind: 'spot', at: [0.62, -0.3], half: [0.42, 0.62], colour: [14, 18, 58] }, { kind: 'spot', at: [0.46, 0.02], half: [0.17, 0.34], colour: [42, 99, 238] }, { kind: 'spot', at: [0.6, 0.62], half: [0.5, 0.52], colour: [42, 99, 238] }],
  },
  'yellow-tang': {
    back: disc, belly: disc, eye: 0.03, scales: 0.12, tail: { length: 0.2, spread: 0.19, fork: 0.25 },
    dorsal: { from: 0.26, to: 0.97, height: [0.03, 0.1, 0.12, 0.12, 0.11, 0.08, 0.01], lean: 0.35 }, anal: { from: 0.42, to: 0.97, height: [0.03, 0.1, 0.11, 0.09, 0.01], lean: 0.35 },
    colours: colours('#f2b705', '#ffd92e', '#ffec84', '#ffcf1f', '#ffd92e'), marks: [{ kind: 'line', at: 0.02, half: 0.03, from: 0.8, to: 0.97, colour: WHITE }],
  },
  butterflyfish: {
    back: disc, belly: disc, eye: 0.032, scales: 0.4, tail: { length: 0.2, spread: 0.14, fork: 0.08 },
    dorsal: { from: 0.3, to: 0.97, height: [0.02, 0.06, 0.07, 0.08, 0.1, 0.1, 0.01], lean: 0.45 }, anal: { from: 0.52, to: 0.97, height: [0.02, 0.08, 0.1, 0.09, 0.01], lean: 0.45 },
    colours: colours('#f7c51e', '#fff3c8', '#fffdf2', '#fbc41c', '#fbd44a', '#2a2420'),
    marks: [{ kind: 'lines', count: 9, from: 0.3, colour: [120, 116, 128], rise: 0.55 }, { kind: 'bar', at: 0.14, half: 0.045, colour: BLACK, slant: -0.05 }, { kind: 'bar', at: 0.93, half: 0.03, colour: BLACK }],
  },
  angelfish: {
    back: disc.map((h) => h * 0.9), belly: disc.map((h) => h * 0.9), eye: 0.03, scales: 0.25, tail: { length: 0.2, spread: 0.17, fork: 0 },
    dorsal: { from: 0.32, to: 1, height: [0.02, 0.05, 0.07, 0.09, 0.13, 0.15, 0.03], lean: 0.6 }, anal: { from: 0.5, to: 1, height: [0.02, 0.07, 0.11, 0.14, 0.03], lean: 0.6 },
    colours: colours('#1a3b96', '#2453bd', '#2f6bd2', '#20479f', '#ffcc22', '#59c7f5'),
    marks: [{ kind: 'lines', count: 11, from: 0.3, colour: YELLOW, rise: 0.18 }, { kind: 'bar', at: 0.22, half: 0.07, colour: [18, 26, 74], slant: -0.08 }, { kind: 'bar', at: 0.29, half: 0.012, colour: [110, 200, 250], slant: -0.08 }, { kind: 'spot', at: [0.06, 0.1], half: [0.09, 0.6], colour: [224, 236, 240] }],
  },
  idol: {
    back: disc.map((h) => h * 1.05), belly: disc.map((h) => h * 1.0), eye: 0.028, scales: 0.1, tail: { length: 0.17, spread: 0.16, fork: 0.3 },
    dorsal: { from: 0.34, to: 0.9, height: [0.06, 0.46, 0.3, 0.16, 0.1, 0.06, 0.01], lean: 1.1 }, anal: { from: 0.52, to: 0.92, height: [0.05, 0.2, 0.13, 0.07, 0.01], lean: 0.9 },
    colours: colours('#f4edd2', '#fdf8e6', '#fffdf4', '#fbf3d4', '#15141c', '#fbf3d4'),
    marks: [{ kind: 'bar', at: 0.68, half: 0.09, colour: [252, 214, 84] }, { kind: 'bar', at: 0.27, half: 0.085, colour: BLACK, slant: -0.06 }, { kind: 'bar', at: 0.83, half: 0.07, colour: BLACK, slant: 0.08 }, { kind: 'spot', at: [0.07, -0.3], half: [0.04, 0.5], colour: [240, 140, 30] }],
  },
  parrotfish: {
    back: oval.map((h) => h * 0.92), belly: oval.map((h) => h * 0.92), eye: 0.026, scales: 1, tail: { length: 0.22, spread: 0.17, fork: 0.28 },
    dorsal: { from: 0.28, to: 0.96, height: [0.03, 0.055, 0.06, 0.06, 0.055, 0.05, 0.01], lean: 0.4 }, anal: { from: 0.58, to: 0.95, height: [0.03, 0.055, 0.05, 0.01], lean: 0.4 },
    colours: colours('#128a94', '#25b8ac', '#7fdcae', '#e56fa4', '#1e9fb4', '#2b6fd0'),
    marks: [{ kind: 'lines', count: 5, from: 0.34, colour: [236, 126, 150], rise: 0 }, { kind: 'line', at: 0.3, half: 0.1, from: 0, to: 0.22, colour: [240, 140, 160] }, { kind: 'line', at: -0.15, half: 0.06, from: 0.02, to: 0.26, colour: [40, 110, 210] }],
  },
  anthias: {
    back: spindle.map((h) => h * 1.3), belly: spindle.map((h) => h * 1.3), eye: 0.034, scales: 0.5, tail: { length: 0.32, spread: 0.2, fork: 0.85 },
    dorsal: { from: 0.26, to: 0.92, height: [0.03, 0.13, 0.08, 0.075, 0.08, 0.08, 0.01], lean: 0.5 }, anal: { from: 0.56, to: 0.9, height: [0.02, 0.09, 0.07, 0.01], lean: 0.6 },
    colours: colours('#e2506a', '#ff8a5c', '#ffc2a0', '#f46aa0', '#ff9a6a'), marks: [{ kind: 'line', at: 0.05, half: 0.05, from: 0.02, to: 0.3, colour: [190, 90, 200] }],
  },
  chromis: {
    back: oval.map((h) => h * 0.8), belly: oval.map((h) => h * 0.8), eye: 0.034, scales: 0.6, tail: { length: 0.27, spread: 0.18, fork: 0.75 },
    dorsal: { from: 0.28, to: 0.93, height: [0.02, 0.07, 0.065, 0.07, 0.075, 0.07, 0.01], lean: 0.5 }, anal: { from: 0.56, to: 0.92, height: [0.02, 0.085, 0.07, 0.01], lean: 0.5 },
    colours: colours('#2a8fb8', '#62d2c8', '#c8f4e0', '#5cc4d4', '#4ab4cc'), marks: [],
  },
  damsel: {
    back: oval.map((h) => h * 0.88), belly: oval.map((h) => h * 0.88), eye: 0.034, scales: 0.6, tail: { length: 0.22, spread: 0.15, fork: 0.4 },
    dorsal: { from: 0.28, to: 0.94, height: [0.02, 0.06, 0.06, 0.06, 0.08, 0.08, 0.01], lean: 0.5 }, anal: { from: 0.56, to: 0.94, height: [0.02, 0.08, 0.075, 0.01], lean: 0.5 },
    colours: colours('#1238c8', '#2468f8', '#5a9cff', '#ffd23a', '#ffd23a'), marks: [],
  },
  silver: {
    back: spindle, belly: spindle, eye: 0.028, scales: 0.35, tail: { length: 0.22, spread: 0.14, fork: 0.9 },
    dorsal: { from: 0.42, to: 0.6, height: [0.02, 0.08, 0.05, 0.01], lean: 0.6 }, anal: { from: 0.68, to: 0.84, height: [0.02, 0.05, 0.03, 0.01], lean: 0.6 },
    colours: colours('#3d6f8e', '#c4dbe4', '#f4fafa', '#9dbccb', '#8fb0c2'), marks: [{ kind: 'line', at: -0.3, half: 0.1, from: 0.1, to: 0.98, colour: [74, 120, 150] }],
  },
} as const satisfies Record<string, Species>

export type SpeciesName = keyof typeof species

/** The same fish in another colour: bodies and fins follow, black and white markings stay. */
export function recoloured(fish: Species, colour: Pigment): Species {
  const towards = (to: Pigment, k: number): Pigment => [0, 1, 2].map((c) => colour[c]! + (to[c]! - colour[c]!) * k) as unknown as Pigment
  const plain = ({ colour: [r, g, b] }: Mark) => Math.max(r, g, b) - Math.min(r, g, b) < 60
  return {
    ...fish,
    colours: { back: towards([10, 8, 20], 0.32), side: colour, belly: towards([255, 250, 240], 0.45), fin: towards([255, 250, 240], 0.12), tail: towards([255, 250, 240], 0.08), edge: towards([10, 8, 20], 0.6) },
    marks: fish.marks.filter(plain),
  }
}
