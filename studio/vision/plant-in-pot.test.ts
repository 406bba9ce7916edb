import { expect, test } from 'vitest'
import type { Plane } from '../pixels/plane.ts'
import { loadOpenCv } from './opencv.ts'
import { leavesOn } from './plant-in-pot.ts'

const { cv } = await loadOpenCv()
const [width, height] = [160, 160]
type Place = (x: number, y: number) => boolean

test('the leaves of a pot come with the flower between them, and without the wall that is seen through them', () => {
  const inPot: Place = (x, y) => x > 60 && x < 100 && y > 110
  const isGap: Place = (x, y) => Math.hypot(x - 70, y - 70) < 8
  const isFlower: Place = (x, y) => Math.hypot(x - 92, y - 70) < 8
  const inLeaves: Place = (x, y) => Math.hypot((x - 80) / 36, (y - 72) / 42) < 1 && !isGap(x, y) && !isFlower(x, y)
  const colourAt = (x: number, y: number) => (inPot(x, y) ? [0.6, 0.35, 0.2] : inLeaves(x, y) ? [0.2, 0.5, 0.2] : isFlower(x, y) ? [0.8, 0.15, 0.3] : [0.75, 0.72, 0.66])
  const plane = (value: (x: number, y: number) => number) => Float32Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width)))
  const channel = (c: number): Plane => plane((x, y) => colourAt(x, y)[c]! + ((x * 7 + y * 13) % 5) / 200)
  const leaves = leavesOn(cv, [channel(0), channel(1), channel(2)], plane((x, y) => (inPot(x, y) ? 1 : 0)), { width, height })!
  const at = (x: number, y: number) => leaves[y * width + x]
  expect([at(80, 50), at(92, 70), at(70, 70), at(20, 20)]).toEqual([1, 1, 0, 0])
})
