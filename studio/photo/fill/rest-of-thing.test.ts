import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { meanOf } from '../../pixels/plane.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { unwatched } from '../../vision/watch.ts'
import { drawn, photo } from '../fixtures.ts'
import { restOfThing } from './rest-of-thing.ts'

const [WIDTH, HEIGHT] = [240, 180]
type Place = (x: number, y: number) => boolean

const planeOf = (has: Place) => Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (has(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0))

/** A thing in red and white, before a wall with a grain. */
function before(has: Place): RasterImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    const grain = (x * 7 + y * 13) % 17
    const colour = !has(x, y) ? [120, 140, 130] : (x + y) % 12 < 6 ? [200, 40, 30] : [235, 225, 215]
    data.set(colour.map((value) => value + grain), i * 3)
  }
  return { width: WIDTH, height: HEIGHT, channels: 3, data }
}

describe('restOfThing', async () => {
  const { cv } = await loadOpenCv()
  const inBall: Place = (x, y) => Math.hypot(x - 120, y - 90) < 34
  const inPost: Place = (x) => x > 105 && x < 135

  it('is the rim of a ball that a mark did not reach', () => {
    const rest = restOfThing(cv, before(inBall), planeOf((x, y) => Math.hypot(x - 112, y - 84) < 32), unwatched)!
    const missed = planeOf((x, y) => inBall(x, y) && Math.hypot(x - 112, y - 84) > 34)
    const found = missed.reduce((sum, value, i) => sum + Math.min(value, rest[i]!), 0) / missed.reduce((sum, value) => sum + value, 0)
    expect(found).toBeGreaterThan(0.8)
    expect(meanOf(rest.map((value, i) => value * (inBall(i % WIDTH, Math.floor(i / WIDTH)) ? 0 : 1)))).toBeLessThan(0.004)
  })

  it('is nothing of the wall between a mark and the frame', async () => {
    const shuttle = await photo('astronaut.png')
    const mark = drawn(shuttle, { left: 182, top: 0, width: 55, height: 146 })
    expect(restOfThing(cv, shuttle, mark, unwatched)).toBeUndefined()
  })

  it('is nothing of a post that goes on, nor of a wall', () => {
    const mark = planeOf((x, y) => Math.hypot(x - 120, y - 90) < 30)
    expect(restOfThing(cv, before(inPost), mark, unwatched)).toBeUndefined()
    expect(restOfThing(cv, before(() => false), mark, unwatched)).toBeUndefined()
  })
})
