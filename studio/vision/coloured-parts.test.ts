import { describe, expect, it } from 'vitest'
import { made, maskWhere } from '../photo/fixtures.ts'
import { withColouredParts } from './coloured-parts.ts'
import { loadOpenCv } from './opencv.ts'
import { withPartsOnPlainGround } from './plain-ground.ts'

const size = { width: 200, height: 120 }
type Shape = (x: number, y: number) => boolean

const body: Shape = (x, y) => Math.hypot(x - 70, y - 60) < 30
const tail: Shape = (x, y) => x > 92 && Math.abs(y - 60) < 9
const apart: Shape = (x, y) => Math.hypot(x - 30, y - 15) < 9
const shadow: Shape = (x, y) => Math.abs(y - 90) < 8 && x > 40 && x < 110

describe('withColouredParts', async () => {
  const { cv } = await loadOpenCv()
  const seen = (ground: (x: number, y: number) => readonly number[]) => {
    const photo = made(size, (x, y) => {
      if (body(x, y)) return [200, 60, 40]
      if (tail(x, y)) return [120, 60, 180]
      if (apart(x, y)) return [40, 120, 60]
      return shadow(x, y) ? [150, 150, 148] : ground(x, y)
    })
    const { mask } = withPartsOnPlainGround(cv, photo, { ...size, mask: maskWhere(size, body) }, [withColouredParts])
    return (x: number, y: number) => mask[y * size.width + x]
  }

  it('takes in a tail that runs out of the frame, but neither a shadow nor what lies apart', () => {
    const at = seen(() => [240, 240, 238])
    expect([at(70, 60), at(140, 60), at(198, 60)]).toEqual([1, 1, 1])
    expect([at(70, 95), at(30, 15), at(140, 20)]).toEqual([0, 0, 0])
  })

  it('tells nothing before a busy ground', () => {
    const at = seen((x, y) => ((x + y) % 32 < 16 ? [240, 240, 238] : [120, 140, 120]))
    expect(at(140, 60)).toBe(0)
  })
})
