import { cutout, type Cutout } from '../../photo/cutout.ts'
import { beautify, type BeautyOptions } from '../../photo/face/beauty.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { resizePlane } from '../../pixels/plane.ts'
import { nearestPixel, type Region } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { findSubject } from '../../vision/find-subject.ts'
import { isTrusted } from '../../vision/face-check.ts'
import { facePose } from '../../vision/face-pose.ts'
import type { Face } from '../../vision/faces.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { personMask } from '../../vision/person-mask.ts'
import type { Watch } from '../../vision/watch.ts'
import { headOf } from './head.ts'

export interface Sitter {
  cut: Cutout
  /** Those who sit for the portrait, the largest first; people far behind them are left out. */
  faces: readonly Face[]
  /** Of each face, in pixels of the photo. */
  heads: readonly Region[]
  /** What of the photo the people take up. */
  bounds: Region
  notes: readonly string[]
}

/** A smaller face against the largest is somebody in the background. */
const SMALLEST_PARTNER = 0.38
/** Longest side of a head, in pixels, below which it looks soft in a portrait. */
const SMALL_HEAD = 150
/** Degrees. */
const PROFILE = 42
/** Gentle: what a studio's retoucher does to every picture; shapes stay. */
const RETOUCH = { smooth: 0.6, brighten: 0.22, slim: 0, eyes: 0.2, teeth: 0.35, darkCircles: 0.5, nose: 0, lips: 0.15 }

export interface ReadOptions {
  /** A person may pass who is seen from behind. */
  faceless: boolean
  /** 0..1 */
  retouch: number
}

/** Cuts the people out of a photo, which is retouched in place, and finds their heads. Throws 'no-face', 'no-person'. */
export async function readSitter(
  photo: RasterImage,
  found: readonly Face[],
  { faceless, retouch }: ReadOptions,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<Sitter> {
  checkFound(found, faceless)
  if (retouch > 0) for (const face of found.filter(isTrusted)) beautify(photo, face, retouching(retouch), context)
  context.progress(0.5)
  const part = { ...context, progress: (fraction: number) => context.progress(0.5 + 0.5 * fraction) }
  const cut = await cutout(photo, { subject: 'person' }, part).catch(noPerson)
  return sitterOf(cut, found, faceless)
}

/** Throws what {@link readSitter} would, without cutting anybody out. */
export async function checkSitter(photo: RasterImage, found: readonly Face[], faceless: boolean, watch: Watch): Promise<void> {
  checkFound(found, faceless)
  const { cv } = await loadOpenCv()
  const { mask, width, height } = await findSubject(cv, photo, 'person', {}, watch).catch(noPerson)
  sitterOf({ alpha: resizePlane(mask, width, height, photo.width, photo.height), foreground: photo }, found, faceless)
}

function checkFound(found: readonly Face[], faceless: boolean): void {
  if (found.length === 0 && !faceless) throw new StudioError('no-face', 'No face was found in the photo')
}

function noPerson(error: unknown): never {
  if (error instanceof StudioError && error.reason === 'no-subject') throw new StudioError('no-person', error.message)
  throw error
}

/** The same at once and roughly: outlines as the model sees them, nothing retouched. */
export async function glimpseSitter(photo: RasterImage, found: readonly Face[], watch: Watch): Promise<Sitter> {
  const { cv } = await loadOpenCv()
  const { mask, width, height } = personMask(cv, photo, watch)
  return sitterOf({ alpha: resizePlane(mask, width, height, photo.width, photo.height), foreground: photo }, found, true)
}

function sitterOf(cut: Cutout, found: readonly Face[], faceless: boolean): Sitter {
  const inCut = found.filter((face) => isInside(face, cut))
  const largest = inCut[0]?.box.height ?? 0
  const faces = inCut.filter(({ box }) => box.height > SMALLEST_PARTNER * largest)
  if (faces.length === 0 && !faceless) throw new StudioError('no-face', 'No face was found on the person')
  const heads = faces.map((face) => headOf(face, cut))
  const { foreground: { width, height } } = cut
  const bounds = boundsOf(cut.alpha, { width, height }, 0.5) ?? { left: 0, top: 0, width, height }
  return { cut, faces, heads, bounds, notes: notesOf(faces, heads) }
}

const retouching = (share: number): BeautyOptions => {
  const { smooth, brighten, slim, eyes, teeth, darkCircles, nose, lips } = RETOUCH
  return { smooth: smooth * share, brighten: brighten * share, slim, eyes: eyes * share, teeth: teeth * share, darkCircles: darkCircles * share, nose, lips: lips * share }
}

function isInside({ box }: Face, { alpha, foreground }: Cutout): boolean {
  return alpha[nearestPixel(foreground, box.left + box.width / 2, box.top + box.height / 2)]! > 0.5
}

function notesOf(faces: readonly Face[], heads: readonly Region[]): string[] {
  const notes: string[] = []
  if (heads.some(({ height }) => height < SMALL_HEAD)) notes.push('small-person')
  if (heads.some(({ top }) => top < 2)) notes.push('cropped-head')
  if (faces.some((face) => Math.abs(facePose(face).yaw) > PROFILE)) notes.push('profile')
  return notes
}
