import { erase } from '../../photo/erase.ts'
import { readMarked, type EraseInput } from '../../photo/erase-task.ts'
import type { PictureOutput } from '../../photo/photo-input.ts'
import { smallLook } from '../../photo/small-look.ts'
import { encodeImage } from '../../pixels/codec.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { OwnModelFor } from '../description.ts'
import { fillByModel } from '../fill-by-model.ts'
import { windowsOver } from '../fill-windows.ts'
import { piecesOf } from '../hole-pieces.ts'

export interface EraseByModelInput extends EraseInput {
  model: OwnModelFor<'fill'>
}

/** A PNG: what was not marked is the photo's, byte for byte, but for a narrow soft edge. */
export async function run(input: EraseByModelInput, context: TaskContext): Promise<PictureOutput> {
  const { photo, mask } = await readMarked(input, context)
  const { model } = input
  const part = { ...context, progress: (at: number) => context.progress(0.05 + 0.85 * at) }
  const { picture, notes } = await erase(photo, mask, part, (whole, hole, watch) =>
    fillByModel(model, whole, hole, windowsOver(piecesOf(hole, whole), whole, model.size), watch))
  context.preview(smallLook(picture))
  context.checkCancelled()
  return { bytes: await encodeImage(picture, 'png'), format: 'png', width: picture.width, height: picture.height, notes }
}
