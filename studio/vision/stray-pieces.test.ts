import { expect, test } from 'vitest'
import { loadOpenCv } from './opencv.ts'
import { withoutStrayPieces } from './stray-pieces.ts'

const { cv } = await loadOpenCv()

test('a ball beside a player stays, a watermark that is half seen and a speck do not', () => {
  const [width, height] = [100, 60]
  const pieces = [
    { left: 10, top: 5, width: 40, height: 50, value: 1 },
    { left: 55, top: 40, width: 10, height: 10, value: 1 },
    { left: 75, top: 45, width: 14, height: 10, value: 0.5 },
    { left: 80, top: 10, width: 3, height: 3, value: 1 },
  ]
  const mask = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return pieces.find((piece) => x >= piece.left && x < piece.left + piece.width && y >= piece.top && y < piece.top + piece.height)?.value ?? 0
  })
  const tidied = withoutStrayPieces(cv, { width, height, mask }).mask
  expect(pieces.map(({ left, top }) => tidied[(top + 2) * width + left + 2])).toEqual([1, 1, 0, 0])
})
