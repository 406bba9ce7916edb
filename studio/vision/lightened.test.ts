import { describe, expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { lightened } from './lightened.ts'

describe('lightened', async () => {
  const day = await photo('astronaut.png')
  const meanOf = (data: Uint8Array) => data.reduce((sum, value) => sum + value, 0) / data.length / 255

  it('raises the shadows of a dark photo in the order of their light', () => {
    const night = { ...day, data: day.data.map((value) => Math.round(255 * (value / 255) ** 5)) }
    const before = Uint8Array.from(night.data)
    const { data } = lightened(night)
    expect(Uint8Array.from(night.data)).toEqual(before)
    expect(meanOf(night.data)).toBeLessThan(0.2)
    expect(meanOf(data)).toBeGreaterThan(1.5 * meanOf(night.data))
    const pairs = Array.from({ length: 3000 }, (_, i) => [night.data[i]! - night.data[i + 1]!, data[i]! - data[i + 1]!] as const)
    expect(pairs.filter(([before, after]) => before * after < 0)).toEqual([])
  })

  it('leaves a photo by day, one without any light, and opacity as they are', () => {
    expect(lightened(day)).toBe(day)
    const black = { ...day, data: new Uint8Array(day.data.length) }
    expect(lightened(black)).toBe(black)
    const veil = { width: 2, height: 1, channels: 4 as const, data: Uint8Array.of(20, 20, 20, 40, 20, 20, 20, 255) }
    expect([...lightened(veil).data]).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), 40, expect.any(Number), expect.any(Number), expect.any(Number), 255])
  })
})
