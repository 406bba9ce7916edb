import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { EngineRun, VideoAsset } from '../engine.ts'
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

/** The film as an asset, with our label in the file and, where that can be done here, on its frames; it begins with the photo, which is its poster. */
export async function filmAsset(film: ReceivedFilm, photo: Uint8Array, run: Pick<EngineRun, 'taskId' | 'signal' | 'markFilm'>): Promise<VideoAsset> {
  const labelled = { ...film, file: await labelFilm(film, run.taskId) }
  const { file, mime, width, height, duration } = (await run.markFilm?.(labelled, run)) ?? labelled
  return { kind: 'video', mime, stream: createReadStream(file), poster: await posterOf(photo, { width, height }), duration }
}
