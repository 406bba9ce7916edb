import { SAMPLE_RATE } from '../instruments/note.ts'
import type { Stereo } from './stereo.ts'

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The two filters of ITU-R BS.1770 for 48 kHz: the head, and what the ear hears less of below. */
const HEAD: Biquad = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]
const LOW: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621]

const BLOCK = 0.4 * SAMPLE_RATE
const HOP = 0.1 * SAMPLE_RATE
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/** How loud a piece is as a whole, LUFS by ITU-R BS.1770-4; minus infinity for silence. */
export function loudnessOf({ left, right }: Stereo): number {
  const channels = [left, right].map((channel) => filtered(filtered(channel, HEAD), LOW))
  const powers: number[] = []
  const block = Math.min(BLOCK, left.length)
  for (let from = 0; from + block <= left.length; from += HOP) {
    let sum = 0
    for (const channel of channels) for (let i = from; i < from + block; i++) sum += channel[i]! ** 2
    powers.push(sum / block)
  }
  const loud = (power: number) => -0.691 + 10 * Math.log10(power)
  const meanOver = (gate: number) => {
    const over = powers.filter((power) => loud(power) > gate)
    return over.length === 0 ? 0 : over.reduce((sum, power) => sum + power, 0) / over.length
  }
  return loud(meanOver(loud(meanOver(ABSOLUTE_GATE)) + RELATIVE_GATE))
}

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[i] = y
  }
  return out
}
