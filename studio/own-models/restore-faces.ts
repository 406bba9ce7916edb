import { smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Colours, Plane } from '../pixels/plane.ts'
import { colourPlanes, type Region } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { findFaces } from '../vision/faces.ts'
import type { OwnModelFor } from './description.ts'
import { squareOver, type FaceSquare } from './face-square.ts'
import { openModel } from './model-net.ts'
import { pictureNumbers, picturePlanes } from './tensor.ts'

/** A face of more pixels than this for one of the network's has more in it than the network could give. */
const LARGEST_SCALE = 1.5
/** Share of the square at each edge over which the restored face comes in. */
const SOFT_EDGE = 0.12

/**
 * Every face of a picture, restored by an operator's model and put back with a soft edge, and how many they were;
 * faces that are large already stay.
 */
export async function restoreFaces(
  model: OwnModelFor<'faces'>,
  picture: RasterImage,
  { progress, checkCancelled }: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<{ picture: RasterImage; restored: number }> {
  const { size: side, input, output, strength } = model
  const net = await openModel(model, { checkCancelled })
  checkCancelled()
  const squares = (await findFaces(picture)).map((face) => squareOver(face, side)).filter(({ scale }) => scale <= LARGEST_SCALE)
  const restored: RasterImage = { ...picture, data: new Uint8Array(picture.data) }
  for (const [done, square] of squares.entries()) {
    checkCancelled()
    const numbers = pictureNumbers(taken(picture, square, side), input, net.types[0]!)
    const made = picturePlanes(await net.run([numbers], { checkCancelled }), output)
    putBack(made, restored, square, side, strength)
    progress((done + 1) / squares.length)
  }
  return { picture: restored, restored: squares.length }
}

/** What the square sees of a picture; beyond its edges the outermost pixels go on. */
function taken(picture: RasterImage, square: FaceSquare, side: number): Colours {
  const { left, top, width, height } = boundsOf(square, side, picture)
  // What is finer than the square is averaged first.
  const reduce = Math.max(1, square.scale)
  const size = { width: Math.max(1, Math.round(width / reduce)), height: Math.max(1, Math.round(height / reduce)) }
  const planes = colourPlanes(picture, size, { left, top, width, height })
  const [scaleX, scaleY] = [size.width / width, size.height / height]
  const out = [new Float32Array(side * side), new Float32Array(side * side), new Float32Array(side * side)] as const
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      const [px, py] = square.toPhoto(x + 0.5, y + 0.5)
      planes.forEach((plane, c) => (out[c]![i] = sample(plane, size, (px - left) * scaleX - 0.5, (py - top) * scaleY - 0.5)))
    }
  }
  return out
}

function putBack(made: Colours, picture: RasterImage, square: FaceSquare, side: number, strength: number): void {
  const { left, top, width, height } = boundsOf(square, side, picture)
  const size = { width: side, height: side }
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const [u, v] = square.toSquare(x + 0.5, y + 0.5)
      const weight = strength * smoothstep(0, SOFT_EDGE, Math.min(u, v, side - u, side - v) / side)
      if (weight === 0) continue
      for (let c = 0; c < 3; c++) {
        const at = (y * picture.width + x) * picture.channels + c
        const value = Math.min(1, Math.max(0, sample(made[c]!, size, u - 0.5, v - 0.5))) * 255
        picture.data[at] = picture.data[at]! + (value - picture.data[at]!) * weight + 0.5
      }
    }
  }
}

/** The upright box around the square, as far as it lies in the picture. */
function boundsOf(square: FaceSquare, side: number, { width, height }: RasterImage): Region {
  const corners = [square.toPhoto(0, 0), square.toPhoto(side, 0), square.toPhoto(0, side), square.toPhoto(side, side)]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))]
  const [right, bottom] = [Math.min(width, Math.ceil(Math.max(...xs))), Math.min(height, Math.ceil(Math.max(...ys)))]
  return { left, top, width: right - left, height: bottom - top }
}

function sample(plane: Plane, { width, height }: { width: number; height: number }, x: number, y: number): number {
  const [fx, fy] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [left, top] = [Math.floor(fx), Math.floor(fy)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [u, v] = [fx - left, fy - top]
  const upper = plane[top * width + left]! * (1 - u) + plane[top * width + right]! * u
  const lower = plane[bottom * width + left]! * (1 - u) + plane[bottom * width + right]! * u
  return upper + (lower - upper) * v
}
