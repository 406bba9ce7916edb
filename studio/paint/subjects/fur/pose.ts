import { smoothstep } from '../../../pixels/colour.ts'
import { pair, type Ball } from './volume.ts'

/** How an animal holds its body, and where the parts of a coat lie on it then. Lengths in head radii. */
export interface Stance {
  body: readonly Ball[]
  /** Seen from the side, the head turned to the eye: the fur lies backwards, not down. */
  sideways: boolean
  /** White of the chest, 0..1; `n` is noise that frays the edge. */
  bib: (u: number, v: number, n: number) => number
  socks: (v: number, n: number) => number
  belly: (u: number, v: number, n: number) => number
  /** Place along the body's stripes (radians), and how strongly they show. */
  stripe: (u: number, v: number) => number
  striped: (u: number, v: number) => number
  tail: { base: readonly [number, number]; control: readonly [number, number]; tip: readonly [number, number] }
}

/** Sitting upright on the haunches, forelegs before the chest. */
export const sitting: readonly Ball[] = [
  [0, 1.55, -0.2, 0.72, 1.1, 0.75],
  ...pair([0.36, 1.25, -0.1, 0.46, 0.62, 0.6]),
  [0, 2.05, -0.3, 0.86, 0.8, 0.7],
  ...pair([0.62, 2.35, -0.1, 0.52, 0.64, 0.6]),
  ...pair([0.27, 2.15, 0.3, 0.22, 0.85, 0.45]),
  ...pair([0.29, 2.86, 0.5, 0.27, 0.19, 0.4]),
  ...pair([0.8, 2.9, 0.3, 0.34, 0.17, 0.4]),
  [0, 2.8, -0.5, 0.5, 0.24, 0.3],
]

/** Crouched like a ball: broad haunches, small forepaws. */
export const crouched: readonly Ball[] = [
  [0, 1.5, -0.2, 0.8, 0.9, 0.8],
  [0, 1.85, -0.4, 1.02, 0.78, 0.8],
  ...pair([0.72, 2.0, -0.1, 0.48, 0.6, 0.6]),
  ...pair([0.23, 1.95, 0.35, 0.2, 0.55, 0.45]),
  ...pair([0.23, 2.48, 0.5, 0.24, 0.17, 0.4]),
  ...pair([0.72, 2.52, 0.3, 0.42, 0.16, 0.4]),
  [0, 2.45, -0.5, 0.6, 0.2, 0.3],
]

/** Lying like a loaf, forepaws before it, the back to the right. */
const lying: readonly Ball[] = [
  [0.22, 0.95, -0.2, 0.82, 0.68, 0.62],
  [1.1, 0.98, -0.4, 1.2, 0.72, 0.66],
  [1.86, 1.06, -0.15, 0.74, 0.68, 0.66],
  [0.05, 1.3, 0.1, 0.5, 0.36, 0.5],
  [-0.36, 1.56, 0.36, 0.36, 0.17, 0.4],
  [0.24, 1.6, 0.42, 0.38, 0.16, 0.4],
  [1.62, 1.62, 0.28, 0.56, 0.15, 0.4],
]

/** In mid stride to the left, the head turned to the eye. */
const walking: readonly Ball[] = [
  [0.16, 1.02, -0.15, 0.66, 0.7, 0.62],
  [1.1, 1.08, -0.4, 1.1, 0.58, 0.58],
  [1.92, 1.06, -0.3, 0.62, 0.62, 0.56],
  [-0.06, 1.9, 0.2, 0.2, 0.78, 0.42],
  [-0.16, 2.64, 0.32, 0.28, 0.15, 0.36],
  [0.62, 1.86, -0.7, 0.19, 0.76, 0.36],
  [0.6, 2.56, -0.6, 0.25, 0.14, 0.32],
  [2.02, 1.5, 0, 0.44, 0.6, 0.52],
  [2.2, 2.12, 0.05, 0.18, 0.6, 0.36],
  [2.12, 2.66, 0.2, 0.27, 0.14, 0.32],
  [1.5, 1.86, -0.75, 0.19, 0.76, 0.34],
  [1.4, 2.56, -0.65, 0.25, 0.13, 0.3],
]

const frontal = (body: readonly Ball[], side: number): Stance => ({
  body,
  sideways: false,
  bib: (u, v, n) => smoothstep(0.5, 0.22, Math.abs(u) + n * 0.16) * smoothstep(2.1, 1.5, v),
  socks: (v, n) => smoothstep(2.6, 2.77, v + n * 0.08),
  belly: () => 0,
  stripe: (u, v) => v * 11 + Math.abs(u) * 3,
  striped: (u) => smoothstep(0.25, 0.5, Math.abs(u)),
  tail: { base: [0.62 * side, 2.78], control: [1.75 * side, 2.95], tip: [1.28 * side, 1.75] },
})
const sidelong = (body: readonly Ball[], foot: number, tail: Stance['tail']): Stance => ({
  body,
  sideways: true,
  bib: (u, v, n) => smoothstep(0.42, 0.12, u + n * 0.2 + Math.max(0, v - 1.3) * 0.3) * smoothstep(0.55, 0.85, v),
  socks: (v, n) => smoothstep(foot - 0.34, foot - 0.14, v + n * 0.08),
  belly: (u, v, n) => smoothstep(1.36, 1.6, v + n * 0.16) * smoothstep(0.3, 0.7, u) * smoothstep(1.8, 1.4, u),
  stripe: (u, v) => u * 9 + Math.sin(v * 3) * 0.8,
  striped: (u, v) => smoothstep(0.35, 0.7, u) * smoothstep(1.75, 1.4, v),
  tail,
})

export type FurPose = 'sitting' | 'lying' | 'walking'

/** The stance of a pose; a sitting animal lays its tail to one `side` (-1 or 1). */
export function stanceOf(pose: FurPose, side: number): Stance {
  if (pose === 'lying') return sidelong(lying, 1.78, { base: [2.3, 1.5], control: [2.75, 1.95], tip: [1.02, 1.72] })
  if (pose === 'walking') return sidelong(walking, 2.8, { base: [2.3, 0.95], control: [3.05, 0.95], tip: [2.86, -0.3] })
  return frontal(sitting, side)
}
