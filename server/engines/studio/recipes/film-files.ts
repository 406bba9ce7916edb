import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { EncoderChoice } from '#studio/film/encode/film-encoder.ts'
import type { FilmFiles, FilmMark } from '#studio/film/program/messages.ts'
import type { Size } from '#studio/pixels/raster.ts'
import { cornerMark } from '../../../domains/gallery/mark.ts'
import { withTemporaryFolder } from '../../../platform/temporary-folder.ts'
import type { EngineRun, VideoAsset } from '../../engine.ts'
import { filmLabel } from '../../shared/label-film.ts'

interface FilmToDeliver {
  encoder: EncoderChoice
  size: Size
}

/** What is told of a film that was made. */
type Told = Pick<VideoAsset, 'duration' | 'seed' | 'notes' | 'understood' | 'unknown'>

/** Has a film made in a folder of its own and delivers it; what was written on the way is gone when it ends, however it ends. */
export async function deliverFilm({ encoder, size }: FilmToDeliver, run: EngineRun, make: (files: FilmFiles & { folder: string }) => Promise<Told>): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const [film, poster, frames] = ['film.mp4', 'poster.jpg', 'frames.jpg'].map((name) => path.join(folder, name)) as [string, string, string]
    const told = await make({
      folder, encoder, film, poster, frames, mark: await aiMark(size), ...filmLabel(run.taskId),
    })
    const pictures = { poster: await readFile(poster), frames: await readFile(frames) }
    await run.deliver({ kind: 'video', mime: 'video/mp4', stream: createReadStream(film), ...pictures, ...told })
  })
}

/** The label that pictures carry, for every frame. */
async function aiMark(size: Size): Promise<FilmMark> {
  const { input, left = 0, top = 0 } = cornerMark(size, 'bottom-right')
  const { data, info } = await sharp(input as Buffer).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { left, top, picture: { width: info.width, height: info.height, channels: 4, data } }
}
