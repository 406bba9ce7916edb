import type { Colours, Plane } from '../pixels/plane.ts'
import type { HoleTensor, MaskTensor, PictureTensor } from './description.ts'

/** What a network takes and gives, in the order of its layout. */
export type Numbers = Float32Array | Uint8Array
export type NumberType = 'float32' | 'uint8'

const numbersFor = (type: NumberType, length: number): Numbers =>
  type === 'uint8' ? new Uint8Array(length) : new Float32Array(length)

/** Where the numbers of a colour begin, and how far they are apart. */
const placesOf = ({ layout, channels }: PictureTensor, colour: number, pixels: number) => {
  const channel = channels === 'rgb' ? colour : 2 - colour
  return layout === 'nchw' ? { first: channel * pixels, step: 1 } : { first: channel, step: 3 }
}

/** Colour planes (sRGB 0..1) as a network takes them. */
export function pictureNumbers(planes: Colours, tensor: PictureTensor, type: NumberType): Numbers {
  const pixels = planes[0].length
  const numbers = numbersFor(type, 3 * pixels)
  const [black, white] = tensor.range
  // Whole numbers are cut off, not rounded, when they are stored.
  const rounding = type === 'uint8' ? 0.5 : 0
  planes.forEach((plane, colour) => {
    const { first, step } = placesOf(tensor, colour, pixels)
    const scale = (white! - black!) / tensor.std[colour]!
    const shift = (black! - tensor.mean[colour]!) / tensor.std[colour]!
    for (let i = 0, at = first; i < pixels; i++, at += step) numbers[at] = plane[i]! * scale + shift + rounding
  })
  return numbers
}

/** What a network gave as colour planes, sRGB 0..1 and sometimes a little beyond. */
export function picturePlanes(numbers: Float32Array, tensor: PictureTensor): [Plane, Plane, Plane] {
  const pixels = numbers.length / 3
  const [black, white] = tensor.range
  const plane = (colour: number) => {
    const { first, step } = placesOf(tensor, colour, pixels)
    const scale = tensor.std[colour]! / (white! - black!)
    const shift = (tensor.mean[colour]! - black!) / (white! - black!)
    return Float32Array.from({ length: pixels }, (_, i) => numbers[first + i * step]! * scale + shift)
  }
  return [plane(0), plane(1), plane(2)]
}

/** Where something is to be painted (not 0 in `hole`) as a network takes it. */
export function holeNumbers(hole: Uint8Array, tensor: HoleTensor, type: NumberType): Numbers {
  const numbers = numbersFor(type, hole.length)
  for (let i = 0; i < hole.length; i++) numbers[i] = hole[i] ? tensor.hole : tensor.known
  return numbers
}

/** How much of the subject each pixel is, 0..1. */
export function maskPlane(numbers: Float32Array, { activation, stretch }: MaskTensor): Plane {
  const plane = activation === 'sigmoid' ? numbers.map((value) => 1 / (1 + Math.exp(-value))) : numbers
  let [least, most] = [0, 1]
  if (stretch) {
    ;[least, most] = [Infinity, -Infinity]
    for (const value of plane) {
      if (value < least) least = value
      if (value > most) most = value
    }
  }
  const span = Math.max(1e-6, most - least)
  return plane.map((value) => Math.min(1, Math.max(0, (value - least) / span)))
}
