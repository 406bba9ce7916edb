import type { MoodName } from './mood.ts'
import { narrate, type Spoken } from './narrate.ts'
import type { Stereo } from './mix/stereo.ts'
import { SAMPLE_RATE } from './instruments/note.ts'
import { synthesiseMusic } from './synthesise-music.ts'

export interface MusicInput {
  /** Absent: no music, only what is said. */
  mood?: MoodName | undefined
  /** Of the piece. */
  seconds: number
  seed: number
  /** Over the music. */
  spoken?: readonly Spoken[] | undefined
}

export interface Soundtrack extends Stereo {
  sampleRate: typeof SAMPLE_RATE
  /** Seconds of the music's beats; none without music. */
  beats: number[]
  /** Seconds of the first beat of every bar, and of the last chord. */
  bars: number[]
}

export function run({ mood, seconds, seed, spoken = [] }: MusicInput): Soundtrack {
  const music = mood && synthesiseMusic(mood, seconds, seed)
  const sound = spoken.length > 0 || !music ? narrate(music, seconds, spoken) : music
  return { left: sound.left, right: sound.right, sampleRate: SAMPLE_RATE, beats: music?.beats ?? [], bars: music?.bars ?? [] }
}
