import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { luma } from '../style/display-image.ts'
import type { PersonView } from '../vision/person-view.ts'

/** Least difference of hue at which cloth is told from skin, in the logarithm of the channels' ratios. */
const GREYER = 0.22

/** How surely a pixel below the chin is too grey for skin, 0..1: pale shirts have its light and nearly its hue. */
export function greyness({ width, height, colours, face, bareFace, body }: PersonView, skin: Plane): Plane {
  const [red, , blue] = colours
  // Red over green and green over blue together are red over blue.
  const warmth = red.map((value, i) => Math.log((value + 0.04) / (blue[i]! + 0.04)))
  const soft = gaussianBlur(warmth, width, height, Math.max(1, body.faceHeight / 40))
  const { mean, deviation } = statisticsWithin(soft, bareFace, 0.9)
  const least = Math.max(GREYER, 1.5 * deviation)
  const light = luma({ planes: colours })
  const usual = statisticsWithin(light, bareFace, 0.9).mean
  // A bright collar reaches up beside the chin.
  const chin = (i: number) => body.chin[1] + (face[i]! < 0.5 && light[i]! > 1.05 * usual ? -0.2 : 0.12) * body.faceHeight
  const own = soft.map(
    (value, i) =>
      smoothstep(least, least * 1.3, mean - value) * smoothstep(0, 0.1, (Math.floor(i / width) - chin(i)) / body.faceHeight),
  )
  // The folds of a shirt are warmer than the shirt: they belong to what is around them.
  const sigma = Math.max(1, body.faceHeight / 8)
  const near = gaussianBlur(skin, width, height, sigma)
  const around = gaussianBlur(own.map((value, i) => value * skin[i]!), width, height, sigma)
  return own.map((value, i) => Math.max(value, smoothstep(0.2, 0.35, clamp(around[i]! / (near[i]! + 0.02)))))
}

/** Texture against the cheeks' own, about 1 on bare skin. */
export function roughness({ width, height, colours: [red, green, blue], bareFace, body }: PersonView): Plane {
  const light = red.map((value, i) => Math.log(0.299 * value + 0.587 * green[i]! + 0.114 * blue[i]! + 0.06))
  const soft = gaussianBlur(light, width, height, Math.max(1, body.faceHeight / 40))
  const rough = gaussianBlur(
    light.map((value, i) => Math.abs(value - soft[i]!)),
    width,
    height,
    Math.max(1, body.faceHeight / 16),
  )
  const { mean } = statisticsWithin(rough, bareFace, 0.95)
  return rough.map((value) => (value + 0.004) / (mean + 0.004))
}
