import { SAMPLE_RATE, samplesOf } from './instruments/note.ts'
import { loudnessOf } from './mix/loudness.ts'
import { master } from './mix/master.ts'
import { silence, type Stereo } from './mix/stereo.ts'

/** Something that is said in a film. */
export interface Spoken {
  /** Seconds of the film in which it begins. */
  start: number
  /** -1..1, one channel. */
  samples: Float32Array
  sampleRate: number
}

/** Each voice is brought to this before all is mastered, LUFS; a nearly silent one is not raised into noise. */
const VOICE = -16
const MOST_GAIN = 12
/** What is left of the music while somebody speaks, and between. */
const BENEATH = 0.16
const BETWEEN = 0.5
/** Seconds in which it goes down before a word, and comes back after the last one. */
const DOWN = 0.3
const BACK = 0.7
const FADE_OUT = 0.05

/** Music with what is said over it, about -16 LUFS as a whole: the music gives way to each voice. Silence where there is no music. */
export function narrate(music: Stereo | undefined, seconds: number, spoken: readonly Spoken[]): Stereo {
  const mix = silence(samplesOf(seconds))
  const voices = spoken.map(({ start, samples, sampleRate }) => ({ at: samplesOf(start), voice: levelled(resampled(samples, sampleRate)) }))
  if (music) layBeneath(mix, music, voices.map(({ at, voice }) => ({ first: at, end: at + voice.length })))
  for (const { at, voice } of voices) {
    for (let i = 0; i < voice.length && at + i < mix.left.length; i++) {
      mix.left[at + i] = mix.left[at + i]! + voice[i]!
      mix.right[at + i] = mix.right[at + i]! + voice[i]!
    }
  }
  master(mix, { fade: FADE_OUT })
  return mix
}

function layBeneath(mix: Stereo, { left, right }: Stereo, spans: readonly { first: number; end: number }[]): void {
  const [down, back] = [samplesOf(DOWN), samplesOf(BACK)]
  for (let i = 0; i < Math.min(mix.left.length, left.length); i++) {
    // How near the nearest voice is: 1 while it speaks.
    let near = 0
    for (const { first, end } of spans) {
      const share = i < first ? 1 - (first - i) / down : i < end ? 1 : 1 - (i - end) / back
      if (share > near) near = Math.min(1, share)
    }
    const smooth = near * near * (3 - 2 * near)
    const gain = BETWEEN * (BENEATH / BETWEEN) ** smooth
    mix.left[i] = left[i]! * gain
    mix.right[i] = right[i]! * gain
  }
}

/** The same at 48 kHz, by cubic curves through the samples: speech has little above 10 kHz. */
function resampled(samples: Float32Array, sampleRate: number): Float32Array {
  if (sampleRate === SAMPLE_RATE) return samples
  const step = sampleRate / SAMPLE_RATE
  const source = step > 1 ? smoothed(samples, step) : samples
  const out = new Float32Array(Math.floor(samples.length / step))
  const at = (i: number) => source[Math.max(0, Math.min(source.length - 1, i))]!
  for (let i = 0; i < out.length; i++) {
    const place = Math.floor(i * step)
    const t = i * step - place
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
    out[i] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  return out
}

/** Without what would fold back when there are fewer samples. */
function smoothed(samples: Float32Array, step: number): Float32Array {
  const half = Math.max(1, Math.round(step / 2))
  return samples.map((_, i) => {
    let sum = 0
    for (let k = -half; k <= half; k++) sum += samples[Math.max(0, Math.min(samples.length - 1, i + k))]!
    return sum / (2 * half + 1)
  })
}

function levelled(voice: Float32Array): Float32Array {
  const loudness = loudnessOf({ left: voice, right: voice })
  const gain = Number.isFinite(loudness) ? 10 ** (Math.min(MOST_GAIN, VOICE - loudness) / 20) : 1
  return voice.map((sample) => sample * gain)
}
