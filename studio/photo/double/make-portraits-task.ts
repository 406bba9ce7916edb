import { decodeImage, encodeImage } from '../../pixels/codec.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from '../photo-input.ts'
import { evenTone, middleTone, toneOf } from './even-tone.ts'
import { portraitWindow } from './portrait-window.ts'
import { worthOf } from './rank-photos.ts'
import { studyFace } from './study-face.ts'
import { uprightView } from './upright-view.ts'

export interface PortraitsInput {
  /** Encoded and upright, of one person. */
  photos: readonly Uint8Array[]
  /** How many portraits there shall be at most. */
  most: number
}

export interface MadePortrait extends PictureOutput {
  /** Which of the photos it was made of. */
  photo: number
  /** How well it shows the face, 0..1. */
  worth: number
}

/** Width of a portrait in pixels, where the photo has as many. */
const WIDTH = 1080

/**
 * Head and shoulders of the person, upright and in one light, from the photos that show the face best, the best first.
 * Throws 'no-face' where none of the photos shows one.
 */
export async function run({ photos, most }: PortraitsInput, context: TaskContext): Promise<MadePortrait[]> {
  const studied: { photo: number; worth: number }[] = []
  for (const [photo, bytes] of photos.entries()) {
    const { study, fault } = await studyFace(await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE }), context)
    if (study && !fault) studied.push({ photo, worth: worthOf(study) })
    context.progress((0.6 * (photo + 1)) / photos.length)
    context.checkCancelled()
  }
  const best = studied.sort((a, b) => b.worth - a.worth).slice(0, most)
  if (best.length === 0) throw new StudioError('no-face', 'None of the photos shows a face')
  const cut: RasterImage[] = []
  for (const { photo } of best) {
    cut.push(await cutPortrait(photos[photo]!, context))
    context.progress(0.6 + (0.25 * cut.length) / best.length)
    context.checkCancelled()
  }
  const tones = cut.map(toneOf)
  const wanted = middleTone(tones)
  const made: MadePortrait[] = []
  for (const [place, portrait] of cut.entries()) {
    evenTone(portrait, tones[place]!, wanted)
    const { width, height } = portrait
    made.push({ ...best[place]!, bytes: await encodeImage(portrait, 'jpeg'), format: 'jpeg', width, height })
    context.progress(0.85 + (0.15 * made.length) / cut.length)
  }
  return made
}

/** Decoded once more: all of them at once would fill the memory. */
async function cutPortrait(bytes: Uint8Array, context: TaskContext): Promise<RasterImage> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  const { face } = await studyFace(photo, context)
  if (!face) throw new StudioError('no-face', 'A face that was there is gone')
  const window = portraitWindow(face, photo)
  const width = Math.round(Math.min(WIDTH, window.width))
  return uprightView(photo, window, { width, height: Math.round((width * window.height) / window.width) })
}
