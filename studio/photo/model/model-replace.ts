import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { FaceLimits } from '../../vision/face-check.ts'
import { usableFaces } from '../../vision/face-usable.ts'
import { aboutPhoto } from '../about-photo.ts'
import { backgroundChange, BACKGROUND_CHANGE_DEFAULTS } from '../background-change.ts'
import { cutout } from '../cutout.ts'
import { swapFace } from '../face/swap/face-swap.ts'
import { readSourceHair } from '../face/swap/source-hair.ts'
import { fittingTargets } from '../face/swap/read-faces.ts'
import { swapNotes } from '../face/swap/swap-notes.ts'
import { meshTriangles } from '../face/swap/triangles.ts'
import { smallLook } from '../small-look.ts'
import { matchModel } from './match-model.ts'
import { studioSweep } from './studio-sweep.ts'

export interface ModelReplaceOptions {
  /** Paper behind the model, '#rrggbb'; the photo's own background when left out. */
  backdrop?: string | undefined
  /** Brings the skin of neck, arms and legs to the new face's. */
  matchSkin: boolean
}

export interface ReplacedModel {
  picture: RasterImage
  /** Those of a face swap. */
  notes: string[]
}

/** What is needed of the face, and of the model's. */
export const NEW_FACE: FaceLimits = { minWidth: 60, maxYaw: 45 }
export const MODELS_FACE: FaceLimits = { minWidth: 36, maxYaw: 45 }

/**
 * Another person in the same clothes: the face, the tone of the skin and the colour of the hair become those of the
 * portrait. Throws 'no-face', 'face-too-small', 'face-turned' and 'face-covered' for either photo, 'faces-apart' and 'smiles-apart' for both.
 */
export async function modelReplace(
  photo: RasterImage,
  portrait: RasterImage,
  options: ModelReplaceOptions,
  context: Pick<TaskContext, 'progress' | 'preview' | 'checkCancelled'>,
): Promise<ReplacedModel> {
  const [face] = (await aboutPhoto('face', () => usableFaces(portrait, NEW_FACE, 1, context))).faces
  context.progress(0.1)
  context.checkCancelled()
  const { faces } = await aboutPhoto('photo', () => usableFaces(photo, MODELS_FACE, 1, context))
  context.checkCancelled()
  const source = { photo: portrait, face: face! }
  const [fitting] = await fittingTargets(source, photo, faces, 1, context)
  const { face: target, traits } = fitting!
  context.progress(0.2)
  context.checkCancelled()
  const picture: RasterImage = { width: photo.width, height: photo.height, channels: 3, data: Uint8Array.from(photo.data) }
  if (options.matchSkin) await matchModel(picture, target, source, context)
  context.progress(0.5)
  context.preview(smallLook(picture))
  context.checkCancelled()
  const hair = await readSourceHair(source, context)
  await swapFace(picture, target, source, { triangles: await meshTriangles(), hair, ...traits }, context)
  const notes = swapNotes(face!, target, traits)
  context.progress(0.7)
  context.preview(smallLook(picture))
  if (!options.backdrop) return { picture, notes }
  const subject = await aboutPhoto('photo', () => cutout(picture, { subject: 'person' }, context))
  // Dark hair would fade into the paper with the usual wrap.
  const settings = { ...BACKGROUND_CHANGE_DEFAULTS, blur: 0, lightWrap: 0.15, colourPull: 0.15, exposureMatch: 0.15 }
  return { picture: await backgroundChange(subject, studioSweep(picture, options.backdrop), settings, context), notes }
}
