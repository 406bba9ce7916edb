import type { Random } from '../../pixels/random.ts'
import type { Chord } from './harmony.ts'

/** A note of a melody within its phrase: eighths from its beginning, eighths of length, degree of the scale. */
export interface MelodyNote {
  at: number
  length: number
  degree: number
}

const EIGHTHS_A_BAR = 8
const HALF_PHRASE = 2
/** How likely an eighth of a bar begins a note, at one note a beat. */
const WEIGHTS = [1, 0.18, 0.5, 0.3, 0.8, 0.2, 0.45, 0.28]
/** Steps of the melody, the near ones oftener. */
const STEPS = [1, -1, 1, -1, 2, -2, -1, 1, 0, 3]
const LOWEST = -2
const HIGHEST = 8

interface Phrase {
  /** A chord a bar. */
  chords: readonly Chord[]
  density: number
  /** The degrees that it keeps to, of the seven. */
  degrees?: readonly number[] | undefined
}

/** The beginnings of the notes of half a phrase; the other half answers with the same, so that it is remembered. */
export function rhythmOf(random: Random, density: number): number[] {
  const starts = Array.from({ length: HALF_PHRASE * EIGHTHS_A_BAR }, (_, i) => i).filter((i) => random() < WEIGHTS[i % EIGHTHS_A_BAR]! * density)
  return starts[0] === undefined || starts[0] > 4 ? [0, ...starts.filter((i) => i > 1)] : starts
}

/** A phrase over its chords: by steps, with tones of the chord where the beat is strong and at its end. */
export function melodyOf(random: Random, rhythm: readonly number[], { chords, degrees }: Phrase): MelodyNote[] {
  const length = chords.length * EIGHTHS_A_BAR
  const half = HALF_PHRASE * EIGHTHS_A_BAR
  const starts = Array.from({ length: Math.ceil(length / half) }, (_, i) => rhythm.map((at) => at + i * half))
    .flat()
    .filter((at) => at < length - 2)
  let degree = 2
  return starts.map((at, i) => {
    const chord = chords[Math.floor(at / EIGHTHS_A_BAR)]!
    const isStrong = at % 4 === 0 || i === starts.length - 1
    const moved = degree + STEPS[Math.floor(random() * STEPS.length)]!
    const inside = moved > HIGHEST ? moved - 3 : moved < LOWEST ? moved + 3 : moved
    degree = isStrong ? nearest(inside, (one) => isOf(chord, one)) : nearest(inside, (one) => degrees?.includes(((one % 7) + 7) % 7) ?? true)
    const next = starts[i + 1] ?? length
    return { at, length: Math.min(next - at, 6), degree }
  })
}

const isOf = ({ root }: Chord, degree: number) => [0, 2, 4].includes((((degree - root) % 7) + 7) % 7)

function nearest(degree: number, fits: (degree: number) => boolean): number {
  for (const away of [0, 1, -1, 2, -2, 3, -3]) if (fits(degree + away)) return degree + away
  return degree
}
