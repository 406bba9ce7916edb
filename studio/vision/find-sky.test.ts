import { expect, test } from 'vitest'
import { made } from '../photo/fixtures.ts'
import { findSky } from './find-sky.ts'
import { lookAt } from './look.ts'
import { loadOpenCv } from './opencv.ts'

const { cv } = await loadOpenCv()

test('what lies under a bird or beside a mast is sky, and the mast is none', () => {
  const [width, height] = [160, 120]
  const isBird = (x: number, y: number) => x >= 60 && x < 66 && y >= 20 && y < 24
  const isMast = (x: number, y: number) => x >= 120 && x < 126 && y >= 15
  const colourAt = (x: number, y: number) => (isBird(x, y) || isMast(x, y) ? [30, 25, 30] : y > 80 ? [60, 70, 45] : [200 + y / 2, 130 + y / 2, 110])
  const look = lookAt(cv, made({ width, height }, colourAt))
  const sky = findSky(look, undefined)!
  const at = (x: number, y: number) => sky[Math.round((y * look.height) / height) * look.width + Math.round((x * look.width) / width)]!
  expect(Math.min(at(30, 40), at(63, 40), at(63, 60))).toBeGreaterThan(0.8)
  expect(Math.max(at(123, 40), at(123, 60), at(63, 95))).toBeLessThan(0.2)
})
