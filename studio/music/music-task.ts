import type { MoodName } from './mood.ts'
import { synthesiseMusic, type Music } from './synthesise-music.ts'

export interface MusicInput {
  mood: MoodName
  /** Of the piece. */
  seconds: number
  seed: number
}

export const run = ({ mood, seconds, seed }: MusicInput): Music => synthesiseMusic(mood, seconds, seed)
