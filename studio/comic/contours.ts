import { createCanvas } from '@napi-rs/canvas'
import { smoothstep } from '../pixels/colour.ts'
import { Noise } from '../pixels/noise.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import type { Watch } from '../vision/watch.ts'
import { penStroke } from './curve.ts'
import type { Portrait } from './portrait.ts'

/** Pixels between two widths of the line, which in between flows from one to the other. */
const CALM = 16

/**
 * One pen line where skin, hair, clothes and ground meet, and along the jaw before the neck; it swells and thins as a
 * hand presses. 0 paper .. 1 ink, `width` in pixels.
 */
export function contours(portrait: Portrait, width: number, seed: number, { checkCancelled }: Watch): Plane {
  const { image, border, person, hasPerson, skin } = portrait
  const [across, down] = [Math.ceil(image.width / CALM), Math.ceil(image.height / CALM)]
  const noise = new Noise(seed)
  const wave = Math.max(across, down) / 9
  const small = Float32Array.from({ length: across * down }, (_, i) =>
    noise.fbm((i % across) / wave, Math.floor(i / across) / wave, 2),
  )
  const press = resizePlane(small, across, down, image.width, image.height)
  const jaw = jawLines(portrait, width)
  const ink = new Float32Array(border.length)
  for (let i = 0; i < ink.length; i++) {
    if (i % 65536 === 0) checkCancelled()
    const half = (width / 2) * (1 + 0.9 * press[i]!)
    const far = border[i]!
    const line = far < half + 0.6 ? 1 - smoothstep(half - 0.6, half + 0.6, far) : 0
    const stroke = jaw[4 * i + 3]!
    // Of people who cannot be told from their ground the outline is a guess.
    ink[i] = Math.max(hasPerson ? line : line * smoothstep(0.7, 1, person[i]!), stroke === 0 ? 0 : (stroke / 255) * skin[i]!)
  }
  return ink
}

function jawLines({ image: { width, height }, faces }: Portrait, line: number): Uint8ClampedArray {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  // From below one ear to below the other: beside the ears the cheeks have an outline already.
  for (const { jaw } of faces) penStroke(pen, jaw.slice(3, -3), line * 1.1, '#000', (t) => Math.pow(Math.sin(Math.PI * t), 0.5))
  return pen.getImageData(0, 0, width, height).data
}
