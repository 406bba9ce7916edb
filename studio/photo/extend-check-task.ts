import type { TaskContext } from '../pool/task-context.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { photoToExtend, type ExtendInput } from './extend-task.ts'
import { halvedSides, type PeopleWithin } from './fill/people.ts'

/** The sides of a photo that cannot be extended. */
export async function run({ photo: bytes, margins }: Omit<ExtendInput, 'seed'>, context: TaskContext): Promise<PeopleWithin['halved']> {
  const { cv } = await loadOpenCv()
  const photo = await photoToExtend(bytes, margins)
  context.checkCancelled()
  return halvedSides(cv, photo, context)
}
