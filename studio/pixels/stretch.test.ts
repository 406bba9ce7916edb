import { expect, it } from 'vitest'
import { resizePlane } from './plane.ts'
import { Stretch } from './stretch.ts'

it.each([
  { from: { width: 5, height: 3 }, to: { width: 17, height: 11 } },
  { from: { width: 8, height: 8 }, to: { width: 3, height: 5 } },
  { from: { width: 1, height: 1 }, to: { width: 4, height: 2 } },
])('reads a plane of $from as resizing to $to would', ({ from, to }) => {
  const plane = Float32Array.from({ length: from.width * from.height }, (_, i) => Math.sin(i * 1.7))
  const expected = resizePlane(plane, from.width, from.height, to.width, to.height)
  const stretch = new Stretch(from, to)
  for (let y = 0; y < to.height; y++) {
    stretch.row(y)
    for (let x = 0; x < to.width; x++) expect(stretch.at(plane, x)).toBeCloseTo(expected[y * to.width + x]!, 5)
  }
})
