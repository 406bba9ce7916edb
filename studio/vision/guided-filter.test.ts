import { expect, it } from 'vitest'
import { applyModel, guidedModel } from './guided-filter.ts'

it('draws a rough mask to the edge in the picture', () => {
  const size = { width: 40, height: 40 }
  const plane = (value: (x: number) => number) => Float32Array.from({ length: 1600 }, (_, i) => value(i % 40))
  const picture = plane((x) => (x < 20 ? 0.2 : 0.8))
  const rough = plane((x) => Math.min(1, Math.max(0, (x - 16) / 8)))
  const colours = [picture, picture.map((value) => 1 - value), plane(() => 0.5)] as const
  const drawn = applyModel(guidedModel(colours, rough, size, 8, 1e-4), colours)
  const row = drawn.subarray(20 * 40, 21 * 40)
  expect(row[17]!).toBeLessThan(0.2)
  expect(row[22]!).toBeGreaterThan(0.8)
  expect(row[20]! - row[19]!).toBeGreaterThan(0.5)
})
