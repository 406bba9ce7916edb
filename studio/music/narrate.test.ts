import { expect, test } from 'vitest'
import { loudnessOf } from './mix/loudness.ts'
import { run } from './music-task.ts'

/** A voice of a second and a half at 24 kHz. */
const voice = Float32Array.from({ length: 36_000 }, (_, i) => 0.05 * Math.sin(i / 9) * Math.sin(i / 1500) ** 2)
const spoken = [{ start: 1, samples: voice, sampleRate: 24_000 }, { start: 4.5, samples: voice, sampleRate: 24_000 }]
const level = (samples: Float32Array, from: number, to: number) => Math.sqrt(samples.subarray(from * 48_000, to * 48_000).reduce((sum, sample) => sum + sample ** 2, 0) / ((to - from) * 48_000))

test('voices lie where they belong, the music gives way to them, and all is as loud as it should be', () => {
  const { left, right, beats } = run({ mood: 'warm', seconds: 8, seed: 3, spoken })
  expect(left.length).toBe(8 * 48_000)
  expect(Math.abs(loudnessOf({ left, right }) + 16)).toBeLessThan(0.7)
  expect(beats.length).toBeGreaterThan(4)
  expect(Math.max(...[0, 1, 2, 3].map((i) => Math.abs(left[i]!)))).toBeLessThan(0.001)
  // What is below the voices is the same piece without them, as far as it is heard.
  const silent = run({ mood: 'warm', seconds: 8, seed: 3, spoken: spoken.map((one) => ({ ...one, samples: new Float32Array(voice.length) })) })
  expect(level(silent.left, 1.2, 2.4) / level(silent.left, 3.3, 4.1)).toBeLessThan(0.5)
  expect(level(left, 1.2, 2.4) / level(left, 3.3, 4.1)).toBeGreaterThan(2 * (level(silent.left, 1.2, 2.4) / level(silent.left, 3.3, 4.1)))
})

test('without music there is only what is said', () => {
  const { left, beats } = run({ seconds: 8, seed: 3, spoken })
  expect(beats).toEqual([])
  expect(level(left, 3, 4)).toBeLessThan(1e-6)
  expect(level(left, 4.8, 5.8)).toBeGreaterThan(0.05)
})
