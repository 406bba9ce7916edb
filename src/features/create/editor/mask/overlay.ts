import type { Fit, View } from '../geometry.ts'
import { createCanvas } from './mask-raster.ts'

export interface Placement {
  /** The part of the frame that the overlay lies on. */
  part: Fit
  fit: Fit
  view: View
}

const STRENGTH = 0.45
/** Width of the moving edge in CSS pixels, and the length of its dashes. */
const EDGE = 1.25
const DASH = 6
/** More pixels than this for one of CSS are not seen, and cost time. */
const DENSEST = 2

/** Draws masks over a photo: a soft wash of colour with dashes that walk along its edge. */
export function createOverlay(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')!
  const [wash, edge, dashes] = [createCanvas({ width: 1, height: 1 }), createCanvas({ width: 1, height: 1 }), createCanvas({ width: 1, height: 1 })]
  const pattern = context.createPattern(stripes(), 'repeat')!
  let density = 1

  const clear = (target: CanvasRenderingContext2D) => {
    target.setTransform(1, 0, 0, 1, 0, 0)
    target.globalAlpha = 1
    target.globalCompositeOperation = 'source-over'
    target.clearRect(0, 0, target.canvas.width, target.canvas.height)
  }
  return {
    /** Takes over how the masks are now, and where they lie. */
    update(masks: readonly HTMLCanvasElement[], { part, fit, view }: Placement) {
      density = Math.min(DENSEST, window.devicePixelRatio || 1)
      for (const target of [context, wash, edge, dashes]) {
        resize(target.canvas, Math.max(1, Math.round(part.width * density)), Math.max(1, Math.round(part.height * density)))
        clear(target)
      }
      for (const mask of masks) {
        const scale = density * view.scale
        for (const target of [wash, edge]) target.setTransform(scale, 0, 0, scale, density * (view.x - part.x), density * (view.y - part.y))
        wash.globalAlpha = STRENGTH
        wash.drawImage(mask, fit.x, fit.y, fit.width, fit.height)
        outline(edge, mask, fit, EDGE / view.scale)
      }
    },
    /** Shows it, with the dashes `phase` of their length further on. */
    show(phase: number) {
      clear(dashes)
      dashes.drawImage(edge.canvas, 0, 0)
      dashes.globalCompositeOperation = 'source-in'
      const shift = phase * 2 * DASH * density
      dashes.setTransform(density, 0, 0, density, shift, 0)
      dashes.fillStyle = pattern
      dashes.fillRect(-shift / density, 0, dashes.canvas.width / density, dashes.canvas.height / density)
      clear(context)
      context.drawImage(wash.canvas, 0, 0)
      context.drawImage(dashes.canvas, 0, 0)
    },
  }
}

function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width === width && canvas.height === height) return
  canvas.width = width
  canvas.height = height
}

/** A band along the outside of a mask. */
function outline(context: CanvasRenderingContext2D, mask: HTMLCanvasElement, { x, y, width, height }: Fit, reach: number): void {
  for (let i = 0; i < 8; i++) {
    const angle = (Math.PI * i) / 4
    context.drawImage(mask, x + reach * Math.cos(angle), y + reach * Math.sin(angle), width, height)
  }
  context.globalCompositeOperation = 'destination-out'
  context.drawImage(mask, x, y, width, height)
  context.globalCompositeOperation = 'source-over'
}

/** Light and dark stripes on the slant: seen on any picture. */
function stripes(): HTMLCanvasElement {
  const side = 2 * DASH
  const tile = createCanvas({ width: side, height: side })
  tile.fillStyle = 'rgb(14 14 14 / 70%)'
  tile.fillRect(0, 0, side, side)
  tile.strokeStyle = '#fff'
  tile.lineWidth = DASH * Math.SQRT1_2
  for (const shift of [-side, 0, side]) {
    tile.beginPath()
    tile.moveTo(shift - 1, side + 1)
    tile.lineTo(shift + side + 1, -1)
    tile.stroke()
  }
  return tile.canvas
}
