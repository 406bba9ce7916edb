import { expect, it } from 'vitest'
import type { Rgb } from '../pixels/colour.ts'
import { unwatched } from '../vision/watch.ts'
import { layOut, paintClothes } from './paint-clothes.ts'
import type { DrawnFace, Portrait } from './portrait.ts'

const SIDE = 80
const FACE: Rgb = [0.85, 0.64, 0.52]
/** A shoulder in the shade below to the left, a khaki sleeve below to the right. */
const SHOULDER: Rgb = [0.55, 0.37, 0.26]
const KHAKI: Rgb = [0.5, 0.46, 0.3]
const palette = {
  gamma: 0.8, saturation: 1.45, softness: 0.06,
  skin: { gamma: 0.66, saturation: 1.1, shadow: [0.94, 0.76, 0.74] as Rgb, light: 0.25, softness: 0.04 },
}

const plane = (of: (x: number, y: number) => number) => Float32Array.from({ length: SIDE * SIDE }, (_, i) => of(i % SIDE, Math.floor(i / SIDE)))
const channel = (c: 0 | 1 | 2) => plane((x, y) => (y < SIDE / 2 ? FACE : x < SIDE / 2 ? SHOULDER : KHAKI)[c])

function painted(faces: readonly Pick<DrawnFace, 'cheeks' | 'unit'>[]): (x: number, y: number) => number[] {
  const image = { width: SIDE, height: SIDE, planes: [channel(0), channel(1), channel(2)] as const }
  const portrait = { image, faces, clothes: plane((_, y) => (y < SIDE / 2 ? 0 : 1)), person: plane(() => 1) } as unknown as Portrait
  const paint = { ...image, planes: [channel(0), channel(1), channel(2)] as [Float32Array, Float32Array, Float32Array] }
  paintClothes(paint, portrait, layOut(paint, portrait, 0, unwatched)!, palette, false, unwatched)
  return (x, y) => paint.planes.map((values) => values[y * SIDE + x]!)
}

it('paints a shoulder that was taken for cloth as skin, and khaki as cloth', () => {
  const [plain, known] = [painted([]), painted([{ cheeks: [[20, 20], [60, 20]], unit: 40 }])]
  const warmth = ([red, , blue]: readonly number[]) => Math.log(red! / blue!)
  expect(warmth(plain(20, 60))).toBeGreaterThan(1)
  expect(warmth(known(20, 60))).toBeLessThan(0.75)
  expect(known(60, 60)).toEqual(plain(60, 60))
})
