import type { TaskContext } from '../../pool/task-context.ts'
import type { PictureOutput } from '../photo-input.ts'
import { makeUp, type MakeupOptions } from './makeup.ts'
import { retouchPhoto } from './retouch-photo.ts'

export interface MakeupInput extends MakeupOptions {
  /** Encoded, upright. */
  photo: Uint8Array
}

export function run({ photo, ...options }: MakeupInput, context: TaskContext): Promise<PictureOutput> {
  return retouchPhoto(photo, context, (image, face) => makeUp(image, face, options, context))
}
