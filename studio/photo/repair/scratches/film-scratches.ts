import { resizePlane, transposed, type Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { percentiles } from '../../../style/display-image.ts'
import type { CarefulFace } from './careful-places.ts'
import { findHairlines, type Hairline, type Point } from './hairlines.ts'
import { isWithin } from './judge.ts'

/** Least contrast of a scratch, 0..1, at a strength of 0 and at full strength. */
const LEAST = [0.022, 0.01] as const
/** Pixels by which a scratch wavers about a straight line (root mean square). */
const WAVER = 0.75
/** A scratch is seen in this share of its rows at least, and has no more company than this. */
const SEEN = 0.7
const COMPANY = 0.045
/** Lengths as shares of the picture's longest side: of any scratch, of one that is evidence, and of a fold, which is wider. */
const SHORT = 0.05
const LONG = 0.1
const FOLD = 0.3
/** What all that is evidence must add up to at a strength of 0 and at full strength. */
const EVIDENCE = [1.5, 0.3] as const
/** Scratches of a kind lean alike, to this many pixels across for one down; and by pixels, for the short ones. */
const ALIKE = 0.025
const ALIKE_PIXELS = 2
/** Where the brightness beside a line changes by this share of the picture's whole range it runs over things; of the evidence, a share must. */
const CROSSING = 0.2
/** A range below this is that of a faded print, whose things differ as little. */
const FULL_RANGE = 0.85
const CROSSING_SHARE = 0.25
/** A gap over which a scratch goes on, as a share of the longest side. */
const PATIENCE = 0.05
/** Share of a line's contrast that its neighbours have where it is wider than a pixel. */
const STILL_LINE = 0.35
/** Greatest width of a scratch, as a share of the longest side. */
const WIDEST = 0.0065

interface Scratch extends Hairline {
  lean: number
  reach: number
}

interface Search {
  brightness: Plane
  size: Size
  faces: readonly CarefulFace[]
  /** 0..1 */
  strength: number
  tick: () => void
}

/**
 * Marks the scratches that a film or a print gets when it is drawn through a machine or folded: straight, upright or
 * level, thin and often faint, and many of a kind. One such line may be a pole or a wire; it takes evidence of several,
 * or of one that runs over everything, before any of them counts.
 */
export function markFilmScratches(search: Search, marked: Uint8Array): void {
  const { brightness, size } = search
  const [dark, light] = percentiles(brightness, [0.02, 0.98]) as [number, number]
  const step = CROSSING * Math.min(1, (light - dark) / FULL_RANGE)
  const half: Size = { width: size.width >> 1, height: size.height >> 1 }
  const halved = resizePlane(brightness, size.width, size.height, half.width, half.height)
  for (const [plane, planeSize, scale] of [[brightness, size, 1], [halved, half, 2]] as const) {
    for (const level of [false, true]) {
      const upright = level ? transposed(plane, planeSize.width, planeSize.height) : plane
      const uprightSize = level ? { width: planeSize.height, height: planeSize.width } : planeSize
      for (const bright of [true, false]) {
        for (const line of scratchesOf({ ...search, brightness: upright, size: uprightSize }, step, bright, level, scale)) {
          markLine(line, uprightSize, (x, y) => {
            for (let v = y * scale; v < (y + 1) * scale; v++) {
              for (let u = x * scale; u < (x + 1) * scale; u++) marked[level ? u * size.width + v : v * size.width + u] = 1
            }
          })
        }
      }
    }
  }
}

function scratchesOf({ brightness, size, faces, strength, tick }: Search, step: number, bright: boolean, level: boolean, scale: number): Scratch[] {
  const longest = Math.max(size.width, size.height)
  const least = LEAST[0] + (LEAST[1] - LEAST[0]) * strength
  const lengthOf = ({ points }: Hairline) => (points.at(-1)![1] - points[0]![1]) / longest
  const together = (all: readonly Hairline[]) => all.reduce((sum, line) => sum + lengthOf(line), 0)
  const straight = findHairlines(brightness, size, bright, least, tick)
    .filter((line) => line.seen >= SEEN && line.company <= COMPANY && lengthOf(line) >= (scale > 1 ? FOLD : SHORT))
    .flatMap((line) => {
      const { lean, waver } = straightLine(line.points)
      const reach = reachOf(line.points, brightness, size, bright)
      return waver <= WAVER && 2 * reach <= WIDEST * longest ? [{ ...line, lean, reach }] : []
    })
  const leans = straight.filter((line) => lengthOf(line) >= LONG).map(({ lean }) => lean).sort((a, b) => a - b)
  const usual = leans[leans.length >> 1] ?? 0
  const evidence = straight.filter((line) => lengthOf(line) >= LONG && Math.abs(line.lean - usual) <= ALIKE)
  const needed = EVIDENCE[0] + (EVIDENCE[1] - EVIDENCE[0]) * strength
  const crossing = evidence.filter(({ points }) => changeBeside(points, brightness, size) >= step)
  if (together(evidence) < needed || together(crossing) < CROSSING_SHARE * together(evidence)) return []
  const alike = straight.filter((line) => Math.abs(line.lean - usual) <= ALIKE + ALIKE_PIXELS / (lengthOf(line) * longest))
  return alike.filter(({ points }) => {
    const [x, y] = points[points.length >> 1]!
    const at = { left: scale * (level ? y : x), top: scale * (level ? x : y), width: 0, height: 0 }
    return !faces.some(({ features }) => features.some((feature) => isWithin(at, feature)))
  })
}

/** How the straight line that fits the points best leans, and their root mean square distance from it. */
function straightLine(points: readonly Point[]): { lean: number; waver: number } {
  const n = points.length
  const middleX = points.reduce((sum, [x]) => sum + x, 0) / n
  const middleY = points.reduce((sum, [, y]) => sum + y, 0) / n
  const across = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0)
  const down = points.reduce((sum, [, y]) => sum + (y - middleY) ** 2, 0)
  const lean = across / down
  return { lean, waver: Math.sqrt(points.reduce((sum, [x, y]) => sum + (x - middleX - lean * (y - middleY)) ** 2, 0) / n) }
}

