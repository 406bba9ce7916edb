import { describe, expect, it } from 'vitest'
import { meanOf, sumOf } from '../../pixels/plane.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { unwatched } from '../../vision/watch.ts'
import { drawn, made, maskWhere, photo } from '../fixtures.ts'
import { restOfThing } from './rest-of-thing.ts'

const SIZE = { width: 240, height: 180 }
type Place = (x: number, y: number) => boolean

/** A thing in red and white, before a wall. */
const before = (has: Place) => made(SIZE, (x, y) => (!has(x, y) ? [120, 140, 130] : (x + y) % 12 < 6 ? [200, 40, 30] : [235, 225, 215]))

describe('restOfThing', async () => {
  const { cv } = await loadOpenCv()
  const inBall: Place = (x, y) => Math.hypot(x - 120, y - 90) < 34
  const inPost: Place = (x) => x > 105 && x < 135

  it('is the rim of a ball that a mark did not reach', () => {
    const rest = restOfThing(cv, before(inBall), maskWhere(SIZE, (x, y) => Math.hypot(x - 112, y - 84) < 32), unwatched)!
    const missed = maskWhere(SIZE, (x, y) => inBall(x, y) && Math.hypot(x - 112, y - 84) > 34)
    const ball = maskWhere(SIZE, inBall)
    expect(sumOf(missed.map((value, i) => Math.min(value, rest[i]!))) / sumOf(missed)).toBeGreaterThan(0.8)
    expect(meanOf(rest.map((value, i) => value * (1 - ball[i]!)))).toBeLessThan(0.004)
  })

  it('is nothing of the wall between a mark and the frame', async () => {
    const shuttle = await photo('astronaut.png')
    const mark = drawn(shuttle, { left: 182, top: 0, width: 55, height: 146 })
    expect(restOfThing(cv, shuttle, mark, unwatched)).toBeUndefined()
  })

  it('is nothing of a post that goes on, nor of a wall', () => {
    const mark = maskWhere(SIZE, (x, y) => Math.hypot(x - 120, y - 90) < 30)
    expect(restOfThing(cv, before(inPost), mark, unwatched)).toBeUndefined()
    expect(restOfThing(cv, before(() => false), mark, unwatched)).toBeUndefined()
  })
})
