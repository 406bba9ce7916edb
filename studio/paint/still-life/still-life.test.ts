import { expect, it } from 'vitest'
import { stillThings, type SceneSpec } from '../../scene/scene-spec.ts'
import { paintScene } from '../paint-scene.ts'

const SIDE = 96
const context = { progress: () => {}, checkCancelled: () => {} }
const paint = async (change: Partial<SceneSpec>) => {
  const spec: SceneSpec = {
    version: 1, scene: 'still-life', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo',
    framing: 'close', without: [], seed: 4, ...change,
  }
  return (await paintScene(spec, SIDE, SIDE, context)).image.data
}
const apart = (a: Uint8Array, b: Uint8Array) => a.reduce((sum, value, i) => sum + (Math.abs(value - b[i]!) > 20 ? 1 : 0), 0) / a.length

it('is the same for the same seed', async () => {
  expect(await paint({ things: ['tea'] })).toEqual(await paint({ things: ['tea'] }))
})

it('shows each thing that is named, and no two alike', async () => {
  const pictures = await Promise.all(stillThings.map((thing) => paint({ things: [thing] })))
  for (const [i, one] of pictures.entries()) for (const other of pictures.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(0.02)
})

it('is dark by night', async () => {
  const mean = (data: Uint8Array) => data.reduce((a, b) => a + b) / data.length
  expect(mean(await paint({ things: ['book'], time: 'night' }))).toBeLessThan(0.75 * mean(await paint({ things: ['book'] })))
})
