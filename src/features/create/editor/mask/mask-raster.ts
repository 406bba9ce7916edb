import type { Mask, Stroke } from '#contract/generators/fields.ts'
import type { Size } from '../geometry.ts'

/** A mask as a picture of the photo's proportions: in one colour where the photo is chosen, clear elsewhere. */
export interface MaskRaster {
  canvas: HTMLCanvasElement
  /** Draws the mask with the stroke that is under way. */
  draw: (mask: Mask, live?: Stroke) => void
}

/** `chosen` is the mode whose strokes are drawn; those of the other take away. */
export function createMaskRaster(photo: Size, longest: number, colour: string, chosen: Stroke['mode'] = 'keep'): MaskRaster {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height))
  const size = { width: Math.max(1, Math.round(photo.width * scale)), height: Math.max(1, Math.round(photo.height * scale)) }
  const [base, target, spare] = [createCanvas(size), createCanvas(size), createCanvas(size)]
  let drawn: readonly Stroke[] | undefined
  let shown: { mask: Mask; live: Stroke | undefined } | undefined
  return {
    canvas: target.canvas,
    draw: (mask, live) => {
      if (shown?.mask === mask && shown.live === live) return
      shown = { mask, live }
      // A finger on its way changes the last stroke only.
      if (drawn !== mask.strokes) {
        base.clearRect(0, 0, size.width, size.height)
        for (const stroke of mask.strokes) drawStroke(base, stroke, colour, chosen)
        drawn = mask.strokes
      }
      copy(base, target)
      if (live) drawStroke(target, live, colour, chosen)
      if (mask.inverted !== mask.grow < 0) turnOver(target, colour)
      if (mask.grow !== 0) widen(target, spare, Math.abs(mask.grow) * size.width)
      // What shrinks is the complement of what its complement grows to.
      if (mask.grow < 0) turnOver(target, colour)
    },
  }
}

/** How much of a photo a mask chooses, 0..1. */
export function coverageOf(mask: Mask, photo: Size, longest: number): number {
  const raster = createMaskRaster(photo, longest, '#000')
  raster.draw(mask)
  const { width, height } = raster.canvas
  const { data } = raster.canvas.getContext('2d')!.getImageData(0, 0, width, height)
  let sum = 0
  for (let alpha = 3; alpha < data.length; alpha += 4) sum += data[alpha]!
  return sum / 255 / (width * height)
}

export function createCanvas({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d')!
}

function copy(from: CanvasRenderingContext2D, to: CanvasRenderingContext2D): void {
  to.globalCompositeOperation = 'copy'
  to.drawImage(from.canvas, 0, 0)
  to.globalCompositeOperation = 'source-over'
}

function drawStroke(context: CanvasRenderingContext2D, { mode, radius, points, area }: Stroke, colour: string, chosen: Stroke['mode']): void {
  const { width, height } = context.canvas
  const [first] = points
  if (!first) return
  context.globalCompositeOperation = mode === chosen ? 'source-over' : 'destination-out'
  context.fillStyle = context.strokeStyle = colour
  context.lineCap = context.lineJoin = 'round'
  context.lineWidth = radius * width * 2
  context.beginPath()
  context.moveTo(first[0] * width, first[1] * height)
  // A tap is a stroke of one point; a line to itself makes the round cap show.
  for (const [x, y] of points.length === 1 ? [first] : points.slice(1)) context.lineTo(x * width, y * height)
  if (area) context.fill()
  else context.stroke()
  context.globalCompositeOperation = 'source-over'
}

function turnOver(context: CanvasRenderingContext2D, colour: string): void {
  context.globalCompositeOperation = 'xor'
  context.fillStyle = colour
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.globalCompositeOperation = 'source-over'
}

/** The way outwards in steps, each smaller than the last, so that nothing is left out between them. */
const STEPS = [0.5, 0.3, 0.2]
const DIRECTIONS = 8

/** Moves the edge outwards by some pixels: copies all round, of these copies again, and their edge is round. */
function widen(target: CanvasRenderingContext2D, spare: CanvasRenderingContext2D, radius: number): void {
  STEPS.forEach((share, step) => {
    copy(target, spare)
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (2 * Math.PI * (i + step / STEPS.length)) / DIRECTIONS
      target.drawImage(spare.canvas, share * radius * Math.cos(angle), share * radius * Math.sin(angle))
    }
  })
}
