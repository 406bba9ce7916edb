import { createRandom } from '../pixels/random.ts'
import { compose, type Sounding } from './compose/compose.ts'
import { frequencyOf } from './compose/harmony.ts'
import { BEATS_A_BAR } from './compose/meter.ts'
import { drums } from './instruments/drums.ts'
import { instruments } from './instruments/instruments.ts'
import { SAMPLE_RATE, samplesOf } from './instruments/note.ts'
import { master } from './mix/master.ts'
import { roomOf } from './mix/room.ts'
import { addAt, silence, type Stereo } from './mix/stereo.ts'
import type { MoodName } from './mood.ts'
import { moods } from './moods.ts'

export interface Music extends Stereo {
  sampleRate: typeof SAMPLE_RATE
  /** Seconds of every beat, the last chord's included. */
  beats: number[]
  /** Seconds of the first beat of every bar, and of the last chord. */
  bars: number[]
}

/** Drums that are struck alike take turns, so that none is heard to be the same twice. */
const TURNS = 3

/**
 * Makes a piece of music of a mood, about -16 LUFS, that ends at `seconds` (2 at least) with its last chord died away. The same seed makes the same
 * piece on every machine.
 */
export function synthesiseMusic(moodName: MoodName, seconds: number, seed: number): Music {
  const mood = moods[moodName]
  const { sounds, meter } = compose(mood, seconds, seed)
  const mix = silence(samplesOf(seconds))
  const soundOf = createPlayer(seed)
  for (const [i, sound] of sounds.entries()) addAt(mix, soundOf(sound, i), samplesOf(sound.start), sound.gain, sound.pan)
  const room = roomOf(mix, mood.room.length)
  for (let i = 0; i < mix.left.length; i++) {
    mix.left[i] = mix.left[i]! + room.left[i]! * mood.room.share * 3
    mix.right[i] = mix.right[i]! + room.right[i]! * mood.room.share * 3
  }
  const end = meter.beat * meter.beats
  master(mix, { dull: mood.dull, fade: (seconds - end) * 0.75 })
  const beats = Array.from({ length: meter.beats + 1 }, (_, beat) => beat * meter.beat)
  return { ...mix, sampleRate: SAMPLE_RATE, beats, bars: beats.filter((_, beat) => beat % BEATS_A_BAR === 0 || beat === meter.beats) }
}

/** Plays sounds; what was played before is not made again. */
function createPlayer(seed: number): (sound: Sounding, turn: number) => Float32Array {
  const played = new Map<string, Float32Array>()
  return (sound, turn) => {
    // Held a 50th of a second longer or shorter is the same to the ear.
    const key = 'drum' in sound ? `${sound.drum} ${turn % TURNS}` : `${sound.instrument} ${sound.midi} ${sound.seconds.toFixed(2)}`
    const known = played.get(key)
    if (known) return known
    const random = createRandom(seed + played.size)
    const made = 'drum' in sound ? drums[sound.drum](random) : instruments[sound.instrument]({ frequency: frequencyOf(sound.midi), seconds: sound.seconds, random })
    played.set(key, made)
    return made
  }
}
