import { expect, it } from 'vitest'
import { fromColourPlanes } from '../pixels/raster.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { unwatched } from '../vision/watch.ts'
import type { PeopleStudy } from './person-study.ts'
import { divide } from './regions.ts'

const { cv } = await loadOpenCv()
const [SIDE, X, Y, RADIUS] = [128, 64, 80, 5]

const plane = (of: (x: number, y: number) => number) => Float32Array.from({ length: SIDE * SIDE }, (_, i) => of(i % SIDE, Math.floor(i / SIDE)))
const size = { width: SIDE, height: SIDE }
const inSpot = (x: number, y: number) => Math.hypot(x - X, y - Y) < RADIUS

/** Bare skin with a dark spot that is taken for cloth; regions in its middle. */
function middleOf(dark: (x: number, y: number) => boolean, sunglasses: PeopleStudy['sunglasses']) {
  const everywhere = plane(() => 1)
  const colours = [0.8, 0.6, 0.5].map((light) => plane((x, y) => (dark(x, y) ? 0.15 : light))) as [Float32Array, Float32Array, Float32Array]
  const study: PeopleStudy = {
    ...size, colours, person: everywhere, skin: plane((x, y) => (dark(x, y) ? 0 : 1)), hair: plane(() => 0), owner: new Uint8Array(SIDE * SIDE), hands: new Float32Array(SIDE * SIDE), unit: 30, sunglasses, glasses: [],
  }
  const { skin, clothes } = divide(cv, fromColourPlanes(colours, size), study, unwatched)
  return { skin: skin[Y * SIDE + X]!, clothes: clothes[Y * SIDE + X]! }
}

it('draws no spot in bare skin, but a strap across it and dark glasses', () => {
  expect(middleOf(inSpot, []).skin).toBeGreaterThan(0.9)
  expect(middleOf((x) => Math.abs(x - X) < RADIUS, []).clothes).toBeGreaterThan(0.9)
  expect(middleOf(inSpot, [plane((x, y) => (inSpot(x, y) ? 1 : 0))]).clothes).toBeGreaterThan(0.9)
})
