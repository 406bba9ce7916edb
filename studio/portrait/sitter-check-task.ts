import { decodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { findFaces } from '../vision/faces.ts'
import type { Theme } from './look.ts'
import { checkSitter } from './sitter/read-sitter.ts'
import { PHOTO_SIDE, type ThemedPortraitInput } from './themed-portrait-task.ts'
import { themes } from './themes.ts'

export interface SitterCheckInput {
  /** Encoded, upright. */
  photo: Uint8Array
  theme: ThemedPortraitInput['look']['theme']
}

/** Throws what keeps a portrait from being made of a photo. */
export async function run({ photo: bytes, theme }: SitterCheckInput, context: TaskContext): Promise<void> {
  const { faceless = false }: Partial<Theme> = theme === 'art' ? {} : await themes[theme]()
  const photo = await decodeImage(bytes, { maxSide: PHOTO_SIDE })
  const found = await findFaces(photo)
  context.checkCancelled()
  await checkSitter(photo, found, faceless, context)
}