/** Pixels by which a line reaches on past where it was last seen. */
const FADING = 10
/** Pixels from a line to what is surely beside it. */
const ASIDE = 5

/** How much the brightness beside a line changes on its way. */
function changeBeside(points: readonly Point[], brightness: Plane, { width }: Size): number {
  const beside = points.map(([x, y]) => brightness[y * width + Math.max(0, x - ASIDE)]!).sort((a, b) => a - b)
  return beside[Math.floor(0.9 * beside.length)]! - beside[Math.floor(0.1 * beside.length)]!
}

/** Pixels by which a line reaches to either side of its middle, 0..2. */
function reachOf(points: readonly Point[], brightness: Plane, { width }: Size, bright: boolean): number {
  const standsOut = (aside: number) =>
    points.reduce((sum, [x, y]) => {
      const [row, left, right] = [y * width, Math.max(0, x - aside), Math.min(width - 1, x + aside)]
      const ground = brightness[row + Math.max(0, x - ASIDE)]! + brightness[row + Math.min(width - 1, x + ASIDE)]!
      return sum + (bright ? 1 : -1) * (brightness[row + left]! + brightness[row + right]! - ground)
    }, 0)
  const contrast = standsOut(0)
  return [1, 2].filter((aside) => standsOut(aside) > STILL_LINE * contrast).length
}

/** Calls `mark` for every pixel of a line, over its gaps too. */
function markLine({ points, reach }: Scratch, { width, height }: Size, mark: (x: number, y: number) => void): void {
  const patience = PATIENCE * Math.max(width, height)
  const [[firstX, firstY], [lastX, lastY]] = [points[0]!, points.at(-1)!]
  // The ends fade out.
  const whole: Point[] = [[firstX, Math.max(0, firstY - FADING)], ...points, [lastX, Math.min(height, lastY + FADING)]]
  whole.slice(1).forEach(([nextX, nextY], i) => {
    const [x, y] = whole[i]!
    if (nextY - y > patience) return
    for (let v = y; v < nextY; v++) {
      const middle = Math.round(x + ((nextX - x) * (v - y)) / (nextY - y))
      for (let u = Math.max(0, middle - reach); u <= Math.min(width - 1, middle + reach); u++) mark(u, v)
    }
  })
}
