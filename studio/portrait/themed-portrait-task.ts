import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fitWithin, fromColourPlanes, wholeOf, type Size } from '../pixels/raster.ts'
import type { PictureOutput } from '../photo/photo-input.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { Look, Theme } from './look.ts'
import { glimpseSitter, readSitter } from './sitter/read-sitter.ts'
import { themedPortrait } from './themed-portrait.ts'
import { themes, type ThemeId } from './themes.ts'
import { moveFace } from '../vision/face-geometry.ts'
import { findFaces, type Face } from '../vision/faces.ts'
import { artLook, type ArtChoice } from './themes/art.ts'

export interface ThemedPortraitInput extends Size {
  /** Encoded, upright. */
  photo: Uint8Array
  /** A theme's look, or one put together from parts. */
  look: { theme: ThemeId; variant: string } | ({ theme: 'art' } & ArtChoice)
  /** 0..1 */
  relight: number
  /** 0..1 */
  retouch: number
  /** Left out: the look's own lettering; empty: none. */
  title?: string
  seed: number
}

/** More of a photo cannot be seen in a portrait of the largest size. */
export const PHOTO_SIDE = 1800
const READ_SHARE = 0.45
/** Longest sides of the first small portrait, and of the photo it is made of. */
const GLIMPSE = 320
const GLIMPSE_PHOTO = 440

async function lookOf(look: ThemedPortraitInput['look']): Promise<{ look: Look; faceless: boolean }> {
  if (look.theme === 'art') return { look: artLook(look), faceless: false }
  const { looks, faceless = false }: Theme = await themes[look.theme]()
  const chosen = looks[look.variant]
  if (!chosen) throw new Error(`The theme '${look.theme}' has no look '${look.variant}'`)
  return { look: chosen, faceless }
}

export async function run(input: ThemedPortraitInput, context: TaskContext): Promise<PictureOutput> {
  const { look, faceless } = await lookOf(input.look)
  const photo = await decodeImage(input.photo, { maxSide: PHOTO_SIDE })
  context.checkCancelled()
  const found = await findFaces(photo)
  context.checkCancelled()
  await glimpse(photo, found, look, faceless, input, context)
  const part = (start: number, share: number): TaskContext => ({ ...context, progress: (at) => context.progress(start + share * at) })
  const sitter = await readSitter(photo, found, { faceless, retouch: input.retouch }, part(0, READ_SHARE))
  const { width, height } = input
  const { picture, notes } = await themedPortrait(sitter, look, { width, height }, input, part(READ_SHARE, 0.95 - READ_SHARE))
  context.checkCancelled()
  const bytes = await encodeImage(picture, 'jpeg')
  return { bytes, format: 'jpeg', width, height, notes: [...sitter.notes, ...notes] }
}

/** A small portrait of what a first look at the photo tells, so that a person soon sees the set they will sit in. */
async function glimpse(
  photo: RasterImage, found: readonly Face[], look: Look, faceless: boolean, input: ThemedPortraitInput, context: TaskContext,
): Promise<void> {
  if (found.length === 0 && !faceless) return
  const size = fitWithin(photo, GLIMPSE_PHOTO)
  const small = fromColourPlanes(colourPlanes(photo, size), size)
  const faces = found.map((face) => moveFace(face, wholeOf(photo), size))
  context.checkCancelled()
  const sitter = await glimpseSitter(small, faces, context)
  context.checkCancelled()
  const quiet: TaskContext = { checkCancelled: () => context.checkCancelled(), preview() {}, progress() {} }
  const { picture } = await themedPortrait(sitter, look, fitWithin(input, GLIMPSE), input, quiet)
  context.preview(picture)
}
