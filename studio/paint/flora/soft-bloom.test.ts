import { expect, it } from 'vitest'
import { createRandom } from '../../pixels/random.ts'
import { createLayer } from '../brush/layer.ts'
import { pigment } from '../brush/pigment.ts'
import { paintPeony, paintRose } from './soft-bloom.ts'

const SIZE = 120
function flower(paint: typeof paintRose, seed: number, pause = () => {}): Uint8ClampedArray {
  const { brush } = createLayer(SIZE, SIZE)
  brush.translate(500, 500)
  paint(brush, 400, pigment('#e8405c'), pigment('#8e1030'), createRandom(seed), pause)
  return new Uint8ClampedArray(brush.getImageData(0, 0, SIZE, SIZE).data)
}
const pixel = (data: Uint8ClampedArray, x: number, y: number) => {
  const i = 4 * (y * SIZE + x)
  return [data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!] as const
}

it.each([['rose', paintRose], ['peony', paintPeony]] as const)('paints a %s that fills its circle in its own colour, lit and shaded', (_name, paint) => {
  const data = flower(paint, 3)
  expect(pixel(data, 60, 60)[3]).toBe(255)
  expect(pixel(data, 2, 2)[3]).toBe(0)
  const reds: number[] = []
  for (let y = 40; y < 80; y++)
    for (let x = 40; x < 80; x++) {
      const [red, green, blue] = pixel(data, x, y)
      expect(red).toBeGreaterThan(Math.max(green, blue))
      reds.push(red)
    }
  expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(70)
})

it('grows the same flower from the same seed, another from another', () => {
  expect(flower(paintRose, 3)).toEqual(flower(paintRose, 3))
  expect(flower(paintRose, 4)).not.toEqual(flower(paintRose, 3))
})

it('can be stopped while it is painted', () => {
  expect(() => flower(paintRose, 3, () => { throw new Error('stop') })).toThrow('stop')
})
