import { expect, test } from 'vitest'
import { horizonIn } from './horizon.ts'
import type { Look } from './look.ts'

test('a far shore in haze is a horizon, an even or cloudy sky has none', () => {
  const [width, height] = [64, 60]
  const look = (light: (x: number, y: number) => number) => {
    const plane = Float32Array.from({ length: width * height }, (_, i) => light(i % width, Math.floor(i / width)))
    return { width, height, lab: [plane, plane, plane] } as unknown as Look
  }
  const sky = new Float32Array(width * height).fill(1)
  const haze = (y: number) => 0.8 - y * 0.002
  expect(horizonIn(look((x, y) => haze(y) - (Math.abs(y - 30) < 2 ? 0.03 + 0.005 * Math.sin(x) : 0)), sky)).toBeCloseTo(30, -0.5)
  expect(horizonIn(look((_, y) => haze(y)), sky)).toBeUndefined()
  expect(horizonIn(look((x, y) => haze(y) + 0.1 * Math.sin(x / 4) * Math.cos(y / 6)), sky)).toBeUndefined()
})
