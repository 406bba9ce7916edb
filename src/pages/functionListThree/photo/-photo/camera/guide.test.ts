import { expect, test } from 'vitest'
import { guide, type FacePlace, type Frame } from './guide.ts'

const [width, height] = [90, 120]
/** Grey of the oval's part and of the rest. */
function frame(inside: number, outside = inside): Frame {
  const grey = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return Math.hypot((x - 45) / 28, (y - 55) / 38) < 1 ? inside : outside
  })
  return { width, height, grey }
}
const face = (change: Partial<FacePlace> = {}): FacePlace => ({ x: 0.25, y: 0.22, width: 0.5, height: 0.48, ...change })

test.each([
  ['no-light', frame(20)],
  ['too-bright', frame(245)],
  ['backlit', frame(60, 200)],
  ['backlit', frame(40, 180)],
  ['good', frame(130, 110)],
] as const)('%s is told by the light alone', (hint, seen) => {
  expect(guide(seen, seen, undefined)).toBe(hint)
})

test.each([
  ['no-face', []],
  ['several', [face(), face({ x: 0 })]],
  ['off-centre', [face({ x: 0.5 })]],
  ['too-far', [face({ x: 0.4, y: 0.36, width: 0.2, height: 0.2 })]],
  ['too-near', [face({ x: 0.05, y: 0.06, width: 0.9, height: 0.8 })]],
  ['good', [face()]],
] as const)('%s is told where the browser finds faces', (hint, faces) => {
  expect(guide(frame(130), frame(130), faces)).toBe(hint)
})

test('a hand that shakes is told', () => {
  expect(guide(frame(130), frame(150), undefined)).toBe('moving')
})
