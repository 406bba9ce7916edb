import { createLayer, lay, type Layer } from '../paint/brush/layer.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { Noise } from '../pixels/noise.ts'
import { createRandom } from '../pixels/random.ts'
import type { Size } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { clearOf } from './finish/clear-faces.ts'
import { gradePicture } from './finish/grade.ts'
import { repaint } from './finish/repaint.ts'
import { letterTitle, titleRoom } from './finish/title.ts'
import { lightSitter } from './light/light-sitter.ts'
import type { Look } from './look.ts'
import { cameoFor, cutToCameo, paintCameoRim } from './sitter/cameo.ts'
import { placeSitter, type Seated } from './sitter/place-sitter.ts'
import type { Sitter } from './sitter/read-sitter.ts'
import { seatSitter } from './sitter/seat.ts'
import { paintSet, type Stage } from './stage.ts'

export interface PortraitOptions {
  /** 0..1 */
  relight: number
  /** Left out: the look's own; empty: none. */
  title?: string
  seed: number
}

/** Composes a portrait of the given size: set, sitter in its light, what stands before, grade, frame and lettering. */
export async function themedPortrait(
  sitter: Sitter,
  look: Look,
  size: Size,
  options: PortraitOptions,
  context: TaskContext,
): Promise<{ picture: RasterImage; notes: readonly string[] }> {
  const { relight, title, seed } = options
  const whole = createLayer(size.width, size.height)
  const window = windowOf(whole, look)
  const placing = seatSitter(sitter, look.seat, window, letteredOf(whole, look, title))
  context.checkCancelled()
  const oval = cameoFor(sitter, placing, look.seat, window)
  const seated = await placeSitter(sitter, oval?.placing ?? placing, window, !oval, context)
  if (oval) cutToCameo(seated, oval.cameo)
  context.checkCancelled()
  context.progress(0.1)
  // Without a border the picture is all there is.
  const bordered = window.width < whole.width || window.height < whole.height
  const layer = bordered ? createLayer(window.width, window.height) : whole
  const stage = stageOf(layer, seated, options, context)
  await paintSet(look.back, stage, (fraction) => context.progress(0.1 + 0.4 * fraction))
  const ground = pixelsOf(layer)
  const lit = lightSitter(seated, ground, look.light, relight, context)
  context.preview(lit)
  if (look.painted) repaint(lit, seated.alpha, look.painted, context)
  context.progress(0.65)
  putPixels(layer, lit)
  context.checkCancelled()
  if (oval) paintCameoRim(layer, oval.cameo)
  const before = { ...stage, layer: createLayer(window.width, window.height) }
  await paintSet(look.front, before, (fraction) => context.progress(0.65 + 0.2 * fraction))
  clearOf(before)
  lay(layer, before.layer)
  context.checkCancelled()
  const picture = pixelsOf(layer)
  context.checkCancelled()
  gradePicture(picture, look.grade, seed, () => context.checkCancelled())
  putPixels(layer, picture)
  context.progress(0.95)

  const point = whole.across / whole.width
  if (bordered) {
    look.frame.paintMat?.(whole)
    whole.brush.drawImage(layer.canvas, window.left * point, window.top * point, window.width * point, window.height * point)
  }
  look.frame.paintOver?.(whole)
  const inWhole = stage.heads.map(({ x, y, radius }) => {
    const scale = (layer.across / layer.width) ** -1 * point
    return { x: x * scale + window.left * point, y: y * scale + window.top * point, radius: radius * scale }
  })
  const { leftOut } = letterTitle(whole, inWhole, look.title, look.frame.bottom, title)
  context.checkCancelled()
  return { picture: opaque(pixelsOf(whole)), notes: leftOut ? ['title-letters-left-out'] : [] }
}

function windowOf({ width, across, down }: Layer, { frame: { sides, top, bottom } }: Look) {
  const pixel = width / across
  return {
    left: Math.round(sides * pixel),
    top: Math.round(top * pixel),
    width: Math.round((across - 2 * sides) * pixel),
    height: Math.round((down - top - bottom) * pixel),
  }
}

/** Shares of the window's height that the title takes. */
function letteredOf({ down }: Layer, { frame, title: look }: Look, own: string | undefined) {
  const { top, bottom } = titleRoom(look, own)
  const inside = down - frame.top - frame.bottom
  return { top: Math.max(0, top - frame.top) / inside, bottom: Math.max(0, bottom - frame.bottom) / inside }
}

function stageOf(layer: Layer, { heads, feet }: Seated, options: PortraitOptions, { checkCancelled }: TaskContext): Stage {
  const point = layer.across / layer.width
  const { seed } = options
  return {
    layer,
    occasion: options,
    heads: heads.map(({ left, top, width, height }) => ({
      x: (left + width / 2) * point,
      y: (top + height / 2) * point,
      radius: (height / 2) * point,
    })),
    feet: feet && { x: feet.x * point, y: feet.y * point, half: feet.half * point },
    random: createRandom(seed),
    noise: new Noise(seed),
    seed,
    checkCancelled,
  }
}

function pixelsOf({ brush, width, height }: Layer): RasterImage {
  const { data } = brush.getImageData(0, 0, width, height)
  return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

function putPixels({ brush, width, height }: Layer, { channels, data }: RasterImage): void {
  const image = brush.createImageData(width, height)
  const out = image.data
  for (let to = 0, from = 0; to < out.length; to += 4, from += channels) {
    out[to] = data[from]!
    out[to + 1] = data[from + 1]!
    out[to + 2] = data[from + 2]!
    out[to + 3] = 255
  }
  brush.putImageData(image, 0, 0)
}

function opaque({ width, height, data }: RasterImage): RasterImage {
  const out = new Uint8Array(width * height * 3)
  for (let to = 0, from = 0; to < out.length; to += 3, from += 4) {
    out[to] = data[from]!
    out[to + 1] = data[from + 1]!
    out[to + 2] = data[from + 2]!
  }
  return { width, height, channels: 3, data: out }
}
