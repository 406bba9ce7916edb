import { clamp, mix, ramp, type Ramp } from '../pixels/colour.ts'
import { gaussianBlur } from '../pixels/plane.ts'
import { luma, type DisplayImage } from './display-image.ts'
import type { Technique } from './techniques.ts'

const EARTH: Ramp = [[0, [0.1, 0.08, 0.13]], [0.3, [0.38, 0.22, 0.2]], [0.6, [0.78, 0.55, 0.33]], [0.85, [0.95, 0.85, 0.66]], [1, [1, 0.97, 0.9]]]
const DUSK: Ramp = [[0, [0.07, 0.08, 0.2]], [0.35, [0.25, 0.27, 0.5]], [0.6, [0.75, 0.48, 0.55]], [0.85, [0.98, 0.8, 0.66]], [1, [1, 0.97, 0.9]]]
const LAGOON: Ramp = [[0, [0.03, 0.12, 0.2]], [0.35, [0.1, 0.38, 0.48]], [0.65, [0.45, 0.72, 0.66]], [0.85, [0.93, 0.88, 0.7]], [1, [1, 0.98, 0.92]]]

/** The colours that each technique falls back to when the picture's own are given up. */
const PALETTES: Record<Technique, Ramp> = {
  oil: EARTH, watercolour: DUSK, pencil: EARTH, ink: EARTH, cartoon: DUSK, gouache: LAGOON, charcoal: EARTH, papercut: LAGOON,
  'stained-glass': LAGOON, pointillism: DUSK, mosaic: EARTH, lowpoly: DUSK, pixel: LAGOON,
}

/** Where the slider leaves the colours as the technique paints them. */
const AS_PAINTED = 0.6

/**
 * Moves the colours of a redrawn picture, in place: at 0 they come from the technique's own palette by brightness, at
 * 0.6 they are as it painted them, at 1 the photo's hues are laid over the drawing, as over a tinted print.
 */
export function keepColours(drawn: DisplayImage, photo: DisplayImage, technique: Technique, keep: number): void {
  const { width, height, planes: [red, green, blue] } = drawn
  if (keep < AS_PAINTED) {
    const share = 1 - keep / AS_PAINTED
    const tone = luma(drawn)
    for (let i = 0; i < tone.length; i++) {
      const [r, g, b] = mix([red[i]!, green[i]!, blue[i]!], ramp(PALETTES[technique], tone[i]!), share)
      red[i] = r
      green[i] = g
      blue[i] = b
    }
  } else if (keep > AS_PAINTED) {
    const share = (keep - AS_PAINTED) / (1 - AS_PAINTED)
    const sigma = Math.max(1, Math.max(width, height) / 300)
    const greyOf = luma(photo)
    const tone = luma(drawn)
    for (let c = 0; c < 3; c++) {
      const hue = gaussianBlur(photo.planes[c]!.map((value, i) => value - greyOf[i]!), width, height, sigma)
      const plane = drawn.planes[c]!
      for (let i = 0; i < plane.length; i++) {
        // Neither paper white nor deep ink takes a tint.
        const room = clamp(5 * tone[i]! * (1 - tone[i]!))
        plane[i] = clamp(plane[i]! + (tone[i]! + hue[i]! * room - plane[i]!) * share * room)
      }
    }
  }
}
