import { writeFile } from 'node:fs/promises'
import mp4 from 'h264-mp4-encoder'
import type { FilmEncoder, FilmFile } from './film-encoder.ts'
import { withHeadFirst } from './head-first.ts'

/** Of 0 (best) to 10: at the same brightness of noise the slower ones save hardly a byte of films such as ours. */
const SPEED = 10
/** H.264's own scale; higher is coarser. */
const COARSENESS = 26

/** By minih264 in WebAssembly: the baseline of H.264, at half of x264's speed; everywhere. The film's packets, not its frames, are held in memory. */
export async function startBuiltIn(film: FilmFile): Promise<FilmEncoder> {
  const encoder = await mp4.createH264MP4Encoder()
  encoder.width = film.size.width
  encoder.height = film.size.height
  encoder.frameRate = film.frameRate
  encoder.speed = SPEED
  encoder.quantizationParameter = COARSENESS
  encoder.groupOfPictures = film.frameRate * 2
  encoder.initialize()
  return {
    async write(frame) {
      encoder.addFrameYuv(frame)
      // Lets messages in between: somebody may want it to end.
      await new Promise((resolve) => setImmediate(resolve))
    },
    async finish() {
      encoder.finalize()
      const bytes = encoder.FS.readFile(encoder.outputFilename)
      encoder.delete()
      await writeFile(film.file, await withHeadFirst(bytes, film))
    },
  }
}
