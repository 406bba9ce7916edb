import { describe, expect, it } from 'vitest'
import type { Region } from '../../pixels/raster.ts'
import type { Sitter } from './read-sitter.ts'
import { seatSitter, type Seat } from './seat.ts'

const photo = { width: 100, height: 150 }
const picture = { width: 300, height: 400 }
const seat: Seat = { x: 0.5, y: 0.4, head: 0.3 }

/** People who fill a box of the photo. */
function sitter(body: Region, ...heads: Region[]): Sitter {
  const alpha = Float32Array.from({ length: photo.width * photo.height }, (_, i) => {
    const [x, y] = [(i % photo.width) - body.left, Math.floor(i / photo.width) - body.top]
    return x >= 0 && x < body.width && y >= 0 && y < body.height ? 1 : 0
  })
  const foreground = { ...photo, channels: 3 as const, data: new Uint8Array(alpha.length * 3) }
  return { cut: { alpha, foreground }, faces: [], heads, bounds: body, notes: [] }
}

describe('seatSitter', () => {
  it('hides the edge at which the photo cuts the body off', () => {
    const half = sitter({ left: 20, top: 20, width: 60, height: 130 }, { left: 38, top: 20, width: 24, height: 36 })
    const { scale, top } = seatSitter(half, seat, picture)
    expect(top + photo.height * scale).toBeGreaterThanOrEqual(picture.height)
    expect(top + 20 * scale).toBeGreaterThan(0)
  })

  it('puts the head where the seat is when nothing is cut off', () => {
    const bust = sitter({ left: 20, top: 20, width: 60, height: 100 }, { left: 38, top: 20, width: 24, height: 36 })
    const { scale, left, top } = seatSitter(bust, seat, picture)
    expect((left + 50 * scale) / picture.width).toBeCloseTo(seat.x, 1)
    expect((top + 38 * scale) / picture.height).toBeCloseTo(seat.y, 1)
    expect((36 * scale) / picture.height).toBeCloseTo(seat.head, 1)
  })

  it('stands a whole person on the lower part of the picture', () => {
    const whole = sitter({ left: 35, top: 10, width: 30, height: 120 }, { left: 43, top: 10, width: 14, height: 18 })
    const { scale, top } = seatSitter(whole, seat, picture)
    expect(top + 10 * scale).toBeGreaterThan(0)
    expect((top + 130 * scale) / picture.height).toBeGreaterThan(0.85)
    expect((top + 130 * scale) / picture.height).toBeLessThan(1)
  })

  it('stands a whole person clear of a title, above or below', () => {
    const whole = sitter({ left: 35, top: 10, width: 30, height: 120 }, { left: 43, top: 10, width: 14, height: 18 })
    const ends = (lettered: { top: number; bottom: number }) => {
      const { scale, top } = seatSitter(whole, seat, picture, lettered)
      return { crown: (top + 10 * scale) / picture.height, feet: (top + 130 * scale) / picture.height }
    }
    expect(ends({ top: 0, bottom: 0.15 }).feet).toBeLessThan(0.87)
    expect(ends({ top: 0, bottom: 0.15 }).crown).toBeGreaterThan(0)
    expect(ends({ top: 0.15, bottom: 0 }).crown).toBeGreaterThan(0.13)
  })

  it('keeps every head of a group inside', () => {
    const heads = [5, 40, 75].map((left) => ({ left, top: 40, width: 20, height: 28 }))
    const { scale, left } = seatSitter(sitter({ left: 2, top: 40, width: 96, height: 110 }, ...heads), seat, picture)
    expect(left + 5 * scale).toBeGreaterThan(0)
    expect(left + 95 * scale).toBeLessThan(picture.width)
  })
})
