import { describe, expect, it } from 'vitest'
import { drawn } from '../fixtures.ts'
import { continuationOf } from './continuation.ts'
import { distanceInside, STRAIGHT } from './distance.ts'
import { CHANNELS } from './level.ts'

const size = { width: 40, height: 30 }
const hole = Uint8Array.from(drawn(size, { left: 12, top: 8, width: 16, height: 14 }))

function redOf(light: (x: number, y: number) => number, blocked = new Uint8Array(hole.length)) {
  const values = new Uint8Array(hole.length * CHANNELS)
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) values.fill(light(i % size.width, Math.floor(i / size.width)), i * CHANNELS, i * CHANNELS + 3)
  }
  return continuationOf({ ...size, values, hole, blocked }, false, () => {}).colours[0]
}

describe('continuationOf', () => {
  it('closes a slope between the colours on either side and leaves what is known', () => {
    const row = redOf((x) => 60 + 3 * x).subarray(15 * size.width, 16 * size.width)
    expect(row[5]).toBe(75)
    expect(row[13]!).toBeLessThan(row[26]! - 15)
    for (let x = 12; x < 28; x++) expect(Math.abs(row[x]! - 60 - 3 * x)).toBeLessThan(25)
  })

  it('carries an edge on sharply, straight or aslant', () => {
    for (const slope of [0, 0.5]) {
      const edge = (x: number) => 15 + slope * (x - 20)
      const red = redOf((x, y) => (y < edge(x) ? 200 : 50))
      for (let x = 12; x < 28; x++) {
        const at = (away: number) => red[Math.round(edge(x) + away) * size.width + x]!
        expect(at(-4)).toBeGreaterThan(160)
        expect(at(4)).toBeLessThan(90)
      }
    }
  })

  it('leaves out what may not be copied from, such as a shoe at the rim', () => {
    const shoe = Uint8Array.from(drawn(size, { left: 6, top: 12, width: 6, height: 6 }))
    const red = redOf((x, y) => (shoe[y * size.width + x] ? 30 : 200), shoe)
    expect(Math.min(...red.filter((_, i) => hole[i]))).toBeGreaterThan(195)
  })
})

describe('distanceInside', () => {
  it('measures depth from the rim, not from the frame', () => {
    const corner = Uint8Array.from(drawn(size, { left: 0, top: 0, width: 10, height: 30 }))
    const distance = distanceInside(corner, size)
    expect(distance[15 * size.width]).toBe(10 * STRAIGHT)
    expect(distance[15 * size.width + 9]).toBe(STRAIGHT)
    expect(distance[15 * size.width + 10]).toBe(0)
  })
})
