import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Size } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { Watch } from '../vision/watch.ts'
import type { OwnModelFor } from './description.ts'
import { mirrored } from './frame.ts'
import { openModel, type ModelNet } from './model-net.ts'
import { pictureNumbers, picturePlanes } from './tensor.ts'

/**
 * A photo `times` (2 or 4) as large by an operator's model, tile by tile, so that the memory it takes does not grow
 * with the photo. Neighbouring tiles share two margins: the outer half of each is thrown away, and over the rest one
 * goes over into the other.
 */
export async function enlargeByModel(
  model: OwnModelFor<'enlarge'>,
  photo: RasterImage,
  times: 2 | 4,
  { progress, checkCancelled }: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<RasterImage> {
  const { scale } = model
  const net = await openModel(model, { checkCancelled })
  // A model that only doubles is asked twice; one that makes four times as much is halved.
  const turns = times > scale ? [scale, scale] : [times]
  let picture = photo
  for (const [done, factor] of turns.entries()) {
    // The second turn has four times as many tiles.
    const [from, share] = turns.length === 1 ? [0, 1] : done === 0 ? [0, 0.2] : [0.2, 0.8]
    const turn = { checkCancelled, progress: (fraction: number) => progress(from + share * fraction) }
    picture = await enlarged(model, net, picture, factor, turn)
  }
  return picture
}

async function enlarged(
  model: OwnModelFor<'enlarge'>,
  net: ModelNet,
  photo: RasterImage,
  factor: number,
  { progress, checkCancelled }: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<RasterImage> {
  const { width, height } = photo
  const { size: side, margin } = model
  const size = { width: width * factor, height: height * factor }
  const picture: RasterImage = { ...size, channels: 3, data: new Uint8Array(size.width * size.height * 3) }
  const [columns, rows] = [starts(width, side, margin), starts(height, side, margin)]
  for (const [row, top] of rows.entries()) {
    for (const [column, left] of columns.entries()) {
      checkCancelled()
      const tile = await tileAt(model, net, photo, { left, top }, factor, { checkCancelled })
      const seam = { side: side * factor, margin: margin * factor, isFirst: column === 0, isTop: row === 0 }
      lay(tile, picture, { left: left * factor, top: top * factor }, seam)
      progress((row * columns.length + column + 1) / (rows.length * columns.length))
    }
  }
  return picture
}

/** Where tiles begin along a side: a margin before the photo, and two margins before the end of the last. */
function starts(length: number, side: number, margin: number): number[] {
  const step = side - 2 * margin
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step - margin)
}

interface Place {
  left: number
  top: number
}

/** A tile of the photo, which mirrors beyond its edges, brought to `factor` times its size. */
async function tileAt(
  model: OwnModelFor<'enlarge'>,
  net: ModelNet,
  photo: RasterImage,
  { left, top }: Place,
  factor: number,
  watch: Watch,
): Promise<RasterImage> {
  const { size: side, scale, input, output } = model
  const planes = [0, 1, 2].map(() => new Float32Array(side * side)) as [Float32Array, Float32Array, Float32Array]
  for (let y = 0, i = 0; y < side; y++) {
    const row = mirrored(top + y, photo.height) * photo.width
    for (let x = 0; x < side; x++, i++) {
      const at = (row + mirrored(left + x, photo.width)) * photo.channels
      for (let c = 0; c < 3; c++) planes[c]![i] = photo.data[at + c]! / 255
    }
  }
  const made = picturePlanes(await net.run([pictureNumbers(planes, input, net.types[0]!)], watch), output)
  const size: Size = { width: side * factor, height: side * factor }
  if (factor === scale) return fromColourPlanes(made, size)
  const whole = fromColourPlanes(made, { width: side * scale, height: side * scale })
  return fromColourPlanes(colourPlanes(whole, size), size)
}

interface Seam {
  side: number
  margin: number
  isFirst: boolean
  isTop: boolean
}

/** Lays a tile over what is there; at its left and upper edge it comes in over a margin, after half a margin that nobody sees. */
function lay(tile: RasterImage, picture: RasterImage, { left, top }: Place, { side, margin, isFirst, isTop }: Seam): void {
  const hidden = margin / 2
  const share = (at: number, isEdge: boolean) => (isEdge ? 1 : Math.min(1, Math.max(0, (at - hidden + 0.5) / margin)))
  const across = Float32Array.from({ length: side }, (_, x) => share(x, isFirst))
  for (let y = Math.max(0, -top); y < side - hidden && top + y < picture.height; y++) {
    const down = share(y, isTop)
    if (down === 0) continue
    for (let x = Math.max(0, -left); x < side - hidden && left + x < picture.width; x++) {
      const weight = down * across[x]!
      const to = ((top + y) * picture.width + left + x) * 3
      const from = (y * side + x) * 3
      for (let c = 0; c < 3; c++) {
        const was = picture.data[to + c]!
        picture.data[to + c] = was + (tile.data[from + c]! - was) * weight + 0.5
      }
    }
  }
}
