import { describe, expect, it } from 'vitest'
import type { Plane } from '../pixels/plane.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { guessSetting } from './setting.ts'

const SIZE = { width: 60, height: 40 }
type Rgb = readonly [number, number, number]
const LEAF: Rgb = [0.3, 0.5, 0.15]
const WHITE: Rgb = [0.98, 0.98, 0.98]
const SKY: Rgb = [0.5, 0.75, 0.98]

/** A picture of two halves, one above the other. */
function halves(above: Rgb, below: Rgb): [Plane, Plane, Plane] {
  const half = (SIZE.width * SIZE.height) / 2
  return [0, 1, 2].map((c) => Float32Array.from({ length: 2 * half }, (_, i) => (i < half ? above[c]! : below[c]!))) as [Plane, Plane, Plane]
}

/** Blue under a sky, with lines of a darker blue that lie (waves) or stand (trees). */
function lined(lie: boolean): [Plane, Plane, Plane] {
  const planes = halves(SKY, SKY)
  for (let y = SIZE.height / 2; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) if ((lie ? y : x) % 4 === 0) for (const plane of planes) plane[y * SIZE.width + x]! *= 0.7
  }
  return planes
}

describe('the setting', async () => {
  const { cv } = await loadOpenCv()
  const of = (above: Rgb, below: Rgb, texture: 'fine' | 'busy', open = true) => ofPlanes(halves(above, below), texture, open)
  const ofPlanes = (colours: [Plane, Plane, Plane], texture: 'fine' | 'busy', open = true) =>
    guessSetting(cv, colours, SIZE, new Float32Array(SIZE.width * SIZE.height), {
      light: { level: 'even', contrast: 'normal', from: 'all' }, detail: { background: 'sharp', texture }, things: [], open,
    })

  it('is foliage where green is busy', () => expect(of(LEAF, LEAF, 'busy')).toBe('foliage'))
  it('is none before an evenly green wall', () => expect(of(LEAF, LEAF, 'fine')).toBeUndefined())
  it('is grass below, behind somebody as well', () => {
    expect(of(WHITE, LEAF, 'busy')).toBe('greenery')
    expect(of(WHITE, LEAF, 'fine', false)).toBe('greenery')
  })
  it('is none on a green table', () => expect(of(WHITE, LEAF, 'fine')).toBeUndefined())
  it('is snow under a sky', () => expect(of(SKY, WHITE, 'fine')).toBe('snow'))
  it('is none on white paper', () => expect(of(WHITE, WHITE, 'fine')).toBeUndefined())
  it('is water where blue lies in waves, not where it stands in trees', () => {
    expect(ofPlanes(lined(true), 'fine')).toBe('water')
    expect(ofPlanes(lined(false), 'fine')).not.toBe('water')
  })
})
