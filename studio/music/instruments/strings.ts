import { lowPass, SAMPLE_RATE, samplesOf, shaped, type Envelope, type Instrument } from './note.ts'

interface Bowed extends Envelope {
  /** Cents between the voices. */
  apart: number
  voices: number
  /** The cut-off of the sound, in multiples of its frequency and in hertz at most. */
  brightness: number
  brightest: number
  /** Cents of vibrato. */
  vibrato?: number
}

/** Saws that are slightly apart behind a low-pass, with their corners rounded (PolyBLEP), so that nothing folds back from above the band. */
function bowed({ apart, voices, brightness, brightest, vibrato = 0, ...envelope }: Bowed): Instrument {
  return ({ frequency, seconds, random }) => {
    const each = Array.from({ length: voices }, (_, i) => ({
      phase: random(),
      step: (frequency * 2 ** ((apart * (i / Math.max(1, voices - 1) - 0.5)) / 1200)) / SAMPLE_RATE,
    }))
    const [first, second] = [lowPass(), lowPass()]
    const most = Math.min(brightest, frequency * brightness)
    const opening = samplesOf(0.35)
    return shaped(seconds, envelope, (i) => {
      let sum = 0
      const bend = vibrato === 0 ? 1 : 1 + vibrato * 0.000578 * Math.sin((2 * Math.PI * 5.2 * i) / SAMPLE_RATE) * Math.min(1, i / samplesOf(0.4))
      for (const voice of each) {
        const step = voice.step * bend
        voice.phase += step
        if (voice.phase >= 1) voice.phase -= 1
        sum += 2 * voice.phase - 1 - corner(voice.phase, step)
      }
      // Opens as the bow takes hold; by steps, as the filter is dear to set.
      const open = 0.5 + 0.5 * Math.min(1, Math.floor(i / 256) / Math.floor(opening / 256))
      return second(first(sum / voices, most * open), most * open)
    })
  }
}

function corner(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step
    return t + t - t * t - 1
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step
    return t * t + t + t + 1
  }
  return 0
}

export const pad = bowed({ attack: 0.6, release: 0.9, apart: 16, voices: 3, brightness: 8, brightest: 3200 })
export const strings = bowed({ attack: 0.09, release: 0.4, apart: 11, voices: 4, brightness: 14, brightest: 6500, vibrato: 6 })
export const brass = bowed({ attack: 0.07, release: 0.3, apart: 7, voices: 3, brightness: 14, brightest: 5500, vibrato: 4 })
export const bass = bowed({ attack: 0.008, release: 0.09, apart: 4, voices: 2, brightness: 6, brightest: 900 })

/** Hardly more than a sine, with a little of its octave. */
export const sub: Instrument = ({ frequency, seconds }) => {
  const turn = (2 * Math.PI * frequency) / SAMPLE_RATE
  return shaped(seconds, { attack: 0.012, release: 0.14 }, (i) => 0.85 * Math.sin(turn * i) + 0.22 * Math.sin(2 * turn * i) + 0.08 * Math.sin(3 * turn * i))
}
