import sharp, { type Sharp } from 'sharp'
import { EngineError } from '../engine.ts'
import { maskPixels } from './masks.ts'

/** How much of what lies around the chosen part a model sees, as a share of the part's own longer side. */
const AROUND = 0.6
/** A part is at least so large, as a share of the photo's sides: a model needs to see where it is. */
const LEAST = 0.25

export interface MaskedPart {
  photo: Uint8Array
  mask: Uint8Array
  /** The part as it came back, of its own size, in the photo. */
  putBack(edited: Uint8Array): Promise<Uint8Array>
}

/** The part of a photo around what a mask picture chooses, so that a model gives all of its pixels to that. Refuses a mask that chooses nothing. */
export async function maskedPart(photo: Uint8Array, mask: Uint8Array): Promise<MaskedPart> {
  const { width, height, hasAlpha } = await sharp(photo).metadata()
  const pixels = await maskPixels(mask, { width, height })
  const box = boxOf(pixels, width, height)
  if (!box) throw new EngineError('mask-empty')
  const around = Math.round(AROUND * Math.max(box.right - box.left, box.bottom - box.top))
  const [left, partWidth] = span(box.left, box.right, around, width)
  const [top, partHeight] = span(box.top, box.bottom, around, height)
  const place = { left, top, width: partWidth, height: partHeight }
  const part = (picture: Sharp) => picture.extract(place).png({ compressionLevel: 2 }).toBuffer()
  return {
    photo: await part(sharp(photo)),
    mask: await part(sharp(pixels, { raw: { width, height, channels: 1 } }).toColourspace('b-w')),
    putBack: (edited) => {
      const whole = sharp(photo).composite([{ input: Buffer.from(edited), left, top }])
      return (hasAlpha ? whole : whole.removeAlpha()).png({ compressionLevel: 2 }).toBuffer()
    },
  }
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function boxOf(pixels: Uint8Array, width: number, height: number): Box | undefined {
  let box: Box | undefined
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(255)
    if (first < 0) continue
    const last = row.lastIndexOf(255) + 1
    box = box ? { left: Math.min(box.left, first), top: box.top, right: Math.max(box.right, last), bottom: y + 1 } : { left: first, top: y, right: last, bottom: y + 1 }
  }
  return box
}

/** Where a part begins on one side of the photo and how long it is. */
function span(from: number, to: number, around: number, side: number): [start: number, length: number] {
  const length = Math.min(side, Math.max(to - from + 2 * around, Math.round(side * LEAST)))
  const start = Math.round((from + to - length) / 2)
  return [Math.max(0, Math.min(side - length, start)), length]
}
