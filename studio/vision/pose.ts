import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Converter from '@tensorflow/tfjs-converter'
import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Region } from '../pixels/raster.ts'
import { loadHuman } from './human.ts'

const PARTS = [
  'nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar', 'leftShoulder', 'rightShoulder', 'leftElbow', 'rightElbow',
  'leftWrist', 'rightWrist', 'leftHip', 'rightHip', 'leftKnee', 'rightKnee', 'leftAnkle', 'rightAnkle',
] as const

export type BodyPart = (typeof PARTS)[number]

export interface Joint {
  x: number
  y: number
  /** 0..1; below some 0.3 the place is a guess. */
  score: number
}

/** Joints in pixels of the photo; left and right are the person's own. */
export type Pose = Readonly<Record<BodyPart, Joint>>

/** Side of the model's square input. */
const SIDE = 192

let loading: Promise<Converter.GraphModel> | undefined

/** MoveNet of the installed package, loaded only when somebody asks for a pose. */
function loadMoveNet(): Promise<Converter.GraphModel> {
  loading ??= (async () => {
    // It reads model files through the router, and runs on the backend, that the face models set up.
    await loadHuman()
    const require = createRequire(import.meta.url)
    const models = join(dirname(require.resolve('@vladmandic/human')), '../models')
    const { loadGraphModel }: typeof Converter = require('@tensorflow/tfjs-converter')
    return loadGraphModel(pathToFileURL(join(models, 'movenet-lightning.json')).href)
  })()
  return loading
}

/**
 * The joints of one person (MoveNet SinglePose Lightning, Google 2021). `around` is the person's surroundings in
 * pixels, best with a quarter of the person's size to spare; what lies outside the photo is grey.
 */
export async function findPose(photo: RasterImage, around: Region): Promise<Pose> {
  const { tf } = await loadHuman()
  const model = await loadMoveNet()
  const side = Math.max(around.width, around.height)
  const left = around.left + (around.width - side) / 2
  const top = around.top + (around.height - side) / 2
  const input = tf.tensor(cropped(photo, { left, top, width: side, height: side }), [1, SIDE, SIDE, 3], 'int32')
  const output = model.execute(input) as ReturnType<typeof tf.tensor>
  try {
    const values = await output.data()
    const joint = (_: string, i: number): Joint => {
      const [y, x, score] = values.slice(i * 3, i * 3 + 3)
      return { x: left + x! * side, y: top + y! * side, score: score! }
    }
    return Object.fromEntries(PARTS.map((part, i) => [part, joint(part, i)])) as unknown as Pose
  } finally {
    input.dispose()
    output.dispose()
  }
}

/** The square as the model's pixels. */
function cropped(photo: RasterImage, square: Region): Int32Array {
  const pixels = new Int32Array(SIDE * SIDE * 3).fill(128)
  const left = Math.max(0, Math.floor(square.left))
  const top = Math.max(0, Math.floor(square.top))
  const width = Math.min(photo.width, Math.ceil(square.left + square.width)) - left
  const height = Math.min(photo.height, Math.ceil(square.top + square.height)) - top
  const scale = SIDE / square.width
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const { data } = fromColourPlanes(colourPlanes(photo, size, { left, top, width, height }), size)
  const toX = Math.max(0, Math.round((left - square.left) * scale))
  const toY = Math.max(0, Math.round((top - square.top) * scale))
  const used = Math.min(size.width, SIDE - toX)
  for (let y = 0; y < size.height && y + toY < SIDE; y++) {
    pixels.set(data.subarray(y * size.width * 3, (y * size.width + used) * 3), ((y + toY) * SIDE + toX) * 3)
  }
  return pixels
}
