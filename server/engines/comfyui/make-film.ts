import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { EngineError, type VideoAsset } from '../engine.ts'
import { labelFilm } from '../shared/label-film.ts'
import { posterOf } from '../shared/film-poster.ts'
import { readFilm, type FilmFacts } from '../shared/read-film.ts'
import { receivedVideo } from '../shared/received-video.ts'
import type { OutputFile, Server } from './server.ts'

const MAX_BYTES = 512 * 1024 * 1024

interface FetchedFilm extends FilmFacts, Pick<VideoAsset, 'mime'> {
  file: string
}

/** Fetches the first film among a job's files into a folder. */
export async function fetchFilm(server: Server, files: readonly OutputFile[], folder: string, signal: AbortSignal): Promise<FetchedFilm> {
  const found = files.find(({ filename }) => /\.(?:mp4|webm)$/i.test(filename))
  if (!found) throw new EngineError('engine-answer-bad', { kind: 'transient', cause: new Error('The workflow ended without a film in MP4 or WebM') })
  const file = path.join(folder, 'film')
  const { mime, stream } = await receivedVideo(await server.film(found, signal), { maxBytes: MAX_BYTES })
  await pipeline(stream, createWriteStream(file), { signal })
  return { file, mime, ...(await readFilm(file)) }
}

/** The film as an asset; it begins with the photo, which is its poster. */
export async function filmAsset({ file, mime, width, height, duration }: FetchedFilm, photo: Uint8Array, taskId: string): Promise<VideoAsset> {
  return { kind: 'video', mime, stream: createReadStream(await labelFilm({ file, mime }, taskId)), poster: await posterOf(photo, { width, height }), duration }
}
