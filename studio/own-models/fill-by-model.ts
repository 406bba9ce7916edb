import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, cutPlane, type Region } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { Watch } from '../vision/watch.ts'
import { framed, inFrame, placeIn } from './frame.ts'
import type { OwnModelFor } from './description.ts'
import type { FillWindow } from './fill-windows.ts'
import { openModel, type ModelNet } from './model-net.ts'
import { holeNumbers, pictureNumbers, picturePlanes } from './tensor.ts'

/**
 * Paints a picture's hole (not 0 in `hole`), window after window, each seeing what the ones before have painted.
 * Every other pixel stays as it is.
 */
export async function fillByModel(
  model: OwnModelFor<'fill'>,
  picture: RasterImage,
  hole: Uint8Array,
  windows: readonly FillWindow[],
  { progress, checkCancelled }: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<RasterImage> {
  const net = await openModel(model, { checkCancelled })
  const { width, height } = picture
  const painted: RasterImage = { width, height, channels: 3, data: new Uint8Array(picture.data) }
  const left = new Uint8Array(hole)
  for (const [done, window] of windows.entries()) {
    checkCancelled()
    await paint(model, net, painted, left, window, { checkCancelled })
    progress((done + 1) / windows.length)
  }
  return painted
}

/** Paints the part of a window that it takes, in place, and takes it out of the hole. */
async function paint(
  model: OwnModelFor<'fill'>,
  net: ModelNet,
  picture: RasterImage,
  hole: Uint8Array,
  { sees, takes }: FillWindow,
  watch: Watch,
): Promise<void> {
  const { size: side, input, mask, output } = model
  const place = placeIn(sees, side)
  const planes = framed(colourPlanes(picture, place, sees), place, side)
  const marked = inFrame(shrunkHole(hole, picture.width, sees, place), place, side)
  const numbers = await net.run([pictureNumbers(planes, input, net.types[0]!), holeNumbers(marked, mask, net.types[1]!)], watch)
  const made = picturePlanes(numbers, output).map((plane) => cutPlane(plane, side, place))
  const stretch = new Stretch(place, sees)
  const end = Math.min(sees.top + sees.height, takes.top + takes.height)
  for (let y = Math.max(sees.top, takes.top); y < end; y++) {
    stretch.row(y - sees.top)
    const until = Math.min(sees.left + sees.width, takes.left + takes.width)
    for (let x = Math.max(sees.left, takes.left), i = y * picture.width + x; x < until; x++, i++) {
      if (!hole[i]) continue
      for (let c = 0; c < 3; c++) picture.data[i * 3 + c] = toByte(stretch.at(made[c]!, x - sees.left))
      hole[i] = 0
    }
  }
}

const toByte = (share: number) => (share <= 0 ? 0 : share >= 1 ? 255 : share * 255 + 0.5)

/** A part of a hole at another size: a pixel belongs to it when any beneath it does, so that nothing of the hole is seen. */
function shrunkHole(hole: Uint8Array, stride: number, from: Region, to: Region): Uint8Array {
  const out = new Uint8Array(to.width * to.height)
  for (let y = 0; y < to.height; y++) {
    const top = Math.floor((y * from.height) / to.height)
    const bottom = Math.max(top + 1, Math.ceil(((y + 1) * from.height) / to.height))
    for (let x = 0; x < to.width; x++) {
      const start = Math.floor((x * from.width) / to.width)
      const end = Math.max(start + 1, Math.ceil(((x + 1) * from.width) / to.width))
      for (let v = top; v < bottom && !out[y * to.width + x]; v++) {
        for (let u = start; u < end; u++) if (hole[(from.top + v) * stride + from.left + u]) out[y * to.width + x] = 1
      }
    }
  }
  return out
}
