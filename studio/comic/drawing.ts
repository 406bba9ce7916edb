import { clamp, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { luma, type DisplayImage } from '../style/display-image.ts'
import { tangentFlow } from '../style/flow.ts'
import { celTones, simplify, type CelOptions } from './cel.ts'
import { cleanLines, evened } from './clean-lines.ts'
import type { ComicOptions } from './comic-look.ts'
import type { FaceStyle } from './face-style.ts'
import { contours } from './contours.ts'
import { drawStrands } from './draw-strands.ts'
import { finerFaces } from './finer-faces.ts'
import { drawFeatures, layFeatures, type Features } from './features.ts'
import type { Portrait } from './portrait.ts'
import type { Watch } from '../vision/watch.ts'
import { layOut, paintClothes, type ClothPalette } from './paint-clothes.ts'
import { comb, paintHair, type HairPalette } from './paint-hair.ts'
import { paintFacialHair } from './facial-hair.ts'
import { paintSkin, type SkinPalette } from './paint-skin.ts'
import { featureMask } from './skin.ts'

/** How a look draws; lengths as shares of the long side. */
export interface DrawingStyle {
  cel: CelOptions
  /** Size of the shapes that are kept. */
  broad?: number
  skin: SkinPalette
  hair: HairPalette
  cloth: ClothPalette
  /** `contour` is the outline's width in widths of the lines. */
  lines: { width: number; contour: number; start: number; shortest: number; background: number }
  face: FaceStyle
}

/** A portrait as flat paint, lines and drawn features, for a look to put together. */
export interface Drawing {
  paint: DisplayImage
  /** 0 paper .. 1 ink */
  lines: Plane
  /** The hair's, if any is seen. */
  strands: Features | undefined
  features: Features
}

/** How much of a look's own saturation people take who are painted as the photo shows them: skin turns orange soon. */
const PEOPLE_VIVID = 0.25

type Context = Pick<TaskContext, 'progress' | 'checkCancelled'>

export function draw(portrait: Portrait, style: DrawingStyle, options: ComicOptions, context: Context): Drawing {
  const { image, person, faces } = portrait
  const { width, height } = image
  const long = Math.max(width, height)
  const watch = { checkCancelled: () => context.checkCancelled() }
  const ground = options.background === 'simplify' || (options.background !== 'none' && !portrait.hasPerson)
  // Of people only the clothes are taken from the photo's shapes: skin and hair have a manner of their own.
  const seen = ground ? undefined : faces.length ? portrait.clothes : person
  const calm = simplify(image, { broad: style.broad, seen, ...watch })
  context.progress(0.4)
  watch.checkCancelled()
  const cloth = faces.length ? layOut(calm, portrait, style.cloth.softness, watch) : undefined
  const grow = (plane: Plane) => resizePlane(plane, calm.width, calm.height, width, height)
  const paint: DisplayImage = { width, height, planes: [grow(calm.planes[0]), grow(calm.planes[1]), grow(calm.planes[2])] }
  watch.checkCancelled()
  finerFaces(paint, image, portrait.painted, watch)
  const vivid = 0.4 + 1.2 * options.colour
  if (ground || !cloth) {
    const saturation = cloth || !portrait.hasPerson ? style.cel.saturation : style.cel.saturation ** PEOPLE_VIVID
    celTones(paint, { ...style.cel, saturation: saturation * vivid }, seen)
  }
  watch.checkCancelled()
  if (cloth)
    paintClothes(
      paint,
      portrait,
      cloth,
      { ...style.cloth, saturation: style.cloth.saturation * (0.5 + 0.5 * vivid), skin: style.skin },
      ground,
      watch,
    )
  const combed = comb(portrait, options.seed, watch)
  const strands = combed && drawStrands(portrait, combed, style.hair, options.seed, watch)
  if (combed) paintHair(paint, portrait, combed, style.hair, ground, watch)
  if (strands) layFeatures(paint, strands)
  watch.checkCancelled()
  paintSkin(paint, portrait, style.skin, featureMask(image, faces), ground, watch)
  paintFacialHair(paint, portrait, watch)
  context.progress(0.5)
  const scale = style.lines.width * long * (0.6 + 0.8 * options.lines)
  const lines = drawnEdges(portrait, style, { scale, start: style.lines.start * (1.5 - options.lines), ground }, watch)
  context.progress(0.8)
  joinLines(lines, contours(portrait, scale * style.lines.contour, options.seed, watch))
  watch.checkCancelled()
  return { paint, lines, strands, features: drawFeatures(image, faces, style.face, options.eyes) }
}

/** The photo's edges in lines, but none within hair and, hands aside, skin. */
function drawnEdges(
  portrait: Portrait,
  style: DrawingStyle,
  { scale, start, ground }: { scale: number; start: number; ground: boolean },
  watch: Watch,
): Plane {
  const {
    image,
    cv: { cv },
  } = portrait
  const long = Math.max(image.width, image.height)
  const grey = evened(luma(image))
  watch.checkCancelled()
  const flow = tangentFlow(grey, image.width, image.height, long / 330)
  watch.checkCancelled()
  // A ground of its own has no lines of the photo's.
  const ease = easeOf(portrait, ground ? style.lines.background : 0, portrait.hasPerson || !ground)
  return cleanLines(cv, grey, image, flow, {
    scale,
    start,
    carry: start * 0.36,
    shortest: style.lines.shortest * long,
    ease,
    ...watch,
  })
}

/** How readily lines are drawn within a hand. */
const FINGERS = 0.9

function easeOf({ image, skin, hair, person, hands, owner }: Portrait, far: number, told: boolean): Plane {
  const ease = new Float32Array(skin.length)
  const stretch = new Stretch(owner, image)
  for (let y = 0, i = 0; y < image.height; y++) {
    stretch.row(y)
    for (let x = 0; x < image.width; x++, i++) {
      // Fingers are parted by lines alone.
      const plain = skin[i]! > 0 ? skin[i]! * (1 - FINGERS * stretch.at(hands, x)) : 0
      ease[i] = (1 - plain) * (1 - hair[i]!) * (told ? far + (1 - far) * person[i]! : 1)
    }
  }
  return ease
}

function joinLines(lines: Plane, others: Plane): void {
  for (let i = 0; i < lines.length; i++) if (others[i]! > lines[i]!) lines[i] = others[i]!
}

/** Lays the lines over the paint in place: each point of a line takes a dark shade of the paint under it. */
export function inkOver(paint: DisplayImage, lines: Plane, ink: Rgb, own: number): void {
  for (let c = 0; c < 3; c++) {
    const plane = paint.planes[c]!
    for (let i = 0; i < plane.length; i++) plane[i]! += (plane[i]! * own + ink[c]! * (1 - own) - plane[i]!) * lines[i]!
  }
}

/** Light that spills from what is brighter than the threshold, screened over in place; sigma in pixels. */
export function glow(
  { width, height, planes }: DisplayImage,
  threshold: number,
  strength: number,
  sigma: number,
  { checkCancelled }: Watch,
): void {
  const small = fitWithin({ width, height }, Math.max(width, height) / 4)
  for (const plane of planes) {
    checkCancelled()
    const bright = resizePlane(plane, width, height, small.width, small.height)
    for (let i = 0; i < bright.length; i++) bright[i] = Math.max(0, bright[i]! - threshold)
    const spread = gaussianBlur(bright, small.width, small.height, sigma / 4)
    const light = resizePlane(spread, small.width, small.height, width, height)
    for (let i = 0; i < plane.length; i++) plane[i] = 1 - (1 - clamp(plane[i]!)) * (1 - Math.min(1, light[i]! * strength))
  }
}
