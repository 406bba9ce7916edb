import type { RasterImage } from '../../pixels/linear-image.ts'
import { wholeOf, type Region } from '../../pixels/raster.ts'
import { humanModel } from '../human-model.ts'
import { loadHuman } from '../human.ts'
import { recentAnswers } from '../recent-answers.ts'
import { squareAround, squareInput } from '../square-input.ts'
import { thingNames } from './thing-names.ts'

/** Side of the model's square input, and of its maps. */
const SIDE = 512
const MAP = 128
const NAMES = thingNames.length

const answers = recentAnswers<number>(32)

export interface ThingMaps {
  /** How likely the middle of a thing of each name lies at each place, 0..1: rows of places of names. */
  heat: Float32Array
  /** How far a thing's box reaches from its middle, in pixels of the input: left, top, right, bottom of each place. */
  reach: Float32Array
  /** Places in a row, and rows. */
  side: number
  /** Where the maps lie over the photo: pixels of the photo for each place, and its left and top edge. */
  scale: number
  left: number
  top: number
}

/** A photo as the model is shown it: the square around it (in pixels of the photo) at the size of its input. */
export interface ThingView {
  pixels: Int32Array
  square: Region
}

export function viewOf(photo: RasterImage): ThingView {
  // With the proportions changed it takes cats for dogs.
  const square = squareAround(wholeOf(photo))
  return { square, pixels: squareInput(photo, square, SIDE) }
}

/** What the model (CenterNet on MobileNetV3) sees at each place of a photo: the mean of it as it is and mirrored. */
export async function lookForThings({ pixels, square }: ThingView, checkCancelled: () => void): Promise<ThingMaps> {
  const own = await look(pixels)
  checkCancelled()
  const other = await look(mirrored(pixels))
  for (let y = 0; y < MAP; y++) {
    for (let x = 0; x < MAP; x++) {
      const [at, from] = [y * MAP + x, y * MAP + MAP - 1 - x]
      for (let k = 0; k < NAMES; k++) own.heat[at * NAMES + k] = (own.heat[at * NAMES + k]! + other.heat[from * NAMES + k]!) / 2
      for (const [side, opposite] of [[0, 2], [1, 1], [2, 0], [3, 3]] as const) {
        own.reach[at * 4 + side] = (own.reach[at * 4 + side]! + other.reach[from * 4 + opposite]!) / 2
      }
    }
  }
  return { ...own, side: MAP, scale: square.width / MAP, left: square.left, top: square.top }
}

/** How sure the model is of a name, 0..1, where it sees the thing in the middle of surroundings `times` as wide. */
export async function lookAgain(photo: RasterImage, { left, top, width, height }: Region, times: number, name: number): Promise<number> {
  const side = Math.max(width, height) * times
  const square = { left: left + (width - side) / 2, top: top + (height - side) / 2, width: side, height: side }
  const pixels = squareInput(photo, square, SIDE)
  return answers.ask([pixels, Int32Array.of(name)], async () => likeliestInMiddle((await look(pixels)).heat, name))
}

function likeliestInMiddle(heat: Float32Array, name: number): number {
  let most = 0
  const [from, to] = [Math.round(MAP * 0.35), Math.round(MAP * 0.65)]
  for (let y = from; y < to; y++) for (let x = from; x < to; x++) most = Math.max(most, heat[(y * MAP + x) * NAMES + name]!)
  return most
}

async function look(pixels: Int32Array): Promise<Pick<ThingMaps, 'heat' | 'reach'>> {
  const { tf } = await loadHuman()
  const model = await humanModel('centernet')
  const image = tf.tensor(Float32Array.from(pixels), [1, SIDE, SIDE, 3], 'float32')
  const outputs = model.execute(image, ['tower_0/keypoints', 'tower_0/wh']) as ReturnType<typeof tf.tensor>[]
  try {
    const [heat, reach] = await Promise.all(outputs.map((output) => output.data<'float32'>()))
    return { heat: heat!, reach: reach! }
  } finally {
    image.dispose()
    for (const output of outputs) output.dispose()
  }
}

function mirrored(pixels: Int32Array): Int32Array {
  const out = new Int32Array(pixels.length)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [to, from] = [(y * SIDE + x) * 3, (y * SIDE + SIDE - 1 - x) * 3]
      for (let c = 0; c < 3; c++) out[to + c] = pixels[from + c]!
    }
  }
  return out
}
