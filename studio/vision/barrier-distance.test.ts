import { expect, it } from 'vitest'
import { barrierDistance } from './barrier-distance.ts'

it('is small along a smooth background and large behind an edge', () => {
  const size = { width: 30, height: 30 }
  const inSquare = (i: number) => Math.abs((i % 30) - 15) < 6 && Math.abs(Math.floor(i / 30) - 15) < 6
  const value = Float32Array.from({ length: 900 }, (_, i) => (inSquare(i) ? 0.9 : (i % 30) / 100))
  const seeds = Uint8Array.from({ length: 900 }, (_, i) => (i < 30 ? 1 : 0))
  const distance = barrierDistance([value], size, seeds)
  expect(distance[29 * 30]!).toBeLessThan(0.05)
  expect(distance[15 * 30 + 15]!).toBeGreaterThan(0.6)
})
