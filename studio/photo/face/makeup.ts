import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { luma } from '../../style/display-image.ts'
import { faceRegions } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import type { Face } from '../../vision/faces.ts'
import { complexion } from './complexion.ts'
import { closeView, putBack, viewFace, type FaceView } from './face-view.ts'
import { liner, shadow } from './makeup/eyes.ts'
import { blush, brows, contour } from './makeup/face-layers.ts'
import { glitter } from './makeup/glitter.ts'
import { huadian } from './makeup/huadian.ts'
import { lashes } from './makeup/lashes.ts'
import { lens } from './makeup/lens.ts'
import { lipstick } from './makeup/lipstick.ts'
import { makeupLooks, type MakeupLayer, type MakeupLook, type MakeupLookName } from './makeup/looks.ts'
import type { Canvas } from './makeup/paint.ts'
import { brightenSkin } from './skin-tone.ts'
import { smoothSkin } from './smooth-skin.ts'

export interface MakeupOptions {
  look: MakeupLookName
  /** 0..1, over all layers. */
  strength: number
  /** '#rrggbb' instead of the look's own lipstick. */
  lipColour?: string
}

/** Paints a look on one face of the photo (its points in the photo's pixels), in place. */
export function makeUp(photo: RasterImage, face: Face, { look, strength, lipColour }: MakeupOptions, context: Pick<TaskContext, 'checkCancelled'>): void {
  const { foundation, layers }: MakeupLook = makeupLooks[look]
  const view = viewFace(photo, face)
  const before = view.planes.map((plane) => plane.slice())
  const skin = complexion(view, context)
  context.checkCancelled()
  smoothSkin(view, skin, foundation * strength, context)
  context.checkCancelled()
  brightenSkin(view, skin, 0.5 * foundation * strength, context)
  const { close, cut, toParent } = closeView(view)
  context.checkCancelled()
  const light = luma({ planes: close.planes })
  const canvas: Canvas = { ...close, light, lit: lightOn(close, light), skin: cut(skin.bare), strength }
  for (const layer of layers) {
    context.checkCancelled()
    paint(canvas, layer.kind === 'lipstick' && lipColour ? { ...layer, colour: lipColour } : layer)
  }
  toParent()
  putBack(photo, view, before, context)
}

function paint(canvas: Canvas, layer: MakeupLayer): void {
  switch (layer.kind) {
    case 'shadow':
      return shadow(canvas, layer)
    case 'liner':
      return liner(canvas, layer)
    case 'lashes':
      return lashes(canvas, layer)
    case 'lens':
      return lens(canvas, layer)
    case 'blush':
      return blush(canvas, layer)
    case 'brows':
      return brows(canvas, layer)
    case 'contour':
      return contour(canvas, layer)
    case 'glitter':
      return glitter(canvas, layer)
    case 'huadian':
      return huadian(canvas, layer)
    case 'lipstick':
      return lipstick(canvas, layer)
  }
}

/** Paint must be as bright as the light it is seen in: deep skin is told from a dim room by the whites of the eyes. */
function lightOn({ face, ...size }: FaceView, light: Plane): number {
  const { oval, leftEye, rightEye } = faceRegions
  const skin = brightest(light, regionMask(face, [oval], size), 0.9)
  const whites = brightest(light, regionMask(face, [leftEye, rightEye], size), 0.85)
  return clamp(Math.max(skin, whites) / 0.78, 0.45, 1.05)
}

function brightest(light: Plane, mask: Plane, quantile: number): number {
  const values: number[] = []
  for (let i = 0; i < mask.length; i++) if (mask[i]! > 0.5) values.push(light[i]!)
  return values.sort((a, b) => a - b)[Math.floor(values.length * quantile)] ?? 0.7
}
