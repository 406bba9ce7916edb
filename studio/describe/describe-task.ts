import { decodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { PictureFacts } from './picture-facts.ts'
import { readFacts } from './read-facts.ts'

export interface DescribeInput {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
}

/** Faces are looked for at this side, pixels; nothing else needs more. */
const READ_SIDE = 1280

export async function run({ photo }: DescribeInput, context: TaskContext): Promise<PictureFacts> {
  return readFacts(await decodeImage(photo, { maxSide: READ_SIDE }), context)
}
