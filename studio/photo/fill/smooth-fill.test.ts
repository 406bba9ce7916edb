import { describe, expect, it } from 'vitest'
import { drawn } from '../fixtures.ts'
import { CHANNELS } from './level.ts'
import { distanceInside, smoothFill, STRAIGHT } from './smooth-fill.ts'

const size = { width: 40, height: 30 }
const hole = Uint8Array.from(drawn(size, { left: 12, top: 8, width: 16, height: 14 }))

describe('smoothFill', () => {
  it('closes a slope between the colours on either side and leaves what is known', () => {
    const values = new Uint8Array(hole.length * CHANNELS)
    for (let i = 0; i < hole.length; i++) if (!hole[i]) values.fill(60 + 3 * (i % size.width), i * CHANNELS, i * CHANNELS + 3)
    const level = { ...size, values, hole, blocked: new Uint8Array(hole.length) }
    const [red] = smoothFill(level, distanceInside(hole, size), () => {})
    const row = red.subarray(15 * size.width, 16 * size.width)
    expect(row[5]).toBe(75)
    expect(row[13]!).toBeLessThan(row[26]! - 15)
    for (let x = 12; x < 28; x++) expect(Math.abs(row[x]! - 60 - 3 * x)).toBeLessThan(25)
  })

  it('measures depth from the rim, not from the frame', () => {
    const corner = Uint8Array.from(drawn(size, { left: 0, top: 0, width: 10, height: 30 }))
    const distance = distanceInside(corner, size)
    expect(distance[15 * size.width]).toBe(10 * STRAIGHT)
    expect(distance[15 * size.width + 9]).toBe(STRAIGHT)
    expect(distance[15 * size.width + 10]).toBe(0)
  })
})
