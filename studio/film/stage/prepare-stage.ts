import type { RasterImage } from '../../pixels/linear-image.ts'
import { meanOf, type Plane, resizePlane } from '../../pixels/plane.ts'
import { fitWithin, scaledRegion, type Region, type Size } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { sharpenFaces } from '../../vision/face-precise.ts'
import { findFaces, type Face } from '../../vision/faces.ts'
import { findSky } from '../../vision/find-sky.ts'
import { findSubject } from '../../vision/find-subject.ts'
import { lookAt } from '../../vision/look.ts'
import { matte } from '../../vision/matte.ts'
import type { SubjectMask } from '../../vision/object-mask.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import type { FilmSpec } from '../film-spec.ts'
import { breatherOf } from './breather.ts'
import { cropFor } from './crop.ts'
import { depthsOf } from './depth.ts'
import type { Field } from './field.ts'
import type { FilmStage, StageLayer } from './film-stage.ts'
import { findWater } from './find-water.ts'
import { flatStage, staged, windowOf } from './staged.ts'
import { parted } from './parted.ts'
import { coverOf, filmPlanes } from './planes.ts'

/** Longest side of nearness, which is smooth. */
const FIELD_SIDE = 192
/** A subject between these shares of the frame parts from its ground; others are part of the view. */
const LEAST_SUBJECT = 0.008
const LARGEST_SUBJECT = 0.8
/** More of a subject that is only half seen is no subject but a part of the view. */
const MOST_DOUBT = 0.3
/** What takes up more of the lower edge, and is nobody, is the ground. */
const WIDEST_FOOT = 0.6

/** What a photo is made ready for. */
export interface StageSpec extends Pick<FilmSpec, 'size' | 'life'> {
  /** Nothing in it is nearer than anything else: for what is drawn. */
  flat?: boolean
}

export interface PreparedStage {
  stage: FilmStage
  /** What should live and was not found, and what else the person should know. */
  notes: string[]
}

/** Makes a photo ready to be filmed: crops it, tells what is near and what is far, and fills what the subject hides. */
export async function prepareStage(photo: RasterImage, spec: StageSpec, context: TaskContext): Promise<PreparedStage> {
  if (spec.flat) return { stage: await flatStage(photo, spec.size), notes: [] }
  const { cv } = await loadOpenCv()
  const found = await subjectIn(photo, context)
  context.progress(0.2)
  const faces = await findFaces(photo)
  context.checkCancelled()
  const bounds = found && toPhoto(boundsOf(found.mask, found, 0.5), found, photo)
  const crop = cropFor(photo, spec.size.width / spec.size.height, mainFace(faces) ?? bounds)
  const picture = await staged(photo, crop, spec.size)
  const { width, height } = picture
  context.checkCancelled()
  const look = lookAt(cv, picture)
  const seen = found && cutMask(found, photo, crop.stage, look)
  const alpha = seen && standsOut(seen, look, faces.length > 0) ? matte(picture, { ...sizeOf(look), mask: seen }, context) : undefined
  context.progress(0.4)

  const sky = findSky(look, seen)
  const water = spec.life.includes('water') ? findWater(cv, look, sky, seen) : undefined
  const fieldSize = fitWithin(picture, FIELD_SIDE)
  const small = (mask: Plane | undefined) => mask && resizePlane(mask, look.width, look.height, fieldSize.width, fieldSize.height)
  const onStage = faces.map((face) => moved(face.box, crop.stage, width))
  const scaledFaces = onStage.map((box) => scaledRegion(box, fieldSize.width / width))
  const depths = depthsOf(cv, fieldSize, alpha && small(seen), small(sky), scaledFaces)
  context.checkCancelled()

  const layers = alpha ? partedLayers(picture, alpha, depths, { ...context, progress: (at) => context.progress(0.4 + 0.5 * at) }) : [{ ...filmPlanes(picture), nearness: depths.ground }]
  const face = spec.life.includes('breath') ? largest(await sharpenFaces(photo, faces.slice(0, 1), context)) : undefined
  const breather = face ? breatherOf(face, crop.stage, picture) : undefined
  const wanted = { clouds: sky, water, breath: breather }
  const notes = (['clouds', 'water', 'breath'] as const).filter((kind) => spec.life.includes(kind) && !wanted[kind]).map((kind) => `no-${kind}`)
  const asField = (mask: Plane | undefined): Field | undefined => mask && { ...sizeOf(look), data: mask }
  const [skyField, waterField] = [asField(sky), asField(water)]
  return {
    notes,
    stage: {
      width,
      height,
      window: windowOf(crop, width),
      layers,
      focus: focusOf(alpha && small(seen), fieldSize, depths.subject ?? depths.ground, picture, onStage),
      light: brightest(look, picture),
      ...(skyField && { sky: skyField }),
      ...(waterField && { water: waterField }),
      ...(breather && { breather }),
    },
  }
}

