import { isUsable } from './ffmpeg-encoder.ts'
import type { EncoderChoice } from './film-encoder.ts'

/** A separate ffmpeg where there is one with x264: at `command`, else in the PATH; otherwise the built-in encoder. */
export async function findEncoder(command: string | undefined): Promise<EncoderChoice> {
  const wanted = command ?? 'ffmpeg'
  return (await isUsable(wanted)) ? { kind: 'ffmpeg', command: wanted } : { kind: 'built-in' }
}
