import { describe, expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { wholeOf } from '../pixels/raster.ts'
import { toDisplay } from '../style/display-image.ts'
import { moveFace, type Loop } from '../vision/face-geometry.ts'
import { regionMask } from '../vision/face-mask.ts'
import { findFaces } from '../vision/faces.ts'
import { unwatched } from '../vision/watch.ts'
import { faceMarks } from '../vision/face-marks.ts'
import { paintFacialHair } from './facial-hair.ts'
import type { Portrait } from './portrait.ts'
import { resample } from './resample.ts'
import { BEARD_ZONES } from '../vision/beard-zones.ts'
import { showsBeard } from '../vision/shows-beard.ts'

const shaven = await photo('astronaut.png')
const face = (await findFaces(shaven))[0]!
const [LEFT, RIGHT] = [0, 1] as const
const half = (side: 0 | 1): Loop[] => Object.values(BEARD_ZONES).map((loops) => loops[side])

/** The portrait with loops of its face under a filter of red, green and blue, which may change from pixel to pixel; `soft` is the sigma of its edge. */
function under(loops: readonly Loop[], filter: (x: number, y: number) => readonly [number, number, number], soft = 0): RasterImage {
  const { width, channels } = shaven
  const data = Uint8Array.from(shaven.data)
  const masks = loops.map((loop) => regionMask(face, [loop], shaven, soft))
  for (let i = 0; i < width * shaven.height; i++) {
    const share = Math.min(1, masks.reduce((sum, mask) => sum + mask[i]!, 0))
    if (share === 0) continue
    const light = filter(i % width, Math.floor(i / width))
    for (let c = 0; c < 3; c++) data[i * channels + c]! *= 1 - share + share * light[c]!
  }
  return { ...shaven, data }
}

const hairs = (x: number, y: number) => ((x + y) % 2 ? ([0.7, 0.75, 0.8] as const) : ([0.3, 0.33, 0.36] as const))
const shade = () => [0.84, 0.7, 0.66] as const

describe('showsBeard', () => {
  it('sees hair on both halves of a face, and none on a shaven one', () => {
    expect(showsBeard(under([...half(LEFT), ...half(RIGHT)], hairs), face)).toBe('full')
    expect(showsBeard(under(BEARD_ZONES.moustache, hairs), face)).toBe('some')
    expect(showsBeard(shaven, face)).toBe('none')
  })

  it('takes neither a shadow for a beard nor what is dark on one half alone', () => {
    expect(showsBeard(under([...half(LEFT), ...half(RIGHT)], shade, 3), face)).toBe('none')
    expect(showsBeard(under([...half(LEFT)], shade, 3), face)).toBe('none')
  })
})

/** Light of drawn skin that is left around points of the face, 1 where it is bare, when it is drawn from what the photo shows. */
async function drawnFrom(halves: readonly (readonly [loops: readonly Loop[], light: number])[]): Promise<(...points: number[]) => number[]> {
  const SKIN = [0.85, 0.66, 0.56] as const
  const size = { width: 1024, height: 1024 }
  const pictures = halves.map(([loops, light]) => under(loops, () => [light, light, light]))
  const data = shaven.data.map((_, i) => Math.min(...pictures.map((picture) => picture.data[i]!)))
  const image = toDisplay(await resample({ ...shaven, data }, size))
  const own = moveFace(face, wholeOf(shaven), size)
  const plane = (value: number) => new Float32Array(size.width * size.height).fill(value)
  const paint = { ...size, planes: [plane(SKIN[0]), plane(SKIN[1]), plane(SKIN[2])] as const }
  const portrait = { image, skin: plane(1), faces: [{ ...faceMarks(own), beard: 1 }] } as unknown as Portrait
  paintFacialHair(paint, portrait, unwatched)
  return (...points) => points.map((index) => {
    const [x, y] = own.mesh[index]!
    let sum = 0
    for (let row = -3; row <= 3; row++) for (let column = -3; column <= 3; column++) sum += paint.planes[1][Math.round(y + row) * size.width + Math.round(x + column)]!
    return sum / 49 / SKIN[1]
  })
}

describe('paintFacialHair', () => {
  it('grows a beard on the lit half of a face as on the dark one, from below the nose to the chin', async () => {
    const left = await drawnFrom([[half(LEFT), 0.45], [half(RIGHT), 0.78]])
    expect(Math.max(...left(167, 393, 165, 391, 182, 406, 214, 434))).toBeLessThan(0.8)
    expect(Math.min(...left(1, 50, 280, 13, 14))).toBeGreaterThan(0.9)
  })

  it('leaves a jaw bare beside a goatee, one half of it in the shade too', async () => {
    const left = await drawnFrom([[BEARD_ZONES.chin, 0.35], [BEARD_ZONES.moustache, 0.35], [BEARD_ZONES.jaw.slice(0, 1), 0.6]])
    expect(Math.max(...left(167, 393, 182, 406))).toBeLessThan(0.8)
    expect(Math.min(...left(214, 434, 192, 416))).toBeGreaterThan(0.9)
  })

  it('draws stubble no darker than it is seen, and a beard darker: skin shows between its hairs', async () => {
    const [stubble, beard] = [0.68, 0.45]
    const least = async (light: number) => {
      const left = await drawnFrom([[half(LEFT), light], [half(RIGHT), light]])
      return Math.min(...left(182, 406, 214, 434))
    }
    expect(await least(stubble)).toBeGreaterThan(0.95 * stubble)
    expect(await least(beard)).toBeLessThan(0.95 * beard)
  })
})
