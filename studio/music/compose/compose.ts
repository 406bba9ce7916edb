import { createRandom, type Random } from '../../pixels/random.ts'
import type { Drum, Mood, Part, TonalInstrument } from '../mood.ts'
import { bassNote, closeChord, noteOf, toneOf, type Chord } from './harmony.ts'
import { melodyOf, rhythmOf } from './melody.ts'
import { BEATS_A_BAR, meterOf, STEPS_A_BEAT, type Meter } from './meter.ts'

/** Something that sounds. */
export type Sounding = {
  /** Seconds from the beginning of the piece. */
  start: number
  /** 0..1 */
  gain: number
  /** -1 (left) .. 1 (right). */
  pan: number
} & ({ drum: Drum } | { instrument: TonalInstrument; midi: number; /** Seconds that it is held. */ seconds: number })

export interface Piece {
  sounds: Sounding[]
  meter: Meter
}

const STEPS = BEATS_A_BAR * STEPS_A_BEAT
const PHRASE = 4
/** A part's entry is written for a piece of so many bars; in a shorter one it comes earlier. */
const WRITTEN_FOR = 10
/** Which phrases have the other progression. */
const isBetween = (bar: number) => Math.floor(bar / PHRASE) % 3 === 2

/** Writes a piece of a mood that lasts `seconds`, its last chord's ringing included. */
export function compose(mood: Mood, seconds: number, seed: number): Piece {
  const random = createRandom(seed)
  const meter = meterOf(mood, seconds)
  const row = () => mood.progressions[Math.floor(random() * mood.progressions.length)]!
  const [verse, between] = [row(), row()]
  const chords = Array.from({ length: meter.bars }, (_, bar): Chord => {
    const degrees = isBetween(bar) ? between : verse
    return { root: degrees[bar % degrees.length]!, tones: mood.chordTones }
  })
  const sounds = mood.parts.flatMap((part) => [...play(part, { mood, meter, chords, random }), ...close(part, mood, meter, seconds)])
  return { sounds, meter }
}

interface Score {
  mood: Mood
  meter: Meter
  chords: readonly Chord[]
  random: Random
}

const entry = (part: Part, bars: number) => Math.floor((part.from ?? 0) * Math.min(1, bars / WRITTEN_FOR))

function play(part: Part, score: Score): Sounding[] {
  const { meter, chords, random } = score
  const first = entry(part, chords.length)
  const pan = part.pan ?? 0
  // No hand strikes twice the same.
  const struck = (gain: number) => gain * part.gain * (0.9 + 0.2 * random())
  const late = () => 0.006 * random()
  if (part.role === 'melody') return playMelody(part, score, first, struck)
  return chords.slice(first).flatMap((chord, i): Sounding[] => {
    const bar = first + i
    const steps = stepsOf(bar, meter)
    const at = (step: number) => meter.at(bar * STEPS + step)
    const until = (from: number, to: number) => at(Math.min(to, steps)) - at(from)
    if (part.role === 'pad') {
      return closeChord(score.mood, chord).map((midi) => ({ instrument: part.instrument, midi, start: at(0), seconds: until(0, steps), gain: part.gain, pan }))
    }
    const marks = Array.from(part.pattern.slice(0, steps)).flatMap((mark, step) => (mark === '.' ? [] : [{ mark, step }]))
    return marks.flatMap(({ mark, step }, n): Sounding[] => {
      const start = at(step) + late()
      const held = until(step, marks[n + 1]?.step ?? steps)
      if (part.role === 'drums') return [{ drum: part.drum, start, gain: struck(mark === 'o' ? 0.55 : 1), pan }]
      const { instrument } = part
      if (part.role === 'chords') {
        return closeChord(score.mood, chord, part.octave).map((midi, tone) => ({
          instrument, midi, start: start + tone * 0.008, seconds: held, gain: struck(mark === 'o' ? 0.6 : 1), pan,
        }))
      }
      const midi = part.role === 'bass' ? bassNote(score.mood, chord, bassTone(Number(mark))) : toneOf(score.mood, chord, Number(mark)) + 12 * (part.octave ?? 0)
      return [{ instrument, midi, start, seconds: held, gain: struck(step % STEPS_A_BEAT === 0 ? 1 : 0.86), pan }]
    })
  })
}

/** Of a bass, 1 is the fifth, as there it is what follows the root. */
const bassTone = (mark: number) => (mark === 1 ? 2 : mark)

function playMelody(part: Part & { role: 'melody' }, { mood, meter, chords, random }: Score, first: number, struck: (gain: number) => number): Sounding[] {
  const [one, other] = [rhythmOf(random, part.density), rhythmOf(random, part.density)]
  const phrases = Math.ceil((chords.length - first) / PHRASE)
  return Array.from({ length: phrases }, (_, n) => {
    const from = first + n * PHRASE
    const notes = melodyOf(random, isBetween(from) ? other : one, { chords: chords.slice(from, from + PHRASE), density: part.density, degrees: mood.melodyDegrees })
    return notes.flatMap(({ at, length, degree }): Sounding[] => {
      const step = from * STEPS + at * 2
      if (step >= meter.beats * STEPS_A_BEAT) return []
      const start = meter.at(step)
      const midi = noteOf(mood, degree) + 12 * (part.octave ?? 0)
      return [{ instrument: part.instrument, midi, start, seconds: meter.at(step + length * 2) - start, gain: struck(at % 8 === 0 ? 1 : 0.88), pan: part.pan ?? 0 }]
    })
  }).flat()
}

/** The last bar may have fewer beats. */
const stepsOf = (bar: number, { beats }: Meter) => Math.min(STEPS, (beats - bar * BEATS_A_BAR) * STEPS_A_BEAT)

/** The end: everybody on the tonic, and it rings. */
function close(part: Part, mood: Mood, { beat, beats }: Meter, seconds: number): Sounding[] {
  const start = beat * beats
  const sound = { start, seconds: seconds - start, gain: part.gain, pan: part.pan ?? 0 }
  const tonic: Chord = { root: 0, tones: 3 }
  if (part.role === 'drums') return part.drum === 'kick' || part.drum === 'tom' || part.drum === 'cymbal' ? [{ drum: part.drum, start, gain: part.gain, pan: sound.pan }] : []
  const { instrument } = part
  if (part.role === 'bass') return [{ ...sound, instrument, midi: bassNote(mood, tonic, 0) }]
  if (part.role === 'melody') return [{ ...sound, instrument, midi: noteOf(mood, 0) + 12 * (part.octave ?? 0) }]
  // Strummed.
  return closeChord(mood, tonic, part.role === 'pad' ? 0 : (part.octave ?? 0)).map((midi, tone) => ({ ...sound, instrument, midi, start: start + (part.role === 'pad' ? 0 : tone * 0.03) }))
}
