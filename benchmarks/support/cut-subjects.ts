import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { Noise } from '#studio/pixels/noise.ts'
import { createRandom } from '#studio/pixels/random.ts'
import type { Region } from '#studio/pixels/raster.ts'
import { createLayer, type Layer } from '#studio/paint/brush/layer.ts'
import { lookOf } from '#studio/paint/figure/look.ts'
import { paintPerson } from '#studio/paint/figure/figure.ts'
import { paintBloom } from '#studio/paint/flora/bloom.ts'
import { things } from '#studio/paint/still-life/things.ts'
import { subjectPainters } from '#studio/paint/subjects/subject-painters.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'
import type { Person } from '#studio/scene/scene-spec.ts'

/** A subject whose every pixel's opacity is known, as RGBA with straight alpha, square. */
export interface CutSubject {
  name: string
  kind: 'person' | 'object'
  image: RasterImage
}

const { spec } = parsePrompt('still life', { seed: 5 })

function painted(name: string, kind: CutSubject['kind'], side: number, paint: (layer: Layer) => void): CutSubject {
  const layer = createLayer(side, side)
  paint(layer)
  const { data } = layer.brush.getImageData(0, 0, side, side)
  return { name, kind, image: { width: side, height: side, channels: 4, data: new Uint8Array(data) } }
}

const thing = (name: keyof typeof things, side: number) =>
  painted(name, 'object', side, ({ brush }) => {
    const { tall, half, paint } = things[name]
    const size = Math.min(620 / tall, 300 / half)
    brush.translate(500, 500 + (tall * size) / 2)
    brush.scale(size, size)
    paint(brush, createRandom(5), () => {})
  })

function animal(name: 'cat' | 'dog' | 'butterfly', side: number): CutSubject {
  const context = { random: createRandom(5), noise: new Noise(5), progress() {}, checkCancelled() {} }
  const size = Math.round(side * 0.7)
  const { data } = subjectPainters[name](spec, size, context)
  const layer = new Uint8Array(side * side * 4)
  const [left, top] = [(side - size) >> 1, (side - size) >> 1]
  for (let y = 0; y < size; y++) layer.set(data.subarray(y * size * 4, (y + 1) * size * 4), ((top + y) * side + left) * 4)
  return { name, kind: 'object', image: { width: side, height: side, channels: 4, data: layer } }
}

/** Head and shoulders, or nearly all of the body, of a painted person. */
const person = (traits: Person, near: boolean, seed: number, side: number) =>
  painted(`${traits.gender}, ${traits.hair}`, 'person', side, ({ brush }) => {
    const size = near ? 3.1 : 1.35
    brush.translate(500, near ? 200 : 110)
    brush.scale(size, size)
    paintPerson(brush, lookOf({ ...spec, person: { age: 'adult', outfit: 'sweater', ...traits } }, 0, createRandom(seed)))
  })

/** Things of simple outline, fur and petals, and people with hair, from the hips up and nearer. */
export const cutSubjects = (side: number): CutSubject[] => [
  ...(['apple', 'wine', 'vase', 'tea', 'cake', 'candle'] as const).map((name) => thing(name, side)),
  painted('daisy', 'object', side, ({ brush }) => {
    brush.translate(500, 500)
    paintBloom(brush, 'daisy', 300, createRandom(5))
  }),
  ...(['cat', 'dog', 'butterfly'] as const).map((name) => animal(name, side)),
  person({ gender: 'female', hair: 'long', skin: 'fair' }, true, 5, side),
  person({ gender: 'female', hair: 'curly', skin: 'brown', outfit: 'dress' }, true, 6, side),
  person({ gender: 'male', hair: 'short', skin: 'medium', outfit: 'suit' }, true, 7, side),
  person({ gender: 'female', hair: 'bun', skin: 'light', outfit: 'dress' }, false, 8, side),
  person({ gender: 'male', hair: 'curly', skin: 'dark', outfit: 'hoodie' }, false, 9, side),
]

/** The picture of a subject before a ground of the same size. */
export function composite({ data }: RasterImage, ground: RasterImage): RasterImage {
  const out = Uint8Array.from(ground.data)
  for (let i = 0; i * 3 < out.length; i++) {
    const a = data[i * 4 + 3]! / 255
    for (let c = 0; c < 3; c++) out[i * 3 + c] = data[i * 4 + c]! * a + out[i * 3 + c]! * (1 - a) + 0.5
  }
  return { ...ground, data: out }
}

/** The box around what is to be seen of a subject, with some room. */
export function boxOf({ width, height, data }: RasterImage): Region {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3]! < 128) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const room = 0.02 * width
  const [x, y] = [Math.max(0, Math.floor(left - room)), Math.max(0, Math.floor(top - room))]
  return { left: x, top: y, width: Math.min(width, Math.ceil(right + room)) - x, height: Math.min(height, Math.ceil(bottom + room)) - y }
}
