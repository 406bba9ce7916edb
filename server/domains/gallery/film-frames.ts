import sharp from 'sharp'
import type { Size } from '#studio/pixels/raster.ts'

/** The pictures of a sheet on which small frames of a film lie one under the other, each of the film's form; as JPEG. */
export async function cutFrames(sheet: Uint8Array, film: Size): Promise<Buffer[]> {
  const { width, height: all } = await sharp(sheet).metadata()
  const count = Math.max(1, Math.round((all * film.width) / (width * film.height)))
  const height = Math.floor(all / count)
  return Promise.all(Array.from({ length: count }, (_, i) => sharp(sheet).extract({ left: 0, top: i * height, width, height }).jpeg({ quality: 90 }).toBuffer()))
}
