import type { Random } from '../../pixels/random.ts'
import type { Drum } from '../mood.ts'
import { lowPass, SAMPLE_RATE, shaped } from './note.ts'

/** Falls by 60 dB in so many seconds. */
const fall = (i: number, seconds: number) => 10 ** ((-3 * i) / (seconds * SAMPLE_RATE))
const noise = (random: Random) => random() * 2 - 1

/** A skin: a tone that falls from one frequency to another. */
function skin(from: number, to: number, drop: number, ring: number, click: number) {
  return (random: Random) => {
    let phase = 0
    return shaped(ring, { attack: 0.0008, release: 0.03 }, (i) => {
      phase += (2 * Math.PI * (to + (from - to) * fall(i, drop))) / SAMPLE_RATE
      return Math.sin(phase) * fall(i, ring) + click * noise(random) * fall(i, 0.02)
    })
  }
}

/** Noise between two frequencies. */
function hiss(low: number, high: number, ring: number, attack = 0.001) {
  return (random: Random) => {
    const [under, over] = [lowPass(), lowPass()]
    return shaped(ring, { attack, release: 0.02 }, (i) => {
      const sample = over(noise(random), high)
      return (sample - under(sample, low)) * fall(i, ring) * 1.6
    })
  }
}

/** Metal: squares of frequencies that do not fit. */
function metal(ring: number, low: number) {
  const turns = [2.1, 3.17, 4.33, 5.41, 6.79, 8.23].map((ratio) => (ratio * 830) / SAMPLE_RATE)
  return (random: Random) => {
    const under = lowPass()
    return shaped(ring, { attack: 0.001, release: 0.05 }, (i) => {
      let sum = 0
      for (const turn of turns) sum += (turn * i) % 1 < 0.5 ? 0.1 : -0.1
      sum += 0.35 * noise(random)
      return (sum - under(sum, low)) * fall(i, ring)
    })
  }
}

/** Hands are never quite together. */
function clap(random: Random): Float32Array {
  const one = hiss(900, 4200, 0.22)
  const hands = [0, 0.011, 0.023].map((late) => ({ late: Math.round(late * SAMPLE_RATE), sound: one(random) }))
  const out = new Float32Array(hands[2]!.late + hands[2]!.sound.length)
  for (const [n, { late, sound }] of hands.entries()) {
    for (let i = 0; i < sound.length; i++) out[late + i] = out[late + i]! + sound[i]! * (n === 2 ? 1 : 0.45 * fall(i, 0.05))
  }
  return out
}

function snare(random: Random): Float32Array {
  const [body, wires] = [skin(260, 180, 0.05, 0.16, 0)(random), hiss(1400, 8000, 0.2)(random)]
  return wires.map((sample, i) => 0.7 * sample + 0.5 * (body[i] ?? 0))
}

export const drums: Readonly<Record<Drum, (random: Random) => Float32Array>> = {
  kick: skin(150, 47, 0.12, 0.42, 0.12),
  tom: skin(120, 74, 0.2, 0.7, 0.08),
  rim: skin(1100, 820, 0.02, 0.07, 0.4),
  snare,
  clap,
  hat: metal(0.07, 6500),
  shaker: hiss(4200, 11_000, 0.09, 0.018),
  cymbal: metal(1.7, 4200),
}
