import { beforeAll, expect, it } from 'vitest'
import { tangentFlow } from '../style/flow.ts'
import { loadOpenCv, type OpenCv } from '../vision/opencv.ts'
import { cleanLines } from './clean-lines.ts'

const loaded: { cv?: OpenCv } = {}
beforeAll(async () => {
  Object.assign(loaded, await loadOpenCv())
})

it('draws the edge of a shape and leaves out specks', () => {
  const size = { width: 96, height: 96 }
  const grey = new Float32Array(96 * 96).fill(0.9)
  for (let y = 0; y < 96; y++) for (let x = 0; x < 48; x++) grey[y * 96 + x] = 0.2
  for (const [x, y] of [
    [70, 20],
    [71, 20],
    [70, 21],
    [80, 70],
    [81, 70],
  ] as const)
    grey[y * 96 + x] = 0.1
  const options = {
    scale: 1.2,
    start: -0.02,
    carry: -0.007,
    shortest: 20,
    ease: new Float32Array(96 * 96).fill(1),
    checkCancelled() {},
  }
  const ink = cleanLines(loaded.cv!, grey, size, tangentFlow(grey, 96, 96, 2), options)
  const most = (x0: number, x1: number, y: number) => Math.max(...ink.subarray(y * 96 + x0, y * 96 + x1))
  expect(most(42, 54, 48)).toBeGreaterThan(0.8)
  expect(most(60, 96, 20)).toBe(0)
  expect(most(60, 96, 70)).toBe(0)
})
