import { clamp, lightOf, type Rgb } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { type Colours, gaussianBlur, meanOf, type Plane, resizePlane, sumOf } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { scaled, type BodyFrame } from '../../vision/body-frame.ts'
import { findClothing } from '../../vision/clothing.ts'
import { findFaces } from '../../vision/faces.ts'
import { isDrawn, workingMarks, type Marks } from '../../vision/marks.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { layCloth } from './cloth-lie.ts'
import { isGrey, type Clothed } from './clothed.ts'
import { clothTile, type ClothTile } from './cloth-tile.ts'
import { isUnclear, SOME_DOUBT } from './clothes-doubt.ts'
import { dressIn } from './dress-in.ts'
import { garmentAlpha } from './garment-alpha.ts'
import type { GarmentPart } from './garment-part.ts'
import { materials, type ClothMaterial, type MaterialDesign } from './materials.ts'
import { ownGarment } from './own-garment.ts'
import type { ClothPattern } from './patterns.ts'
import { garmentShading } from './shading.ts'
import { addStraps } from './straps.ts'

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

/** Makes the clothes of the largest face's person, or of the one whose face is not seen, anew, of another cloth. Throws 'no-face', 'body-unseen', 'clothes-unclear' and 'clothes-colourless'. */
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

interface Garment extends Clothed {
  /** What of the clothes is to be made anew, 0 or 1. */
  part: Plane
}

/** The clothes of the largest face's person, or of the one whose face is not seen, and what of them is meant. Throws 'no-face', 'body-unseen', 'clothes-unclear' and 'clothes-colourless'. */
export async function findGarment(photo: RasterImage, wanted: GarmentPart, marks: ClothesMarks, context: Progress): Promise<Garment> {
  const { cv } = await loadOpenCv()
  const [face, ...others] = await findFaces(photo)
  context.progress(0.15)
  context.checkCancelled()
  const clothing = await findClothing(cv, photo, face, others, marks, context)
  context.progress(0.4)
  context.checkCancelled()
  const clothed = { clothing, colours: colourPlanes(photo, clothing) }
  const { keep } = workingMarks(marks, photo, clothing)
  const part = ownGarment(cv, clothed, wanted, keep, context)
  if (sumOf(part) < LEAST_CLOTHING * part.length || (isUnclear(clothed, part, wanted) && !marks.keep?.some(isDrawn))) throw !clothing.isSure && isGrey(clothed.colours)
    ? new StudioError('clothes-colourless', 'Without colours the clothes cannot be told from skin')
    : new StudioError('clothes-unclear', 'The clothes cannot be told from skin, or from each other')
  return { ...clothed, part }
}

/** Makes the clothes of the largest face's person, or of the one whose face is not seen, of this cloth. Throws 'no-face', 'body-unseen', 'clothes-unclear' and 'clothes-colourless'. */
export async function reclothe(
  photo: RasterImage,
  { part: wanted, material, folds, cloth }: NewCloth,
  marks: ClothesMarks,
  context: Progress,
): Promise<Reclothed> {
  const { cv } = await loadOpenCv()
  const { part, ...clothed } = await findGarment(photo, wanted, marks, context)
  const { clothing } = clothed
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
    white: sceneWhite(colours, size.width, size.height, clothing.bareFace),
  }
  const picture = dressIn(photo, dressing, { ...context, progress: (at) => context.progress(0.65 + 0.35 * at) })
  return { picture, notes: clothing.doubt > SOME_DOUBT ? ['clothes-unclear'] : [] }
}

/** Linear light that a fair face throws back, of what falls on it: somebody in the light at night wears brighter clothes than all around. */
const SKIN = 0.42

/** Linear light of a white cloth in the scene: its brightest broad surfaces, or what the face tells (sRGB, 0..1), a little of their tint kept. */
function sceneWhite(colours: Colours, width: number, height: number, face: Rgb): [number, number, number] {
  const blurred = colours.map((plane) => gaussianBlur(plane, width, height, Math.max(width, height) / 120))
  const light = blurred[0]!.map((red, i) => 0.2126 * red + 0.7152 * blurred[1]![i]! + 0.0722 * blurred[2]![i]!)
  const brightest = light.toSorted()[Math.floor(light.length * 0.97)]!
  const level = clamp(Math.max(1.3 * Math.pow(brightest, 2.2), Math.pow(lightOf(face), 2.2) / SKIN), 0.5, 0.95)
  const means = blurred.map((plane) => meanOf(plane) + 0.02)
  const grey = (means[0]! + means[1]! + means[2]!) / 3
  const tint = (c: number) => clamp(Math.pow(means[c]! / grey, 0.3), 0.9, 1.1)
  return [level * tint(0), level * tint(1), level * tint(2)]
}
