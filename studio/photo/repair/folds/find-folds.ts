import { mapToPlane } from '../../../pixels/map-values.ts'
import { type Colours, type Plane, resizePlane, transposed } from '../../../pixels/plane.ts'
import { fitWithin, type Size } from '../../../pixels/raster.ts'
import { luma } from '../../../style/display-image.ts'
import { isShading, type Shading } from './is-shading.ts'

/** A crease that runs from one side of the photo to the other, in shares of the photo. */
export interface Fold {
  /** Across, and not down. */
  level: boolean
  /** Where it begins, and by how much it leans: shares of the side that it crosses. */
  from: number
  to: number
}

/** Longest side at which folds are looked for: they are soft. */
const SIDE = 256
/** How far a fold may lean, as a share of its length. */
const MOST_LEAN = 0.06
/** Pixels to what is beside a crease's middle, and to what its shading no longer reaches. */
const BESIDE = 3
const FAR = 16
/** One pixel's contrast counts for no more than this: what lies across a fold is not the fold. */
const CLIP = 0.06
/** Mean contrast of a fold. */
const CONTRAST = 0.017
/** Pieces in which a fold is looked at: the weakest shows this share of the mean, and this share of all rows shows it. */
const PIECES = 8
const SURE = { weakest: 0.58, rows: 0.91 }
/** A print that is folded once is often folded twice: then less will do. */
const LIKELY = { weakest: 0.28, rows: 0.8 }
const SHOWS = 0.004
/** What lies to either side of it does not differ by more, or it is an edge. */
const EDGE = 0.075
/** The ground along a fold varies by this, or it may be a stripe of what it runs over. */
const CROSSING = 0.2
/** Nearer to the photo's sides than this share it is a frame. */
const MARGIN = 0.08
/** More than this, and they are a pattern. */
const MOST = 3

/** The folds of a print: straight, soft, from side to side, and of a contrast that has nothing to do with what they cross. */
export function findFolds(colours: Colours, size: Size, tick: () => void): Fold[] {
  const small = fitWithin(size, SIDE)
  const [red, green, blue] = colours.map((plane) => resizePlane(plane, size.width, size.height, small.width, small.height)) as [Plane, Plane, Plane]
  tick()
  const upright = foldsDown([red, green, blue], small)
  tick()
  const turned = (plane: Plane) => transposed(plane, small.width, small.height)
  const level = foldsDown([turned(red), turned(green), turned(blue)], { width: small.height, height: small.width })
  tick()
  const all = [...upright.map((fold) => ({ ...fold, level: false })), ...level.map((fold) => ({ ...fold, level: true }))]
  return all.length <= MOST && all.some(({ sure }) => sure) ? all.map(({ level, from, to }) => ({ level, from, to })) : []
}

interface Candidate {
  shading: Shading
  start: number
  lean: number
  contrast: number
  sure: boolean
}

interface Line {
  from: number
  to: number
  sure: boolean
}

/** A fold is darker or brighter than both of its sides, or shades one and lights the other, as much else does. */
const SHADINGS = [
  { telling: true, of: (before: number, own: number, after: number) => own - 0.5 * (before + after) },
  { telling: false, of: (before: number, _: number, after: number) => 0.5 * (after - before) },
] as const

function foldsDown(colours: Colours, size: Size): Line[] {
  const { width, height } = size
  const plane = luma({ planes: colours })
  const candidates = SHADINGS.flatMap(({ telling, of }) => {
    const contrast = new Float32Array(plane.length)
    for (let y = 0; y < height; y++) {
      for (let x = BESIDE, i = y * width + x; x < width - BESIDE; x++, i++) {
        contrast[i] = Math.max(-CLIP, Math.min(CLIP, of(plane[i - BESIDE]!, plane[i]!, plane[i + BESIDE]!)))
      }
    }
    return candidatesIn(contrast, plane, size).map((one) => ({ ...one, shading: of, sure: one.sure && telling }))
  })
  const strongest: Candidate[] = []
  for (const one of candidates.sort((a, b) => Number(b.sure) - Number(a.sure) || b.contrast - a.contrast)) {
    if (strongest.every(({ start }) => Math.abs(start - one.start) > FAR)) strongest.push(one)
  }
  const shades = ({ shading, start, lean }: Candidate) => {
    const line = lineOf(lean, size)
    return isShading(shading, colours, plane, (y) => line[y]! + start, height, BESIDE)
  }
  return strongest.filter(shades).map(({ start, lean, sure }) => ({ from: (start - lean / 2 + 0.5) / width, to: (start + lean / 2 + 0.5) / width, sure }))
}

function candidatesIn(contrast: Plane, plane: Plane, size: Size): Omit<Candidate, 'shading'>[] {
  const { width, height } = size
  const candidates: Omit<Candidate, 'shading'>[] = []
  const most = Math.round(MOST_LEAN * height)
  const margin = Math.max(FAR, Math.round(MARGIN * width)) + most
  for (let lean = -most; lean <= most; lean++) {
    const line = lineOf(lean, size)
    for (let start = margin; start < width - margin; start++) {
      const pieces = piecesAlong(contrast, line, start)
      const mean = pieces.reduce((sum, piece) => sum + piece, 0) / PIECES
      if (Math.abs(mean) < CONTRAST) continue
      const sign = Math.sign(mean)
      const weakest = Math.min(...pieces.map((piece) => sign * piece)) / Math.abs(mean)
      if (weakest < LIKELY.weakest) continue
      let rows = 0
      for (const at of line) if (sign * contrast[at + start]! > SHOWS) rows++
      if (rows < LIKELY.rows * height || isEdge(plane, line, start) || crossing(plane, line, start) < CROSSING) continue
      candidates.push({ start, lean, contrast: Math.abs(mean), sure: weakest >= SURE.weakest && rows >= SURE.rows * height })
    }
  }
  return candidates
}

/** The pixel of each row on a line that leans by so many columns and lies in column 0 half-way down. */
const lineOf = (lean: number, { width, height }: Size) => Int32Array.from({ length: height }, (_, y) => y * width + Math.round(lean * (y / height - 0.5)))

/** The mean of each piece of the line, `start` columns to the right. */
function piecesAlong(plane: Plane, line: Int32Array, start: number): number[] {
  const pieces: number[] = []
  for (let y = 0; pieces.length < PIECES; ) {
    let sum = 0
    for (const end = Math.ceil(((pieces.length + 1) * line.length) / PIECES); y < end; y++) sum += plane[line[y]! + start]!
    pieces.push((sum * PIECES) / line.length)
  }
  return pieces
}

function isEdge(plane: Plane, line: Int32Array, start: number): boolean {
  const before = piecesAlong(plane, line, start - FAR)
  const steps = piecesAlong(plane, line, start + FAR).map((after, k) => after - before[k]!)
  const mean = steps.reduce((sum, step) => sum + step, 0) / PIECES
  return Math.abs(mean) > EDGE && steps.filter((step) => step * mean > 0).length >= PIECES - 1
}

/** How much the ground changes on its way along the line, on the plainer side of it. */
function crossing(plane: Plane, line: Int32Array, start: number): number {
  const changes = [-FAR, FAR].map((aside) => {
    const ground = mapToPlane(line, (at) => plane[at + start + aside]!).sort()
    return ground[Math.floor(0.9 * line.length)]! - ground[Math.floor(0.1 * line.length)]!
  })
  return Math.min(...changes)
}
