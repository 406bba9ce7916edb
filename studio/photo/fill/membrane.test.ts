import { describe, expect, it } from 'vitest'
import { drawn } from '../fixtures.ts'
import { membrane } from './membrane.ts'

const size = { width: 24, height: 16 }

describe('membrane', () => {
  it('draws the hole towards its rim and leaves what is known', () => {
    const hole = drawn(size, { left: 8, top: 5, width: 7, height: 6 })
    const inside = Int32Array.from(hole.keys().filter((i) => hole[i] === 1))
    const slope = Float32Array.from(hole, (_, i) => 50 + 4 * (i % size.width))
    const settled = membrane(slope.map((value, i) => (hole[i] ? 100 : value)), inside, size, () => {})
    for (let i = 0; i < hole.length; i++) expect(Math.abs(settled[i]! - slope[i]!)).toBeLessThan(hole[i] ? 2 : 1e-6)
  })

  it('lets nothing flow across the frame', () => {
    const hole = drawn(size, { left: 0, top: 0, width: 10, height: 16 })
    const inside = Int32Array.from(hole.keys().filter((i) => hole[i] === 1))
    const settled = membrane(Float32Array.from(hole, () => 80), inside, size, () => {})
    for (const value of settled) expect(value).toBeCloseTo(80, 4)
  })
})
