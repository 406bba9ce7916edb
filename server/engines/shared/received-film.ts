import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { VideoAsset } from '../engine.ts'
import { posterOf } from './film-poster.ts'
import { labelFilm } from './label-film.ts'
import { readFilm, type FilmFacts } from './read-film.ts'
import { receivedVideo } from './received-video.ts'

/** Of a film that a server sends, at most. */
export const MAX_FILM_BYTES = 512 * 1024 * 1024

export interface ReceivedFilm extends FilmFacts, Pick<VideoAsset, 'mime'> {
  file: string
}

/** Writes a film that a server sends into a file, and reads what it says of itself. Rejects as `receivedVideo` and `readFilm`, and with the signal's reason. */
export async function receiveFilm(sent: AsyncIterable<Uint8Array>, file: string, signal: AbortSignal): Promise<ReceivedFilm> {
  const { mime, stream } = await receivedVideo(sent, { maxBytes: MAX_FILM_BYTES })
  await pipeline(stream, createWriteStream(file), { signal })
  return { file, mime, ...(await readFilm(file)) }
}

/** The film as an asset; it begins with the photo, which is its poster. */
export const filmAsset = async ({ file, mime, width, height, duration }: ReceivedFilm, photo: Uint8Array, taskId: string): Promise<VideoAsset> => ({
  kind: 'video', mime, stream: createReadStream(await labelFilm({ file, mime }, taskId)), poster: await posterOf(photo, { width, height }), duration,
})
