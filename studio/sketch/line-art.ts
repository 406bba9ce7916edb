import { smoothstep } from '../pixels/colour.ts'
import { mapToBytes } from '../pixels/map-values.ts'
import { gaussianBlur, meanOf, type Plane, resizePlane } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { connectedComponents } from '../vision/components.ts'
import type { OpenCv } from '../vision/opencv.ts'
import { StudioError } from '../studio-error.ts'
import { distanceInside } from './regions.ts'

/** Longest side at which the paper's light is measured. */
const PAPER_SIDE = 96
/** Specks smaller than this share of the long side are dirt. */
const SPECK = 1 / 130
/** A drawing covers more of the sheet than the first share, and less than the second. */
const [LEAST_INK, MOST_INK] = [0.0008, 0.45]
/** Longest side at which drawings and photos are told apart: noise and the grain of paper are gone there. */
const LOOK_SIDE = 256
/** Bare paper is at least so bright beside the sheet's light; a drawing leaves at least so much of its sheet bare. */
const [PAPER, LEAST_PAPER] = [0.9, 0.6]

/**
 * The ink of a drawing, 0..1, from a photo of paper or a digital picture (brightness 0..1): shadows and the tint of the
 * paper divided out, dirt removed. White lines on a dark sheet are turned round. Throws 'no-outline' when there is none.
 */
export function lineArt(cv: OpenCv, grey: Plane, size: Size): Plane {
  const mean = meanOf(grey)
  const dark = mean < 0.4
  const drawn = dark ? grey.map((value) => 1 - value) : grey
  if (isPhoto(drawn, size) || isFilled(cv, drawn, size)) throw new StudioError('no-outline', 'The picture is a photo of the world, not of a drawing')
  const paper = paperLight(drawn, size)
  const ratio = drawn.map((value, i) => Math.min(1, value / Math.max(0.05, paper[i]!)))
  const threshold = Math.min(0.85, Math.max(0.45, otsu(ratio)))
  const ink = ratio.map((value) => 1 - smoothstep(threshold - 0.12, threshold + 0.09, value))
  const clean = withoutSpecks(cv, ink, size)
  const share = meanOf(clean)
  if (share < LEAST_INK || share > MOST_INK) throw new StudioError('no-outline', 'No line drawing was found in the picture')
  return clean
}

/** Whether the picture is full of tones, as photos of the world are, and drawings are not. */
function isPhoto(grey: Plane, size: Size): boolean {
  const small = fitWithin(size, LOOK_SIDE)
  const look = resizePlane(grey, size.width, size.height, small.width, small.height)
  const paper = paperLight(look, small)
  return look.reduce((bare, value, i) => bare + Number(value > PAPER * paper[i]!), 0) < LEAST_PAPER * look.length
}

/** How bright the bare sheet is at each pixel: the brightest nearby, smoothed. */
function paperLight(grey: Plane, size: Size): Plane {
  const small = fitWithin(size, PAPER_SIDE)
  const brightest = new Float32Array(small.width * small.height)
  for (let y = 0; y < size.height; y++) {
    const row = Math.min(small.height - 1, Math.floor((y * small.height) / size.height)) * small.width
    for (let x = 0; x < size.width; x++) {
      const at = row + Math.min(small.width - 1, Math.floor((x * small.width) / size.width))
      const value = grey[y * size.width + x]!
      if (value > brightest[at]!) brightest[at] = value
    }
  }
  // Thick strokes fill whole cells: the cells around speak for them.
  const widened = brightest.map((value, i) => {
    const [x, y] = [i % small.width, Math.floor(i / small.width)]
    let most = value
    for (let v = Math.max(0, y - 2); v <= Math.min(small.height - 1, y + 2); v++) {
      for (let u = Math.max(0, x - 2); u <= Math.min(small.width - 1, x + 2); u++) most = Math.max(most, brightest[v * small.width + u]!)
    }
    return most
  })
  const smooth = gaussianBlur(widened, small.width, small.height, 2)
  return resizePlane(smooth, small.width, small.height, size.width, size.height)
}

/** The threshold that parts two classes best (Otsu 1979). */
function otsu(plane: Plane): number {
  const histogram = new Float64Array(256)
  for (const value of plane) histogram[(value * 255) | 0]!++
  const total = plane.length
  const sum = histogram.reduce((all, count, level) => all + count * level, 0)
  let [below, belowSum, best, threshold] = [0, 0, 0, 128]
  histogram.forEach((count, level) => {
    below += count
    belowSum += count * level
    if (below === 0 || below === total) return
    const apart = belowSum / below - (sum - belowSum) / (total - below)
    const between = below * (total - below) * apart * apart
    if (between > best) {
      best = between
      threshold = level
    }
  })
  return threshold / 255
}

/** What is darker lies in no shadow on white paper. */
const BLACK = 0.3
/** Black further than this share of the long side from its outline is a filled area, not a line. */
const LINE = 1 / 100
/** Share of the sheet that filled areas take up at most, black hair and shadows among them. */
const MOST_FILLED = 0.12

/** Whether much of what is dark are areas: the lights and darks of a photo that was made black and white. */
function isFilled(cv: OpenCv, drawn: Plane, size: Size): boolean {
  const dark = mapToBytes(drawn, (value) => (value < BLACK ? 255 : 0))
  const deep = LINE * Math.max(size.width, size.height)
  const core = distanceInside(cv, dark, size).reduce((count, value) => count + Number(value > deep), 0)
  return core > MOST_FILLED * drawn.length
}

function withoutSpecks(cv: OpenCv, ink: Plane, size: Size): Plane {
  const drawn = new Uint8Array(ink.length)
  for (let i = 0; i < ink.length; i++) if (ink[i]! > 0.25) drawn[i] = 1
  const { labels, extents } = connectedComponents(cv, drawn, size)
  const smallest = SPECK * Math.max(size.width, size.height)
  return ink.map((value, i) => (labels[i] && extents[labels[i]]! < smallest ? 0 : value))
}
