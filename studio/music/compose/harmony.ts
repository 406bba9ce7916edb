import { scales, type Mood } from '../mood.ts'

/** The chord of a bar: where its root is in the scale. */
export interface Chord {
  root: number
  tones: 3 | 4
}

type Key = Pick<Mood, 'tonic' | 'scale'>

/** MIDI note of a degree of the scale, which goes on above and below the octave. */
export function noteOf({ tonic, scale }: Key, degree: number): number {
  const steps = scales[scale]
  const octave = Math.floor(degree / steps.length)
  return tonic + 12 * octave + steps[degree - octave * steps.length]!
}

/** MIDI note of a tone of a chord, counted upwards from its root, which is at most half an octave from the tonic. */
export function toneOf(key: Key, { root, tones }: Chord, tone: number): number {
  const near = root > 3 ? root - 7 : root
  return noteOf(key, near + 2 * (tone % tones) + 7 * Math.floor(tone / tones))
}

/** A chord's notes moved by octaves into one around the tonic, so that the next chord is never far. */
export function closeChord(key: Key, chord: Chord, octave = 0): number[] {
  const lowest = key.tonic - 4
  const notes = Array.from({ length: chord.tones }, (_, i) => {
    const note = toneOf(key, chord, i)
    return note + 12 * (Math.ceil((lowest - note) / 12) + octave)
  })
  return notes.sort((a, b) => a - b)
}

/** A bass note, where basses sound: E1 to about C3. */
export function bassNote(key: Key, chord: Chord, tone: number): number {
  const root = noteOf(key, chord.root)
  const low = 40 + ((root - 40) % 12)
  return low + (toneOf(key, chord, tone) - toneOf(key, chord, 0))
}

export const frequencyOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12)
