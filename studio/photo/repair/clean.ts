import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import { colourPlanes, fromColourPlanes } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { denoise, measureNoise, SEEN_NOISE } from './denoise/denoise.ts'
import type { Weights } from './sharpen.ts'

/** What is taken when the noise itself says how strong it is. */
const USUAL_STRENGTH = 0.5

export interface Cleaned {
  found: 'noise' | 'blocks'
  picture: RasterImage
  /** What was taken away from the brightness, 0..255. In colour grain is only blotches, and is not kept. */
  grain: Plane
}

/**
 * The photo without its noise, which is measured; undefined when none is seen. At a strength of a half it is taken
 * for about as strong as it was measured; without a strength, only what is surely noise, or JPEG's blocks, is taken out.
 */
export function cleanPhoto(photo: RasterImage, strength: number | undefined, step: (fraction: number) => void): Cleaned | undefined {
  const planes = colourPlanes(photo)
  step(0)
  const measured = measureNoise(planes, photo, () => step(0))
  if (Math.max(...measured.brightness, ...measured.colours) < SEEN_NOISE) return undefined
  if (strength === undefined && !measured.grain && !measured.blocks) return undefined
  step(0)
  const trust = 0.5 + 1.2 * (strength ?? USUAL_STRENGTH)
  const noise = { brightness: measured.brightness.map((level) => trust * level), colours: [trust * measured.colours[0], trust * measured.colours[1]] as const }
  const clean = denoise(planes, photo, noise, step)
  step(1)
  const grain = planes[0]
  for (let i = 0; i < grain.length; i++) {
    const [red, green, blue] = [planes[0][i]! - clean[0][i]!, planes[1][i]! - clean[1][i]!, planes[2][i]! - clean[2][i]!]
    grain[i] = 255 * (0.299 * red + 0.587 * green + 0.114 * blue)
  }
  step(1)
  return { found: measured.blocks && !measured.grain ? 'blocks' : 'noise', picture: fromColourPlanes(clean, photo), grain }
}

/** How much of the grain stays: without any, a photo looks painted. */
const GRAIN = 0.3
export const grainLeft = (strength = USUAL_STRENGTH) => GRAIN * (1 - strength)

/** How much more of the grain stays on faces: skin without any is wax. */
const MORE_ON_FACES = 0.12
/** Where damage was filled there is no grain of its own: it is taken from this far to the side, a share of the width. */
const ASIDE = 0.03

/** Gives a share of the grain back, in place. */
export function addGrain(picture: RasterImage, grain: Plane, share: number, faces: Weights | undefined, damage: Uint8Array | undefined): void {
  const { width, height, data } = picture
  const stretch = faces && new Stretch(faces, picture)
  const aside = Math.max(8, Math.round(ASIDE * width))
  for (let y = 0, i = 0; y < height; y++) {
    stretch?.row(y)
    for (let x = 0; x < width; x++, i++) {
      const kept = share + (faces && stretch ? MORE_ON_FACES * stretch.at(faces.plane, x) : 0)
      const speck = kept * grain[damage?.[i] ? i + (x < width - aside ? aside : -aside) : i]!
      for (let c = 3 * i; c < 3 * i + 3; c++) {
        const value = data[c]! + speck
        data[c] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
      }
    }
  }
}
