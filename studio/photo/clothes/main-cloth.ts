import { hslOf } from './cloth-palette.ts'
import type { Piece } from './garment-pieces.ts'

/** Smaller shares of the clothes than this do not stand for their cloth. */
const LEAST_SHARE = 0.02
/** A second colour that fills this share, and lies as broad as the first, is the cloth's pattern. */
const PATTERN_SHARE = 0.12

export interface MainCloth {
  /** Numbers of the pieces in the colour that weighs most, light and dark. */
  ground: Set<number>
  /** Those in the colours of its pattern, which lie all over it. */
  pattern: Set<number>
}

/**
 * The pieces that are of the garment's cloth; `weights` says how much of each lies where the garment surely is, and
 * `isLining` which pieces of one colour are of what is worn beneath, however broad they are.
 */
export function mainCloth(pieces: readonly Piece[], weights: readonly number[], isLining: (group: readonly number[]) => boolean): MainCloth {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const support = (of: Piece) => pieces.reduce((sum, piece, k) => sum + (isShade(of, piece) ? weights[k]! : 0), 0)
  const numbers = pieces.map((_, k) => k)
  const likely = numbers.filter((k) => weights[k]! > LEAST_SHARE * total)
  const supports = likely.map((k) => support(pieces[k]!))
  const first = pieces[likely[supports.indexOf(Math.max(...supports))] ?? -1]
  if (!first) return { ground: new Set(numbers), pattern: new Set() }
  const ground = new Set(numbers.filter((k) => isShade(first, pieces[k]!)))
  const pattern = new Set<number>()
  const others = new Set(numbers.filter((k) => !ground.has(k)).toSorted((a, b) => pieces[b]!.area - pieces[a]!.area))
  for (const k of others) {
    const group = [...others].filter((other) => isShade(pieces[k]!, pieces[other]!))
    for (const member of group) others.delete(member)
    if (!isLining(group) && isPattern(together(group.map((of) => pieces[of]!)), together([...ground].map((of) => pieces[of]!)))) {
      for (const member of group) pattern.add(member)
    }
  }
  return { ground, pattern }
}

/** Whether one is the other in more or less light; `loose` times the usual tolerance. */
export function isShade({ colour: a }: Piece, { colour: b }: Piece, loose = 1): boolean {
  // In the dark colours are not sure.
  const step = (c: 0 | 1 | 2) => Math.log((a[c] + 0.1) / (b[c] + 0.1))
  const [red, green, blue] = [step(0), step(1), step(2)]
  const light = Math.abs(red + green + blue) / 3
  // Strong colours are known by their hue alone, in deep shade too.
  if (Math.min(strength(a), strength(b)) > STRONG) {
    const turn = Math.abs(hslOf(a)[0] - hslOf(b)[0])
    return light < 1.1 * loose && Math.min(turn, 360 - turn) < SAME_HUE * loose
  }
  return light < 0.6 * loose && Math.abs(red - green) + Math.abs(green - blue) < (0.27 + 0.12 * light) * loose
}

/** Range of the channels of a strong colour. */
const STRONG = 0.3
/** Degrees. */
const SAME_HUE = 16
const strength = (colour: Piece['colour']) => Math.max(...colour) - Math.min(...colour)

function isPattern(group: Piece, main: Piece): boolean {
  const broad = group.spreadX > 0.6 * main.spreadX && group.spreadY > 0.5 * main.spreadY
  const amid = Math.abs(group.x - main.x) < 0.6 * main.spreadX && Math.abs(group.y - main.y) < 0.7 * main.spreadY
  return group.area > PATTERN_SHARE * (group.area + main.area) && broad && amid
}

/** Several pieces as one. */
function together(pieces: readonly Piece[]): Piece {
  const area = pieces.reduce((sum, piece) => sum + piece.area, 0)
  const mean = (of: (piece: Piece) => number) => pieces.reduce((sum, piece) => sum + of(piece) * piece.area, 0) / area
  const [x, y] = [mean((piece) => piece.x), mean((piece) => piece.y)]
  return {
    area,
    colour: [mean(({ colour }) => colour[0]), mean(({ colour }) => colour[1]), mean(({ colour }) => colour[2])],
    x,
    y,
    spreadX: Math.sqrt(mean((piece) => piece.spreadX ** 2 + (piece.x - x) ** 2)),
    spreadY: Math.sqrt(mean((piece) => piece.spreadY ** 2 + (piece.y - y) ** 2)),
  }
}
