import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { scaled, type BodyFrame } from '../../vision/body-frame.ts'
import { findClothing } from '../../vision/clothing.ts'
import { findFaces } from '../../vision/faces.ts'
import { isDrawn, workingMarks, type Marks } from '../../vision/marks.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { layCloth } from './cloth-lie.ts'
import { clothTile, type ClothTile } from './cloth-tile.ts'
import { dressIn } from './dress-in.ts'
import { garmentAlpha } from './garment-alpha.ts'
import { edgedShare } from './garment-edge.ts'
import type { GarmentPart } from './garment-part.ts'
import { materials, type ClothMaterial, type MaterialDesign } from './materials.ts'
import { ownGarment, type Clothed } from './own-garment.ts'
import type { ClothPattern } from './patterns.ts'
import { garmentShading } from './shading.ts'
import { addStraps } from './straps.ts'
import { areaOf } from './thick.ts'

export interface ClothesOptions {
  part: GarmentPart
  pattern: ClothPattern
  material: ClothMaterial
  /** '#rrggbb'; the pattern's own when left out. */
  colour?: string | undefined
  /** How much of the old folds is kept, 0..1. */
  folds: number
}

/** Longest side at which light and folds are studied. */
const SHADING_SIDE = 448
/** Clothes must fill more than this share of the frame. */
const LEAST_CLOTHING = 0.006

/** Share of the clothes that may be skin, from where on it is worth a word, and from where on nothing is changed. */
const SOME_DOUBT = 0.1
const MOST_DOUBT = 0.28
/** Where the colour has changed by less than this since the face (`skinReach`) a part runs on from it; the share of one that may, and from where on it is most of it. */
const RUNS_ON = { reach: 0.8, some: 0.17, most: 0.5 }
/** Share of the outline of what runs on that an edge must be (`edgedShare`), with some doubt and without: a white top on a pale chest ends sharply. */
const EDGED = { inDoubt: 0.8, least: 0.4 }
/** Heights of the face below the chin at which shoulders or hips would be seen, or what is there is no front of a body: a chair before it. */
const ROOM_FOR_BODY = 1.5
/** More than this, in squares of the face's height, nobody wears: a table, a crowd. */
const MOST_WORN = 25
/** Share of all that is worn, helmets and gloves too, from where on a part is no scrap. */
const NO_SCRAP = 0.6

/** Makes the clothes of the largest face's person anew, of another cloth. Throws 'no-face', 'body-unseen' and 'clothes-unclear'. */
export function changeClothes(
  photo: RasterImage,
  options: ClothesOptions,
  marks: ClothesMarks,
  context: Progress,
): Promise<Reclothed> {
  const { part, pattern, material, colour, folds } = options
  const cloth = ({ faceHeight }: BodyFrame) => clothTile(pattern, colour, faceHeight)
  return reclothe(photo, { part, material: materials[material], folds, cloth }, marks, context)
}

export type ClothesMarks = Pick<Marks, 'keep' | 'remove'>
type Progress = Pick<TaskContext, 'progress' | 'checkCancelled'>

export interface Reclothed {
  picture: RasterImage
  /** 'clothes-unclear' when they cannot be told well from skin, other people or things that are held. */
  notes: string[]
}

export interface NewCloth {
  part: GarmentPart
  material: MaterialDesign
  folds: number
  /** Made to fit the body, which is in pixels of the photo. */
  cloth(body: BodyFrame): ClothTile
}

