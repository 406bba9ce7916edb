import { type Colours, gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { luma, percentiles } from '../style/display-image.ts'
import { toHsv } from './main-colours.ts'
import type { PictureFacts } from './picture-facts.ts'

/** Mean of a plane over a part of the picture, as shares of its sides. */
export function meanOf(plane: Plane, { width, height }: Size, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let [sum, count] = [0, 0]
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    for (let x = Math.floor(left * width); x < right * width; x++, count++) sum += plane[y * width + x]!
  }
  return sum / Math.max(1, count)
}

/** How bright, how hard and from where: from the low frequencies of the picture's luma. */
export function readLight(colours: Colours, size: Size): PictureFacts['light'] {
  const grey = luma({ planes: colours })
  const [low, middle, high] = percentiles(grey, [0.05, 0.5, 0.95]) as [number, number, number]
  const soft = gaussianBlur(grey, size.width, size.height, Math.max(size.width, size.height) / 10)
  const tilt = meanOf(soft, size, [0.6, 0, 1, 1]) - meanOf(soft, size, [0, 0, 0.4, 1])
  const fall = meanOf(soft, size, [0, 0, 1, 0.4]) - meanOf(soft, size, [0, 0.6, 1, 1])
  const from = Math.abs(tilt) > 0.09 && Math.abs(tilt) > fall ? (tilt > 0 ? 'right' : 'left') : fall > 0.14 ? 'above' : 'all'
  return {
    level: middle < 0.16 ? 'dark' : middle < 0.36 ? 'dim' : middle > 0.62 ? 'bright' : 'even',
    contrast: high - low < 0.45 ? 'soft' : high - low > 0.82 ? 'strong' : 'normal',
    from,
  }
}

/** How strong and how warm the colours are on the whole. */
export function readColourMood([red, green, blue]: Colours): Pick<PictureFacts, 'vividness' | 'warmth'> {
  let [saturation, warm] = [0, 0]
  for (let i = 0; i < red.length; i++) {
    const [, s, v] = toHsv(red[i]!, green[i]!, blue[i]!)
    saturation += s * v
    warm += red[i]! - blue[i]!
  }
  saturation /= red.length
  warm /= red.length
  return {
    vividness: saturation < 0.03 ? 'grey' : saturation < 0.14 ? 'muted' : saturation > 0.34 ? 'vivid' : 'natural',
    warmth: warm > 0.07 ? 'warm' : warm < -0.05 ? 'cool' : 'neutral',
  }
}
