import { decodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { aboutPhoto } from '../about-photo.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../photo-input.ts'
import { smallLook } from '../small-look.ts'
import { asPicture } from './retouch-photo.ts'
import { fittingTargets, readSource, readTargets, type FaceSwapInput } from './swap/read-faces.ts'
import { swapFace } from './swap/face-swap.ts'
import { readSourceHair } from './swap/source-hair.ts'
import { swapNotes, type SwapNote } from './swap/swap-notes.ts'
import { meshTriangles } from './swap/triangles.ts'

export async function run(input: FaceSwapInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await aboutPhoto('photo', () => decodeImage(input.photo, { maxSide: MAX_PHOTO_SIDE }))
  context.preview(smallLook(photo))
  context.progress(0.1)
  const source = await readSource(input.face, context)
  context.checkCancelled()
  const targets = await fittingTargets(source, photo, await readTargets(photo, input.who, context), Infinity, context)
  context.checkCancelled()
  const triangles = await meshTriangles()
  const hair = await readSourceHair(source, context)
  const notes = new Set<SwapNote>()
  for (const [i, { face, traits }] of targets.entries()) {
    context.progress(0.5 + (0.4 * i) / targets.length)
    for (const note of swapNotes(source.face, face, traits)) notes.add(note)
    await swapFace(photo, face, source, { triangles, hair, ...traits }, context)
    context.preview(smallLook(photo))
    context.checkCancelled()
  }
  context.progress(0.9)
  return { ...(await asPicture(photo)), notes: [...notes] }
}
