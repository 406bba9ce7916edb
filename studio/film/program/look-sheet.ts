import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Size } from '../../pixels/raster.ts'
import type { FilmPlanes } from '../stage/film-stage.ts'
import { pictureOf } from '../stage/planes.ts'

/** Longest side of a small picture, about: more than nets that look at pictures take in. */
const SIDE = 448
/** So many frames are looked at in a film of many shots. */
const MOST = 12

/** Small pictures of a few of a film's frames, one under the other: for who wants to know what it shows without decoding it. */
export function createLookSheet(size: Size, frames: readonly number[]) {
  const step = Math.max(1, Math.round(Math.max(size.width, size.height) / SIDE))
  const wanted = new Set(spread(frames))
  const taken: RasterImage[] = []
  return {
    look(frame: FilmPlanes, number: number): void {
      if (wanted.has(number)) taken.push(pictureOf(frame, step))
    },
    /** Once every frame was painted. */
    picture(): RasterImage {
      const [first] = taken
      if (!first) throw new RangeError('None of the frames that were wanted was painted')
      return { ...first, height: first.height * taken.length, data: Buffer.concat(taken.map(({ data }) => data)) }
    },
  }
}

function spread(frames: readonly number[]): readonly number[] {
  if (frames.length <= MOST) return frames
  return Array.from({ length: MOST }, (_, i) => frames[Math.round((i * (frames.length - 1)) / (MOST - 1))]!)
}
