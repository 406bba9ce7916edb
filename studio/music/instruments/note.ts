import type { Random } from '../../pixels/random.ts'

export const SAMPLE_RATE = 48_000

interface Note {
  /** Hertz. */
  frequency: number
  /** Seconds that it is held; how it dies away comes behind. */
  seconds: number
  random: Random
}

/** Renders a note, mono, at its full loudness. Begins and ends in silence. */
export type Instrument = (note: Note) => Float32Array

export const samplesOf = (seconds: number) => Math.max(1, Math.round(seconds * SAMPLE_RATE))

export interface Envelope {
  /** Seconds. */
  attack: number
  release: number
}

/** Fills a note of its length and release, shaped by its envelope; `sample` gives the plain sound at a sample's number. */
export function shaped(seconds: number, { attack, release }: Envelope, sample: (i: number) => number): Float32Array {
  const held = samplesOf(seconds)
  const [rise, fall] = [samplesOf(Math.min(attack, seconds)), samplesOf(release)]
  const out = new Float32Array(held + fall)
  for (let i = 0; i < out.length; i++) {
    const up = i < rise ? i / rise : 1
    const down = i < held ? 1 : 1 - (i - held) / fall
    out[i] = sample(i) * up * down * down
  }
  return out
}

/** A one-pole low-pass, run as it goes. */
export function lowPass(): (sample: number, hertz: number) => number {
  let kept = 0
  let [known, share] = [0, 0]
  return (sample, hertz) => {
    if (hertz !== known) {
      known = hertz
      share = 1 - Math.exp((-2 * Math.PI * Math.min(hertz, SAMPLE_RATE * 0.45)) / SAMPLE_RATE)
    }
    return (kept += share * (sample - kept))
  }
}
