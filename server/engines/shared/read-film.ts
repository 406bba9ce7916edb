import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from 'mediabunny'
import { badAnswer } from './bad-answer.ts'

/** What browsers play. */
const playable = ['avc', 'vp8', 'vp9', 'av1']

export interface FilmFacts {
  /** Pixels. */
  width: number
  height: number
  /** Seconds. */
  duration: number
}

/** Reads what a file of MP4 or WebM says of itself. Rejects with a transient EngineError for what is no such film, or one that browsers do not play. */
export async function readFilm(file: string): Promise<FilmFacts> {
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(file) })
  try {
    const track = await input.getPrimaryVideoTrack()
    const codec = await track?.getCodec()
    if (!track || !codec || !playable.includes(codec)) throw new Error(`A film of ${codec ?? 'no known kind'}`)
    // A file that was cut off still tells of all its frames.
    const last = await new EncodedPacketSink(track).getPacket(Infinity)
    if (!last || last.data.byteLength < last.byteLength) throw new Error('A film that is not whole')
    return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight(), duration: await input.computeDuration() }
  } catch (error) {
    throw badAnswer(error)
  } finally {
    input.dispose()
  }
}