/** Whether a subject parts from what is behind it. */
function standsOut(mask: Plane, { width }: Size, hasFace: boolean): boolean {
  const share = meanOf(mask)
  const sure = mask.filter((value) => value > 0.8).length / mask.length
  const doubt = mask.filter((value) => value > 0.15 && value <= 0.8).length / mask.length
  const foot = mask.subarray(mask.length - width).filter((value) => value > 0.5).length / width
  return share > LEAST_SUBJECT && share < LARGEST_SUBJECT && doubt < MOST_DOUBT * sure && (hasFace || foot < WIDEST_FOOT)
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height })

/** A photo may show nothing that stands out. */
async function subjectIn(photo: RasterImage, context: TaskContext): Promise<SubjectMask | undefined> {
  const { cv } = await loadOpenCv()
  try {
    return await findSubject(cv, photo, 'auto', {}, context)
  } catch (error) {
    if (error instanceof StudioError && error.reason === 'no-subject') return undefined
    throw error
  }
}

const largest = ([face]: readonly Face[]): Face | undefined => face

/** Somebody's face decides what a narrow frame shows. */
function mainFace(faces: readonly Face[]): Region | undefined {
  const face = largest(faces)?.box
  return face && { left: face.left - face.width, top: face.top - face.height * 0.8, width: face.width * 3, height: face.height * 3.6 }
}

const moved = (region: Region, from: Region, width: number): Region =>
  scaledRegion({ ...region, left: region.left - from.left, top: region.top - from.top }, width / from.width)

function toPhoto(region: Region | undefined, from: Size, photo: Size): Region | undefined {
  return region && scaledRegion(region, photo.width / from.width)
}

/** The part of a mask of the photo that is on the stage, at the size of a look at it. */
function cutMask({ mask, width, height }: SubjectMask, photo: Size, stage: Region, look: Size): Plane {
  const out = new Float32Array(look.width * look.height)
  for (let y = 0, i = 0; y < look.height; y++) {
    const fy = ((stage.top + ((y + 0.5) / look.height) * stage.height) / photo.height) * height - 0.5
    for (let x = 0; x < look.width; x++, i++) {
      const fx = ((stage.left + ((x + 0.5) / look.width) * stage.width) / photo.width) * width - 0.5
      out[i] = bilinear(mask, width, height, fx, fy)
    }
  }
  return out
}

function bilinear(plane: Plane, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.min(width - 1, Math.max(0, Math.floor(x))), Math.min(height - 1, Math.max(0, Math.floor(y)))]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [u, v] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const upper = plane[top * width + left]! * (1 - u) + plane[top * width + right]! * u
  const lower = plane[bottom * width + left]! * (1 - u) + plane[bottom * width + right]! * u
  return upper + (lower - upper) * v
}

function partedLayers(picture: RasterImage, alpha: Plane, depths: { ground: Field; subject?: Field }, context: TaskContext): StageLayer[] {
  const { ground, subject } = parted(picture, alpha, context)
  return [
    { ...filmPlanes(ground), nearness: depths.ground },
    { ...filmPlanes(subject), cover: coverOf(alpha, picture.width, picture.height), nearness: depths.subject ?? depths.ground },
  ]
}

/** What the camera moves about: a face, the middle of the subject, or of the view. */
function focusOf(subject: Plane | undefined, size: Size, nearness: Field, picture: Size, [face]: readonly Region[]): FilmStage['focus'] {
  let [x, y] = [picture.width / 2, picture.height / 2]
  if (face) [x, y] = [face.left + face.width / 2, face.top + face.height / 2]
  else if (subject) {
    let [sumX, sumY, sum] = [0, 0, 1e-6]
    subject.forEach((value, i) => {
      sumX += value * (i % size.width)
      sumY += value * Math.floor(i / size.width)
      sum += value
    })
    x = ((sumX / sum + 0.5) / size.width) * picture.width
    y = ((sumY / sum + 0.5) / size.height) * picture.height
  }
  const at = Math.min(size.height - 1, Math.floor((y / picture.height) * size.height)) * size.width + Math.min(size.width - 1, Math.floor((x / picture.width) * size.width))
  return { x, y, nearness: nearness.data[at]! }
}

/** Where a photo is brightest, seen from afar: light comes from there. */
function brightest({ lab, width, height }: Size & { lab: readonly Plane[] }, picture: Size): { x: number; y: number } {
  const [across, down] = [16, 10]
  const light = resizePlane(lab[0]!, width, height, across, down)
  const at = light.reduce((best, value, i) => (value - (0.3 * Math.floor(i / across)) / down > light[best]! - (0.3 * Math.floor(best / across)) / down ? i : best), 0)
  return { x: (((at % across) + 0.5) / across) * picture.width, y: ((Math.floor(at / across) + 0.5) / down) * picture.height }
}
