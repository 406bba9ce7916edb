import { SAMPLE_RATE, samplesOf, shaped, type Instrument } from './note.ts'

interface Plucked {
  /** Seconds in which the sound falls by 60 dB, at A4; low strings ring longer. */
  ring: number
  /** 0..1: how much of the pluck's edge is taken off. */
  softness: number
  release: number
}

/** A string that is plucked: noise that goes round in a delay and loses its edge each time (Karplus and Strong, tuned by a fraction of a sample). */
function plucked({ ring, softness, release }: Plucked): Instrument {
  return ({ frequency, seconds, random }) => {
    const period = SAMPLE_RATE / frequency - 0.5
    const length = Math.floor(period)
    const part = period - length
    const line = new Float32Array(length + 1)
    let kept = 0
    for (let i = 0; i <= length; i++) {
      kept += (1 - softness) * (random() * 2 - 1 - kept)
      line[i] = kept
    }
    const mean = line.reduce((sum, value) => sum + value, 0) / line.length
    let loudest = 0
    for (let i = 0; i <= length; i++) {
      line[i] = line[i]! - mean
      loudest = Math.max(loudest, Math.abs(line[i]!))
    }
    const rings = ring * Math.sqrt(440 / frequency)
    const loss = 10 ** (-3 / (rings * frequency))
    let at = 0
    let before = 0
    // Rings on when the finger has gone, as far as its own sound lasts.
    return shaped(Math.min(seconds, rings), { attack: 0.0015, release }, () => {
      const next = at === length ? 0 : at + 1
      const read = line[at]! * (1 - part) + line[next]! * part
      const out = (loss * (read + before)) / 2
      before = read
      line[at] = out
      at = next
      return (out / loudest) * 0.9
    })
  }
}

export const pluck = plucked({ ring: 2.2, softness: 0.35, release: 0.35 })
export const zither = plucked({ ring: 3, softness: 0.12, release: 0.6 })

interface Partial {
  ratio: number
  gain: number
  /** Seconds in which it falls by 60 dB, at A4. */
  ring: number
}

/** Bars and bells: partials that die away each in its own time. */
function ringing(partials: readonly Partial[], release: number): Instrument {
  return ({ frequency, seconds }) => {
    const lower = (440 / frequency) ** 0.5
    const rings = Math.max(...partials.map(({ ring }) => ring)) * lower
    const each = partials
      .filter(({ ratio }) => ratio * frequency < SAMPLE_RATE * 0.4)
      .map(({ ratio, gain, ring }) => ({ turn: (2 * Math.PI * frequency * ratio) / SAMPLE_RATE, gain, loss: 10 ** (-3 / (ring * lower * SAMPLE_RATE)) }))
    const levels = each.map(({ gain }) => gain)
    return shaped(Math.min(Math.max(seconds, 0.3), rings), { attack: 0.002, release }, (i) => {
      let sum = 0
      for (const [k, { turn, loss }] of each.entries()) {
        sum += levels[k]! * Math.sin(turn * i)
        levels[k] = levels[k]! * loss
      }
      return sum
    })
  }
}

export const marimba = ringing([{ ratio: 1, gain: 0.8, ring: 0.9 }, { ratio: 3.93, gain: 0.22, ring: 0.25 }, { ratio: 9.2, gain: 0.06, ring: 0.08 }], 0.25)
export const bell = ringing(
  [{ ratio: 1, gain: 0.6, ring: 2.6 }, { ratio: 2.002, gain: 0.26, ring: 2 }, { ratio: 3.01, gain: 0.16, ring: 1.3 }, { ratio: 5.4, gain: 0.08, ring: 0.7 }],
  0.9,
)

/** An electric piano by frequency modulation: a tine that is bright while it is young. */
export const piano: Instrument = ({ frequency, seconds }) => {
  const turn = (2 * Math.PI * frequency) / SAMPLE_RATE
  const ring = samplesOf(3.2 * Math.sqrt(262 / frequency))
  const loss = 10 ** (-3 / ring)
  const tineLoss = 10 ** (-3 / samplesOf(0.35))
  let level = 0.8
  let tine = 1
  return shaped(seconds, { attack: 0.003, release: 0.3 }, (i) => {
    const body = Math.sin(turn * i + (0.25 + 1.1 * tine) * Math.sin(turn * i))
    const top = 0.16 * tine * Math.sin(turn * 14 * i)
    const sound = level * (body + (frequency < 1400 ? top : 0))
    level *= loss
    tine *= tineLoss
    return sound
  })
}

/** Blown: some partials, breath, and a vibrato that comes late. */
export const flute: Instrument = ({ frequency, seconds, random }) => {
  let phase = 0
  let breath = 0
  return shaped(seconds, { attack: 0.07, release: 0.16 }, (i) => {
    const bend = 1 + 0.0045 * Math.sin((2 * Math.PI * 5 * i) / SAMPLE_RATE) * Math.min(1, i / samplesOf(0.6))
    phase += (2 * Math.PI * frequency * bend) / SAMPLE_RATE
    breath += 0.12 * (random() * 2 - 1 - breath)
    return 0.75 * Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase) + 0.1 * breath
  })
}
