import type { TaskContext } from '../pool/task-context.ts'
import { findFaces } from '../vision/faces.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { personMask } from '../vision/person-mask.ts'

const SIDE = 256

/** Reads OpenCV and the models that most photo tools begin with, so that the first person does not wait for them. */
export async function run(_: object, context: TaskContext): Promise<void> {
  const grey = { data: new Uint8Array(SIDE * SIDE * 3).fill(128), width: SIDE, height: SIDE, channels: 3 as const }
  const { cv } = await loadOpenCv()
  personMask(cv, grey, context)
  await findFaces(grey)
}
