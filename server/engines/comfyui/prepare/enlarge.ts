import sharp from 'sharp'
import { asPng, type Prepare } from './prepared.ts'

/** Longest side of a picture that is made, as of a photo that is taken. */
const MAX_SIDE = 4096

export const prepareEnlarge: Prepare<'enlarge'> = async ({ photo: id, times }, _model, run) => {
  const photo = await run.readUpload(id)
  const { width, height } = await sharp(photo).metadata()
  const scale = Math.min(times, MAX_SIDE / Math.max(width, height))
  return {
    photo: asPng(await sharp(photo).flatten({ background: '#fff' }).png().toBuffer()),
    values: { prompt: '', negative: '', width: Math.round(width * scale), height: Math.round(height * scale), denoise: 0, control: 0 },
    finish: async (answer) => answer,
  }
}
