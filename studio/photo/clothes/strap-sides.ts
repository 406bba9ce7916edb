import { boxBlur, type Colours, type Plane, resizePlane } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { colourPlanes, type Size } from '../../pixels/raster.ts'
import type { Watch } from '../../vision/watch.ts'
import type { Clothed } from './clothed.ts'

/** What lies on either side of a garment's straps, at one size. */
export interface StrapSides {
  /** sRGB, 0..1. */
  colours: Colours
  /** The garment, 0..1. */
  garment: Plane
  /** 1 on what is surely skin. */
  isSkin: Plane
  /** How much bare skin and how much garment there is around, 0..1. */
  bare: Plane
  near: Plane
  /** Mean colours of skin and cloth around. */
  skin: Colours
  cloth: Colours
  /** 1 where a strap may be: on the person, outside hair. */
  open: Plane
  faceHeight: number
}

/** Lengths in heights of the face. */
const REACH = 0.9
const SKIN_AROUND = 0.1
const CLOTH_AROUND = 0.3

export function strapSides(photo: RasterImage, { clothing, colours: seen }: Clothed, garment: Plane, size: Size, { checkCancelled }: Watch): StrapSides {
  const { width, height, skin: skinLike, hair, person, body } = clothing
  // Means are smooth: they are found at the small size.
  const around = (weight: Plane, reach: number): { total: Plane; means: Colours } => {
    const radius = Math.max(1, Math.round(reach * body.faceHeight))
    const total = boxBlur(weight, width, height, radius)
    const mean = (plane: Plane) => {
      checkCancelled()
      const sum = boxBlur(plane.map((value, i) => value * weight[i]!), width, height, radius)
      return sum.map((value, i) => value / (total[i]! + 1e-6))
    }
    return { total, means: [mean(seen[0]), mean(seen[1]), mean(seen[2])] }
  }
  const isSkin = skinLike.map((value, i) => (value > 0.8 && garment[i]! < 0.01 ? 1 : 0))
  const isCloth = garment.map((value) => (value > 0.99 ? 1 : 0))
  const skin = around(isSkin, SKIN_AROUND)
  const cloth = around(isCloth, CLOTH_AROUND)
  // Where there is no cloth close by, that within reach stands for it.
  const far = around(isCloth, REACH)
  const nearest = (c: 0 | 1 | 2) => cloth.means[c].map((value, i) => (cloth.total[i]! > 0.02 ? value : far.means[c][i]!))

  const grow = (plane: Plane) => resizePlane(plane, width, height, size.width, size.height)
  const grown = ([red, green, blue]: Colours): Colours => [grow(red), grow(green), grow(blue)]
  return {
    colours: colourPlanes(photo, size),
    garment: grow(garment),
    isSkin: grow(isSkin),
    bare: grow(skin.total),
    near: grow(far.total),
    skin: grown(skin.means),
    cloth: grown([nearest(0), nearest(1), nearest(2)]),
    open: grow(person.map((value, i) => (value > 0.4 && hair[i]! < 0.55 ? 1 : 0))),
    faceHeight: (body.faceHeight * size.width) / width,
  }
}

/** How far the colour is from skin (0) to cloth (1), and how far aside of that way; skin where the two are alike. */
export function wayToCloth({ skin, cloth }: StrapSides, read: (plane: Plane) => number, r: number, g: number, b: number): { way: number; aside: number } {
  const from = [read(skin[0]), read(skin[1]), read(skin[2])] as const
  const span = [read(cloth[0]) - from[0], read(cloth[1]) - from[1], read(cloth[2]) - from[2]] as const
  const off = [r - from[0], g - from[1], b - from[2]] as const
  const apart = span[0] * span[0] + span[1] * span[1] + span[2] * span[2]
  if (apart < LEAST_APART) return { way: 0, aside: 1 }
  const way = (off[0] * span[0] + off[1] * span[1] + off[2] * span[2]) / apart
  const rest = off[0] * off[0] + off[1] * off[1] + off[2] * off[2] - way * way * apart
  return { way, aside: Math.sqrt(Math.max(0, rest) / apart) }
}
const LEAST_APART = 0.02

/** Whether the pixel is the skin around it with less light, as where a chin throws its shade: of its hue or redder. */
export function isShade({ colours, skin }: StrapSides, i: number): boolean {
  let [product, square] = [0, 1e-6]
  for (let c = 0; c < 3; c++) {
    product += colours[c]![i]! * skin[c]![i]!
    square += skin[c]![i]! ** 2
  }
  const light = product / square
  let rest = 0
  for (let c = 0; c < 3; c++) rest += (colours[c]![i]! - light * skin[c]![i]!) ** 2
  const redder = colours[0][i]! - light * skin[0][i]!
  return light > DEEPEST_SHADE && rest < SAME_HUE * SAME_HUE && redder > -0.015
}
const DEEPEST_SHADE = 0.5
const SAME_HUE = 0.08
