import type { RasterImage } from '../pixels/linear-image.ts'
import { gaussianBlur, resizePlane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { Cutout } from './cutout.ts'
import { defocus } from './defocus.ts'
import { cover, placeCutout, type Placement } from './place.ts'
import { subjectGains } from './subject-gains.ts'

export interface BackgroundChangeOptions {
  /** Depth of field: how far the backdrop is out of focus, 0..1. */
  blur: number
  /** Light of the backdrop that spills over the subject's edge, 0..1. */
  lightWrap: number
  /** How far the subject takes on the backdrop's tint, 0..1. */
  colourPull: number
  /** How far the subject takes on the backdrop's brightness, 0..1. */
  exposureMatch: number
  placement: Placement
}

export const BACKGROUND_CHANGE_DEFAULTS: BackgroundChangeOptions = {
  blur: 0.3,
  lightWrap: 0.5,
  colourPull: 0.3,
  exposureMatch: 0.3,
  placement: { x: 0, y: 0, scale: 1 },
}

/** Sigmas as shares of the frame's longest side. */
const STRONGEST_BLUR = 0.02
const WRAP_SPREAD = 1 / 28
const EDGE_SPREAD = 1 / 60
const EDGE_SIDE = 512
/** Thin limbs are all edge: more than this and they dissolve into a bright backdrop. */
const STRONGEST_WRAP = 0.36

/** Sets a cutout before another background (which fills the photo's frame) and lights it as if it stood there. */
export async function backgroundChange(
  cutout: Cutout,
  backdrop: RasterImage,
  options: BackgroundChangeOptions,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<RasterImage> {
  const { alpha, foreground } = await placeCutout(cutout, options.placement, context)
  const { width, height } = foreground
  const longest = Math.max(width, height)
  const scene = await cover(backdrop, foreground)
  context.checkCancelled()
  const ground = defocus(scene, options.blur * STRONGEST_BLUR * longest, undefined, context)
  context.progress(0.3)
  context.checkCancelled()
  const light = defocus(scene, WRAP_SPREAD * longest, undefined, context)
  context.checkCancelled()
  const gains = subjectGains(foreground, alpha, light, options)

  const small = fitWithin(foreground, EDGE_SIDE)
  const outline = resizePlane(alpha, width, height, small.width, small.height)
  const spread = gaussianBlur(outline, small.width, small.height, EDGE_SPREAD * Math.max(small.width, small.height))

  const onGround = new Stretch(ground, foreground)
  const onLight = new Stretch(light, foreground)
  const onSpread = new Stretch(small, foreground)
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) {
      context.checkCancelled()
      context.progress(0.5 + (0.5 * y) / height)
    }
    for (const stretch of [onGround, onLight, onSpread]) stretch.row(y)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = alpha[i]!
      const wrap = a > 0 ? Math.min(STRONGEST_WRAP, 2 * options.lightWrap * a * (1 - onSpread.at(spread, x))) : 0
      for (let c = 0; c < 3; c++) {
        const behind = a < 1 ? onGround.at(ground.planes[c]!, x) : 0
        const lit = relight(foreground.data[i * 3 + c]! / 255, gains[c]!)
        const screened = wrap > 0.01 ? 1 - (1 - lit) * (1 - onLight.at(light.planes[c]!, x) * wrap) : lit
        data[i * 3 + c] = 255 * (screened * a + behind * (1 - a)) + 0.5
      }
    }
  }
  return { width, height, channels: 3, data }
}

/** Dims in proportion; brightens along a curve that keeps white at white, so that no highlight burns out. */
const relight = (value: number, gain: number) => (gain <= 1 ? value * gain : (value * gain) / (1 + (gain - 1) * value))
