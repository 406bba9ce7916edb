import { FilePathSource, Input, MP4, QTFF, WEBM, type InputVideoTrack } from 'mediabunny'
import { appConfig } from '#config'
import { badFile, BusinessError } from '../../../business-error.ts'

const { leastSeconds, mostSeconds, maxPixels, minSidePx } = appConfig.uploads.film
/** More frames a second than any phone films slowly with: a list that claims more is none of a film. */
const MOST_RATE = 300
const CACHE_BYTES = 16 * 2 ** 20

/** What every browser plays, by the names that codecs have in files: eight bits, a quarter of the colours. */
const playableVideo = /^(avc1\.(42|4d|58|64)|vp8$|vp09\.00|av01\.0\.\d\d[MH]\.08)/i
const playableSound: readonly (string | null)[] = ['aac', 'mp3', 'opus', 'vorbis', 'flac']

export interface FilmFacts {
  /** Upright, in pixels. */
  width: number
  height: number
  seconds: number
  sound: boolean
  container: 'mp4' | 'webm'
  /** Browsers play it. */
  playable: boolean
}

/** Opens what a file says of itself; nothing is decoded, and little of it is held at once. */
export const openFilm = (file: string) => new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(file, { maxCacheSize: CACHE_BYTES }) })

/** What is told of a film by its container. Refuses what is none, or one that is not taken, with a BusinessError. */
export async function readFilm(input: Input): Promise<FilmFacts> {
  // It began as a film does: the rest of it is missing, or was never there.
  if (!(await input.canRead())) throw badFile('film-broken')
  const [track, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!track) throw badFile(sound ? 'film-wrong-kind' : 'film-broken')
  const [width, height, seconds] = [await track.getDisplayWidth(), await track.getDisplayHeight(), await input.computeDuration()]
  checkSize(width, height)
  checkLength(seconds)
  await checkFrames(track, seconds)
  const codec = await track.getCodecParameterString()
  if (!codec) throw badFile('film-codec')
  return {
    width,
    height,
    seconds,
    sound: sound !== null,
    container: (await input.getFormat()) === WEBM ? 'webm' : 'mp4',
    playable: playableVideo.test(codec) && (sound === null || playableSound.includes(await sound.getCodec())),
  }
}

function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw badFile('film-broken')
  if (width * height > maxPixels) throw badFile('film-too-many-pixels', { width, height })
  if (Math.min(width, height) < minSidePx) throw badFile('film-too-small', { width, height, side: minSidePx })
}

function checkLength(seconds: number): void {
  if (!Number.isFinite(seconds)) throw badFile('film-broken')
  if (seconds < leastSeconds) throw badFile('film-too-short')
  if (seconds > mostSeconds) throw badFile('film-lasts-too-long', { seconds: Math.round(seconds), most: mostSeconds })
}

async function checkFrames(track: InputVideoTrack, seconds: number): Promise<void> {
  const most = Math.ceil(seconds + 1) * MOST_RATE
  const { packetCount } = await track.computePacketStats(most + 1)
  if (packetCount === 0 || packetCount > most) throw badFile('film-broken')
}

/** What went wrong as a refusal: whatever a file makes its reader throw is the file's fault. */
export const asRefusal = (error: unknown): BusinessError =>
  error instanceof BusinessError ? error : Object.assign(badFile('film-broken'), { cause: error })
