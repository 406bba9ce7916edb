import { expect, test } from 'vitest'
import { loudnessOf } from './mix/loudness.ts'
import { moodNames } from './mood.ts'
import { synthesiseMusic } from './synthesise-music.ts'

const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test.each(moodNames)('%s music is as loud as it should be, begins and ends in silence, and keeps its beat', (mood) => {
  const { left, right, beats, bars, sampleRate } = synthesiseMusic(mood, 8, 3)
  expect(left.length).toBe(8 * sampleRate)
  expect(loudnessOf({ left, right })).toBeGreaterThan(-17.5)
  expect(loudnessOf({ left, right })).toBeLessThan(-15)
  for (const channel of [left, right]) {
    expect(peakOf(channel)).toBeLessThan(10 ** (-1 / 20))
    expect(Math.abs(channel[0]!)).toBeLessThan(0.001)
    expect(peakOf(channel.subarray(-sampleRate / 50))).toBeLessThan(0.01)
    // Nowhere a hole, and nowhere a constant.
    for (let second = 0; second < 6; second++) expect(peakOf(channel.subarray(second * sampleRate, (second + 1) * sampleRate))).toBeGreaterThan(0.02)
    expect(Math.abs(channel.reduce((sum, sample) => sum + sample, 0) / channel.length)).toBeLessThan(0.002)
  }
  const gaps = beats.slice(1).map((beat, i) => beat - beats[i]!)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1e-9)
  expect(beats.at(-1)).toBeLessThan(8)
  expect(bars.every((bar) => beats.includes(bar))).toBe(true)
})

test('a seed makes the same piece again, another one another', () => {
  const [one, same, other] = [5, 5, 6].map((seed) => synthesiseMusic('warm', 4, seed).left)
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})
