import sharp from 'sharp'
import type { Mask, Stroke } from '#contract/generators/fields.ts'
import { EngineError } from '../engine.ts'

/** Longest side of a mask; the studio stretches it over the photo. */
const MASK_SIDE = 1024

export interface Size {
  width: number
  height: number
}

export interface Masks {
  keep?: Uint8Array
  remove?: Uint8Array
}

/** What a person drew over a photo, as two pictures of its proportions: white where it is kept, and where it is removed. */
export async function strokeMasks(strokes: readonly Stroke[], photo: Uint8Array): Promise<Masks> {
  if (strokes.length === 0) return {}
  const size = await maskSize(photo)
  const maskOf = (mode: Stroke['mode']) =>
    strokes.some((stroke) => stroke.mode === mode) ? sharp(drawStrokes(strokes, mode, size)).png().toBuffer() : undefined
  const [keep, remove] = await Promise.all([maskOf('keep'), maskOf('remove')])
  return { ...(keep && { keep }), ...(remove && { remove }) }
}

/** A part of a photo as one picture of its proportions: white where it is chosen. */
export async function maskPicture({ strokes, inverted, grow }: Mask, photo: Uint8Array): Promise<Uint8Array> {
  const size = await maskSize(photo)
  const drawn = sharp(drawStrokes(strokes, inverted ? 'remove' : 'keep', size, inverted))
  const edge = Math.round(grow * size.width)
  // The library's object is what is black, so that eroding it grows the white.
  if (edge > 0) drawn.erode(edge)
  if (edge < 0) drawn.dilate(-edge)
  return new Uint8Array(await drawn.png().toBuffer())
}

/** One byte for each pixel of a size: 255 where a mask picture is white by at least `from` of 255, elsewhere 0. */
export async function maskPixels(mask: Uint8Array, { width, height }: Size, from = 128): Promise<Uint8Array> {
  return sharp(mask).toColourspace('b-w').resize(width, height, { fit: 'fill', kernel: 'cubic' }).threshold(from).extractChannel(0).raw().toBuffer()
}

/** For servers that edit what is white: a mask picture in grey of an exact size, black and white alone. Refuses one that chooses nothing. */
export async function greyMask(mask: Uint8Array, size: Size): Promise<Uint8Array> {
  const pixels = await maskPixels(mask, size)
  if (!pixels.includes(255)) throw new EngineError('mask-empty')
  return sharp(pixels, { raw: { ...size, channels: 1 } }).toColourspace('b-w').png().toBuffer()
}

/** For servers that edit what is transparent: the photo, opaque but where a mask picture is white. Refuses a mask that chooses nothing. */
export async function photoWithHole(photo: Uint8Array, mask: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(photo).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = await maskPixels(mask, info)
  if (!pixels.includes(255)) throw new EngineError('mask-empty')
  const opaque = Buffer.from(pixels.map((value) => 255 - value))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .joinChannel(opaque, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 2 })
    .toBuffer()
}

async function maskSize(photo: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(photo).metadata()
  const scale = Math.min(1, MASK_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A later stroke wins over an earlier one of the other mode. */
function drawStrokes(strokes: readonly Stroke[], mode: Stroke['mode'], { width, height }: Size, whiteGround = false): Buffer {
  const paths = strokes.map((stroke) => {
    const points = stroke.points.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`)
    // A single tap is a line of no length, which round ends make a dot.
    const line = points.length === 1 ? [points[0], points[0]] : points
    const colour = stroke.mode === mode ? '#fff' : '#000'
    if (stroke.area) return `<polygon points="${points.join(' ')}" fill="${colour}"/>`
    return `<polyline points="${line.join(' ')}" stroke="${colour}" stroke-width="${stroke.radius * 2 * width}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${whiteGround ? '#fff' : '#000'}"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`,
  )
}