/** Makes the clothes of the largest face's person of this cloth. Throws 'no-face', 'body-unseen' and 'clothes-unclear'. */
export async function reclothe(
  photo: RasterImage,
  { part: wanted, material, folds, cloth }: NewCloth,
  marks: ClothesMarks,
  context: Progress,
): Promise<Reclothed> {
  const { cv } = await loadOpenCv()
  const [face, ...others] = await findFaces(photo)
  if (!face) throw new StudioError('no-face', 'No face was found, so the clothes cannot be told from the rest')
  context.progress(0.15)
  context.checkCancelled()
  const clothing = await findClothing(cv, photo, face, others, marks, context)
  context.progress(0.4)
  context.checkCancelled()
  const clothed = { clothing, colours: colourPlanes(photo, clothing) }
  const { keep } = workingMarks(marks, photo, clothing)
  const part = ownGarment(cv, clothed, wanted, keep, context)
  if (areaOf(part) < LEAST_CLOTHING * part.length || (isUnclear(clothed, part, wanted) && !marks.keep?.some(isDrawn))) throw new StudioError(
    'clothes-unclear',
    'The clothes cannot be told from skin, or from each other',
  )
  const alpha = garmentAlpha(photo, clothed, part, context)
  addStraps(cv, photo, clothed, part, alpha, context)
  for (let i = 0; i < alpha.length; i++) if (marks.remove && isDrawn(marks.remove[i]!)) alpha[i] = 0
  context.progress(0.5)
  context.checkCancelled()

  const size = fitWithin(photo, SHADING_SIDE)
  const colours = colourPlanes(photo, size)
  const mask = resizePlane(alpha, photo.width, photo.height, size.width, size.height)
  const shading = garmentShading(colours, mask, size, context)
  context.progress(0.6)
  context.checkCancelled()
  const body = scaled(clothing.body, photo.width / clothing.width)
  const dressing = {
    alpha,
    shading,
    lie: layCloth(shading, mask, scaled(clothing.body, size.width / clothing.width)),
    tile: cloth(body),
    material,
    folds,
    faceHeight: body.faceHeight,
    white: sceneWhite(colours, size.width, size.height),
  }
  const picture = dressIn(photo, dressing, { ...context, progress: (at) => context.progress(0.65 + 0.35 * at) })
  return { picture, notes: clothing.doubt > SOME_DOUBT ? ['clothes-unclear'] : [] }
}

/** Whether a part of the clothes may as well be skin, hair or no clothes at all. */
function isUnclear({ clothing, colours }: Clothed, part: Plane, wanted: GarmentPart): boolean {
  const { mask, doubt, reach, body, height } = clothing
  const area = areaOf(part)
  // A scrap of what is worn is more likely to be a mistake.
  const share = wanted === 'upper' ? area / Math.max(1, areaOf(mask)) : 1
  if (doubt > MOST_DOUBT * Math.min(1, share / NO_SCRAP) || area > MOST_WORN * body.faceHeight ** 2) return true
  if (height - body.chin[1] > ROOM_FOR_BODY * body.faceHeight && ![...body.shoulders, ...body.hips].some(({ seen }) => seen)) return true
  const runsOn = part.reduce((sum, value, i) => sum + (reach[i]! < RUNS_ON.reach ? value : 0), 0) / area
  if (runsOn < RUNS_ON.some) return false
  const edged = edgedShare(colours, part, clothing)
  // Less than most of it is another thing than the rest, and the outline is not its own: a bare arm amid the clothes.
  return doubt > SOME_DOUBT ? runsOn < RUNS_ON.most || edged < EDGED.inDoubt : edged < EDGED.least
}

/** Linear light of a white cloth in the scene: its brightest broad surfaces, a little of their tint kept. */
function sceneWhite(colours: readonly [Plane, Plane, Plane], width: number, height: number): [number, number, number] {
  const blurred = colours.map((plane) => gaussianBlur(plane, width, height, Math.max(width, height) / 120))
  const light = blurred[0]!.map((red, i) => 0.2126 * red + 0.7152 * blurred[1]![i]! + 0.0722 * blurred[2]![i]!)
  const brightest = light.toSorted()[Math.floor(light.length * 0.97)]!
  const level = clamp(1.3 * Math.pow(brightest, 2.2), 0.5, 0.95)
  const means = blurred.map((plane) => plane.reduce((sum, value) => sum + value, 0) / plane.length + 0.02)
  const grey = (means[0]! + means[1]! + means[2]!) / 3
  const tint = (c: number) => clamp(Math.pow(means[c]! / grey, 0.3), 0.9, 1.1)
  return [level * tint(0), level * tint(1), level * tint(2)]
}
