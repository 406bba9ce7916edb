import { fitWithin } from '../pixels/raster.ts'
import { luma, resizeDisplay, type DisplayImage } from './display-image.ts'
import { tangentFlow } from './flow.ts'
import { kuwahara } from './kuwahara.ts'

/** Longest side at which a picture is calmed: what is left afterwards has no finer detail. */
const WORK_SIDE = 720

interface CalmOptions {
  /** Of the flow that forms follow, and of one Kuwahara pass after the other; shares of the long side. */
  flow: number
  radii: readonly number[]
  sharpness?: number | undefined
  checkCancelled: () => void
}

/** A picture without its texture: flats flow together along the forms while their edges stay. A copy, at its own size. */
export function calm(image: DisplayImage, { flow: sigma, radii, sharpness, checkCancelled }: CalmOptions): DisplayImage {
  let flat = resizeDisplay(image, fitWithin(image, WORK_SIDE))
  const { width, height } = flat
  const long = Math.max(width, height)
  checkCancelled()
  const flow = tangentFlow(luma(flat), width, height, sigma * long)
  for (const radius of radii) flat = kuwahara(flat, flow, radius * long, sharpness, { checkCancelled })
  return resizeDisplay(flat, image)
}
