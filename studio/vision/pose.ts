import type { RasterImage } from '../pixels/linear-image.ts'
import type { Region } from '../pixels/raster.ts'
import { humanModel } from './human-model.ts'
import { loadHuman } from './human.ts'
import { squareAround, squareInput } from './square-input.ts'

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

/**
 * The joints of one person (MoveNet SinglePose Lightning, Google 2021). `around` is the person's surroundings in
 * pixels, best with a quarter of the person's size to spare; what lies outside the photo is grey.
 */
export async function findPose(photo: RasterImage, around: Region): Promise<Pose> {
  const { tf } = await loadHuman()
  const model = await humanModel('movenet-lightning')
  const square = squareAround(around)
  const input = tf.tensor(squareInput(photo, square, SIDE), [1, SIDE, SIDE, 3], 'int32')
  const output = model.execute(input) as ReturnType<typeof tf.tensor>
  try {
    const values = await output.data()
    const joint = (_: string, i: number): Joint => {
      const [y, x, score] = values.slice(i * 3, i * 3 + 3)
      return { x: square.left + x! * square.width, y: square.top + y! * square.height, score: score! }
    }
    return Object.fromEntries(PARTS.map((part, i) => [part, joint(part, i)])) as unknown as Pose
  } finally {
    input.dispose()
    output.dispose()
  }
}
