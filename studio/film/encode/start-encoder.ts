import type { EncoderChoice, FilmEncoder, FilmFile } from './film-encoder.ts'

/** Starts the encoder that was chosen; the built-in one is loaded when it is needed. */
export async function startEncoder(choice: EncoderChoice, film: FilmFile): Promise<FilmEncoder> {
  if (choice.kind === 'ffmpeg') return (await import('./ffmpeg-encoder.ts')).startFfmpeg(choice.command, film)
  return (await import('./built-in-encoder.ts')).startBuiltIn(film)
}
