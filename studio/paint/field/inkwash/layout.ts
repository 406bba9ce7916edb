import type { Random } from '../../../pixels/random.ts'
import { between, forkRandom, pick, type Frame } from '../shared/frame.ts'

/** A karst tower; lengths in frame lengths. */
interface Peak {
  x: number
  height: number
  halfWidth: number
}

/** One sheet of mountains, painted over those behind it. */
export interface Range {
  /** The y on which its peaks stand, and where they dissolve. */
  base: number
  peaks: Peak[]
  /** Height of the small crags along it. */
  roughness: number
  /** 0 (far, pale) .. 1 (near, black). */
  nearness: number
  trees: number
}

export interface Pine {
  x: number
  height: number
  lean: number
}

export interface InkwashLayout {
  ranges: Range[]
  /** The near bank rises from the water at one side of the frame: -1 left, 1 right. */
  bank: { side: -1 | 1; width: number; height: number; pines: Pine[] }
  shore: number
  sun: { x: number; y: number; radius: number }
  boat: { x: number; y: number; facing: -1 | 1 }
  birds: { x: number; y: number; facing: -1 | 1; count: number }
  pavilion: { x: number; range: number }
  seal: { x: number; y: number }
}

/** The great peaks, host on the left: x and height as shares of the frame, half width in lengths, and their range. */
type Master = readonly (readonly [x: number, height: number, halfWidth: number, range: number])[]

const COMPOSITIONS: readonly [{ shore: number; masters: Master }, ...{ shore: number; masters: Master }[]] = [
  {
    shore: 0.8,
    masters: [
      [0.3, 0.52, 0.15, 2],
      [0.47, 0.3, 0.09, 3],
      [0.84, 0.32, 0.11, 3],
    ],
  },
  {
    shore: 0.78,
    masters: [
      [0.2, 0.44, 0.1, 2],
      [0.45, 0.34, 0.075, 2],
      [0.66, 0.22, 0.08, 3],
      [0.9, 0.28, 0.09, 3],
    ],
  },
  {
    shore: 0.68,
    masters: [
      [0.2, 0.25, 0.14, 2],
      [0.42, 0.13, 0.12, 3],
    ],
  },
  {
    shore: 0.84,
    masters: [
      [0.06, 0.56, 0.16, 3],
      [0.95, 0.6, 0.17, 3],
      [0.52, 0.3, 0.1, 2],
    ],
  },
  {
    shore: 0.79,
    masters: [
      [0.52, 0.56, 0.17, 2],
      [0.24, 0.3, 0.085, 3],
      [0.8, 0.24, 0.08, 3],
    ],
  },
]

/** Smaller towers that lean against a great one. */
function withSatellites(random: Random, master: Peak): Peak[] {
  const satellites = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, i): Peak => {
    const side = i % 2 === 0 ? -1 : 1
    const share = between(random, 0.35, 0.78)
    return {
      x: master.x + side * master.halfWidth * between(random, 0.5, 1.35),
      height: master.height * share,
      halfWidth: master.halfWidth * between(random, 0.3, 0.55),
    }
  })
  return [master, ...satellites]
}

function hills(random: Random, frame: Frame, count: number, height: number): Peak[] {
  return Array.from({ length: count }, (_, i) => ({
    x: ((i + between(random, 0.1, 0.9)) / count) * frame.w,
    height: height * frame.h * between(random, 0.35, 1),
    halfWidth: between(random, 0.1, 0.2),
  }))
}

export function composeInkwash(frame: Frame, random: Random): InkwashLayout {
  const { w, h } = frame
  const { shore, masters } = pick(random, COMPOSITIONS)
  const mirrored = random() < 0.5
  const across = (share: number) => (mirrored ? 1 - share : share) * w
  const shoreY = h * (shore + between(random, -0.02, 0.02))
  const towers = forkRandom(random)
  const placed = masters.map(([x, height, halfWidth, range]) => {
    const master = {
      x: across(x + between(towers, -0.06, 0.06)),
      height: h * Math.min(height * between(towers, 0.82, 1.12), shore - 0.25),
      halfWidth: halfWidth * between(towers, 0.85, 1.2),
    }
    return { range, peaks: withSatellites(towers, master) }
  })
  const greatPeaks = (range: number) => placed.filter((group) => group.range === range).flatMap((group) => group.peaks)
  const rest = forkRandom(random)
  const far = Math.ceil(4 * w)
  const ranges: Range[] = [
    { base: shoreY - 0.26 * h, peaks: hills(rest, frame, far, 0.17), roughness: 0.02, nearness: 0, trees: 0 },
    { base: shoreY - 0.19 * h, peaks: hills(rest, frame, far, 0.14), roughness: 0.03, nearness: 0.16, trees: 0 },
    { base: shoreY - 0.13 * h, peaks: greatPeaks(2), roughness: 0.05, nearness: 0.36, trees: 70 },
    { base: shoreY - 0.06 * h, peaks: greatPeaks(3), roughness: 0.05, nearness: 0.56, trees: 90 },
    { base: shoreY, peaks: hills(rest, frame, Math.ceil(3 * w), 0.06), roughness: 0.035, nearness: 0.76, trees: 110 },
  ]
  const side = rest() < 0.62 === mirrored ? 1 : -1
  const inward = (share: number) => (side < 0 ? share : 1 - share) * w
  const bankWidth = between(rest, 0.26, 0.42) * w
  const pines = Array.from({ length: 1 + Math.floor(rest() * 3) }, (_, i): Pine => ({
    x: side < 0 ? bankWidth * (0.32 + 0.22 * i + 0.1 * rest()) : w - bankWidth * (0.32 + 0.22 * i + 0.1 * rest()),
    height: h * (i === 0 ? between(rest, 0.24, 0.34) : between(rest, 0.13, 0.2)),
    lean: -side * between(rest, 0.05, 0.3) * (i === 1 ? -0.6 : 1),
  }))
  return {
    ranges,
    bank: { side, width: bankWidth, height: between(rest, 0.13, 0.18) * h, pines },
    shore: shoreY,
    sun: { x: across(between(rest, 0.6, 0.78)), y: h * between(rest, 0.13, 0.24), radius: between(rest, 0.042, 0.06) },
    boat: { x: inward(between(rest, 0.5, 0.78)), y: shoreY + (h - shoreY) * between(rest, 0.35, 0.6), facing: side },
    birds: {
      x: across(between(rest, 0.5, 0.72)),
      y: h * between(rest, 0.2, 0.32),
      facing: rest() < 0.5 ? -1 : 1,
      count: 5 + Math.floor(rest() * 6),
    },
    pavilion: { x: inward(between(rest, 0.62, 0.86)), range: rest() < 0.7 ? 4 : 3 },
    seal: { x: inward(0.93), y: h * (rest() < 0.5 ? 0.07 : 0.91) },
  }
}
