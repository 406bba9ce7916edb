import { decodeImage } from '../pixels/codec.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { aboutPhoto } from '../photo/about-photo.ts'
import { smallLook } from '../photo/small-look.ts'
import type { FilmSpec } from './film-spec.ts'
import { prepareStage } from './stage/prepare-stage.ts'
import { writeStage } from './stage/stage-file.ts'

export interface FilmStageInput {
  /** Encoded, upright: JPEG, PNG or WebP. */
  photo: Uint8Array
  /** The field that it came in, for what is said about it. */
  field: string
  spec: FilmSpec
  /** Where the stage goes; it is too large to be handed around. */
  file: string
}

/** Longest side that a photo is read at: enough for the largest film. */
const MAX_SIDE = 3600

/** Makes a photo ready to be filmed. Resolves with what should be told of it. */
export async function run({ photo: bytes, field, spec, file }: FilmStageInput, context: TaskContext): Promise<{ notes: string[] }> {
  return aboutPhoto(field, async () => {
    const photo = await decodeImage(bytes, { maxSide: MAX_SIDE })
    context.checkCancelled()
    context.preview(smallLook(photo))
    const { stage, notes } = await prepareStage(photo, spec, { ...context, preview() {} })
    context.checkCancelled()
    await writeStage(file, stage)
    return { notes }
  })
}
