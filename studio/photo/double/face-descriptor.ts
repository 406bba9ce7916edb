import type { RasterImage } from '../../pixels/linear-image.ts'
import { distance } from '../../vision/face-geometry.ts'
import { facePose } from '../../vision/face-pose.ts'
import type { Face } from '../../vision/faces.ts'
import { humanModel } from '../../vision/human-model.ts'
import { loadHuman } from '../../vision/human.ts'
import { uprightView } from './upright-view.ts'

/** Pixels of what the network is shown. */
const SIDE = 224
/** Side of that in heights of the face, from the hairline to the chin. */
const SURROUNDINGS = 1.4
/** The layer before the network says how old somebody looks. */
const DESCRIPTOR = 'global_pooling/Mean'

/** 1024 numbers of unit length that are nearer to each other for two photos of one person than of two, by their cosine. */
export async function faceDescriptor(photo: RasterImage, face: Face): Promise<number[]> {
  const { tf } = await loadHuman()
  const network = await humanModel('faceres')
  const { data } = uprightView(photo, { ...middleOf(face), ...sideOf(face), roll: facePose(face).roll }, { width: SIDE, height: SIDE })
  const input = tf.tensor(Float32Array.from(data), [1, SIDE, SIDE, 3])
  const output = network.execute(input, DESCRIPTOR)
  const pooled = Array.isArray(output) ? output[0]! : output
  const values = await pooled.data()
  tf.dispose([input, output])
  const length = Math.hypot(...values)
  return Array.from(values, (value) => value / length)
}

function middleOf({ mesh }: Face): { x: number; y: number } {
  const points = [10, 152, 234, 454].map((i) => mesh[i]!)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { x: mean(0), y: mean(1) }
}

function sideOf(face: Face): { width: number; height: number } {
  const side = distance(face, 10, 152) * SURROUNDINGS
  return { width: side, height: side }
}
