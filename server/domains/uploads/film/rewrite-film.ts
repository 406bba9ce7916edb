import { Conversion, FilePathTarget, Mp4OutputFormat, Output, WebMOutputFormat, type Input } from 'mediabunny'
import { badFile } from '../../../business-error.ts'
import type { FilmFacts } from './read-film.ts'

/**
 * Writes the picture and the sound of a film anew, as they are, into a container of ours: where and with what it was filmed, other tracks and
 * whatever else lay in the file stay behind. It plays from its first bytes.
 */
export async function rewriteFilm(input: Input, container: FilmFacts['container'], file: string): Promise<void> {
  const format = container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const output = new Output({ format, target: new FilePathTarget(file) })
  const conversion = await Conversion.init({ input, output, tags: {}, tracks: 'primary', showWarnings: false })
  // What it would have to decode it leaves out.
  if (!conversion.isValid || conversion.utilizedTracks.every((track) => !track.isVideoTrack())) throw badFile('film-codec')
  await conversion.execute()
}
