import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { usableFaces } from '../../vision/face-usable.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../photo-input.ts'
import { smallLook } from '../small-look.ts'
import { asPicture } from './retouch-photo.ts'
import { swapFace } from './swap/face-swap.ts'
import { swapNotes, swapSettings, type SwapNote } from './swap/swap-notes.ts'
import { meshTriangles } from './swap/triangles.ts'

export interface FaceSwapInput {
  /** Encoded, upright: where the face goes. */
  photo: Uint8Array
  /** Encoded, upright: whose face it is; the largest in it. */
  face: Uint8Array
  who: 'largest' | 'everyone'
}

const MAX_YAW = 45

export async function run(input: FaceSwapInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(input.photo, { maxSide: MAX_PHOTO_SIDE })
  context.preview(smallLook(photo))
  const portrait = await decodeImage(input.face, { maxSide: MAX_PHOTO_SIDE })
  context.progress(0.1)
  const [face] = (await usableFaces(portrait, { minWidth: 60, maxYaw: MAX_YAW }, 1, context)).faces
  context.checkCancelled()
  const { faces } = await usableFaces(photo, { minWidth: 36, maxYaw: MAX_YAW }, input.who === 'largest' ? 1 : Infinity, context)
  context.checkCancelled()
  const source = { photo: portrait, face: face! }
  const triangles = await meshTriangles()
  const notes = new Set<SwapNote>()
  for (const [i, target] of faces.entries()) {
    context.progress(0.5 + (0.4 * i) / faces.length)
    const found = await swapNotes(source, { photo, face: target }, context)
    for (const note of found) notes.add(note)
    await swapFace(photo, target, source, { triangles, ...swapSettings(found) }, context)
    context.preview(smallLook(photo))
    context.checkCancelled()
  }
  context.progress(0.9)
  return { ...(await asPicture(photo)), notes: [...notes] }
}
