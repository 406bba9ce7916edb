export const moodNames = ['calm', 'warm', 'bright', 'playful', 'epic', 'night', 'festive', 'dreamy'] as const
export type MoodName = (typeof moodNames)[number]

/** Semitones above the tonic. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
} as const satisfies Record<string, readonly number[]>

export type TonalInstrument = 'pad' | 'strings' | 'piano' | 'pluck' | 'zither' | 'marimba' | 'bell' | 'flute' | 'bass' | 'sub' | 'brass'
export type Drum = 'kick' | 'snare' | 'clap' | 'hat' | 'shaker' | 'tom' | 'cymbal' | 'rim'

interface PartBase {
  /** 0..1, before the piece is brought to its loudness. */
  gain: number
  /** -1 (left) .. 1 (right). */
  pan?: number
  /** The bar in which it comes in, of a piece long enough; 0 where nothing is said. */
  from?: number
}

/**
 * Patterns have a character for each sixteenth of a bar, '.' for silence. Of an arpeggio and a bass, digits are tones of the chord, counted from its
 * root upwards through the octaves; of chords and drums, 'x' is loud and 'o' soft.
 */
export type Part = PartBase &
  (
    | { role: 'pad'; instrument: TonalInstrument }
    | { role: 'chords'; instrument: TonalInstrument; pattern: string; octave?: number }
    | { role: 'arpeggio'; instrument: TonalInstrument; pattern: string; octave?: number }
    | { role: 'bass'; instrument: TonalInstrument; pattern: string }
    | { role: 'melody'; instrument: TonalInstrument; octave?: number; /** Notes a beat, about. */ density: number }
    | { role: 'drums'; drum: Drum; pattern: string }
  )

/** What makes one kind of music; a seed makes a piece of it. */
export interface Mood {
  /** Quarter notes a minute; a piece may be up to a twentieth faster or slower, to end in time. */
  tempo: number
  /** MIDI note of the tonic. */
  tonic: number
  scale: keyof typeof scales
  /** The melody keeps to these degrees of the scale, where not to all. */
  melodyDegrees?: readonly number[]
  /** Degrees of the scale, a chord a bar; the seed chooses one row for the verses and one for what lies between. */
  progressions: readonly (readonly number[])[]
  /** Tones of a chord: three, or four with the seventh. */
  chordTones: 3 | 4
  /** How late every second sixteenth comes, as a share of it. */
  swing: number
  parts: readonly Part[]
  /** How much goes into the room, and how long it rings there, 0..1. */
  room: { share: number; length: number }
  /** Hertz above which the whole piece is dull; bright where there is none. */
  dull?: number
}
