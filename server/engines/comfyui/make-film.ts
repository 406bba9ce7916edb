import path from 'node:path'
import { EngineError } from '../engine.ts'
import { receiveFilm, type ReceivedFilm } from '../shared/received-film.ts'
import type { OutputFile, Server } from './server.ts'

/** Fetches the first film among a job's files into a folder. */
export async function fetchFilm(server: Server, files: readonly OutputFile[], folder: string, signal: AbortSignal): Promise<ReceivedFilm> {
  const found = files.find(({ filename }) => /\.(?:mp4|webm)$/i.test(filename))
  if (!found) throw new EngineError('engine-answer-bad', { kind: 'transient', cause: new Error('The workflow ended without a film in MP4 or WebM') })
  return receiveFilm(await server.film(found, signal), path.join(folder, 'film'), signal)
}
