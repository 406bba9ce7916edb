import type { TaskContext } from '../../pool/task-context.ts'
import type { PictureOutput } from '../photo-input.ts'
import { beautify, type BeautyOptions } from './beauty.ts'
import { retouchPhoto } from './retouch-photo.ts'

export interface BeautyInput extends BeautyOptions {
  /** Encoded, upright. */
  photo: Uint8Array
}

export function run({ photo, ...options }: BeautyInput, context: TaskContext): Promise<PictureOutput> {
  return retouchPhoto(photo, context, (image, face) => beautify(image, face, options, context))
}
