import sharp from 'sharp'
import { filmSize } from '../../shared/film-size.ts'
import { asPng, negativeOf, type Prepare } from './prepared.ts'

/** Models of films work on cells of so many pixels. */
const CELL = 16
/** Where the operator's entry does not say. */
const FPS = 16

/** The photo at the film's own size, as its first frame. */
export const prepareFilm: Prepare<'film'> = async ({ photo, prompt, negative, ratio, resolution, seconds }, model, run) => {
  const bytes = await run.readUpload(photo)
  const size = filmSize(ratio, resolution, await sharp(bytes).metadata(), CELL)
  const first = await sharp(bytes).resize(size.width, size.height, { fit: 'cover' }).png({ compressionLevel: 2 }).toBuffer()
  const settings = model.generators['img-to-video']
  const frames = seconds * ((settings && settings.fps) || FPS) + 1
  return {
    photo: asPng(first),
    values: { prompt, negative: negativeOf(model, negative), ...size, denoise: 1, control: 1, seconds, frames },
    finish: (answer) => Promise.resolve(answer),
  }
}
