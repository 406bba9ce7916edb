import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, resizePlane } from '../../pixels/plane.ts'
import { fitWithin } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { defocus } from '../../photo/defocus.ts'
import { subjectGains } from '../../photo/subject-gains.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { Seated } from '../sitter/place-sitter.ts'
import { skinBalance } from './balance.ts'
import { shadeThroats } from './chin-shadow.ts'
import type { Lighting } from './lighting.ts'
import { reliefOf } from './relief.ts'
import { shade } from './shade.ts'

/** Sigmas and shifts as shares of the picture's longest side. */
const WRAP_SPREAD = 1 / 26
const EDGE_SPREAD = 1 / 70
const SHADOW_SPREAD = 1 / 30
const SHADOW_SHIFT = 0.045
const STRONGEST_WRAP = 0.3
const EDGE_SIDE = 512

/** Sets the seated people before the ground, in its light; `strength` 0..1 is how far they are relit. */
export function lightSitter(
  seated: Seated,
  ground: RasterImage,
  lighting: Lighting,
  strength: number,
  context: Pick<TaskContext, 'checkCancelled'>,
): RasterImage {
  const { colours, alpha } = seated
  const { width, height } = colours
  const longest = Math.max(width, height)
  const balance = skinBalance(seated)
  context.checkCancelled()
  const light = defocus(ground, WRAP_SPREAD * longest)
  context.checkCancelled()
  const gains = subjectGains(colours, alpha, light, { colourPull: lighting.pull, exposureMatch: lighting.pull * 0.5 }).map(
    (gain, c) => gain * balance[c]!,
  )
  context.checkCancelled()
  const relief = reliefOf(seated)
  context.checkCancelled()
  const { factors, rims, ...shadingSize } = shade(relief, alpha, colours, lighting)
  shadeThroats(factors, shadingSize, seated, lighting)
  // Of encoded colours, for light is linear.
  const exposures = factors.map((plane, c) => plane.map((factor) => gains[c]! * Math.pow(Math.max(0.02, 1 + strength * (factor - 1)), 1 / 2.2)))
  context.checkCancelled()
  const small = fitWithin(colours, EDGE_SIDE)
  const outline = resizePlane(alpha, width, height, small.width, small.height)
  const spread = gaussianBlur(outline, small.width, small.height, EDGE_SPREAD * EDGE_SIDE)
  const cast = gaussianBlur(outline, small.width, small.height, SHADOW_SPREAD * EDGE_SIDE)
  const shift = { x: Math.round(-Math.sign(lighting.key.from[0]) * SHADOW_SHIFT * small.height), y: Math.round(SHADOW_SHIFT * 0.6 * small.height) }
  const shadow = cast.map((_, i) => {
    const x = Math.min(small.width - 1, Math.max(0, (i % small.width) - shift.x))
    const y = Math.max(0, Math.floor(i / small.width) - shift.y)
    return 1 - lighting.shadow * cast[y * small.width + x]!
  })

  // Most of the people is no rim.
  const anyRim = rims[0].map((red, i) => red + rims[1][i]! + rims[2][i]!)

  const onShading = new Stretch(shadingSize, colours)
  const onSmall = new Stretch(small, colours)
  const onLight = new Stretch(light, colours)
  const data = new Uint8Array(width * height * 3)
  const stride = ground.channels
  for (let y = 0; y < height; y++) {
    if (y % 48 === 0) context.checkCancelled()
    onShading.row(y)
    onSmall.row(y)
    onLight.row(y)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = alpha[i]!
      const at = i * 3
      const shaded = a < 1 ? onSmall.at(shadow, x) : 1
      if (a === 0) {
        const below = i * stride
        data[at] = ground.data[below]! * shaded + 0.5
        data[at + 1] = ground.data[below + 1]! * shaded + 0.5
        data[at + 2] = ground.data[below + 2]! * shaded + 0.5
        continue
      }
      const wrap = Math.min(STRONGEST_WRAP, 1.6 * lighting.wrap * (1 - onSmall.at(spread, x)))
      const red = colours.data[at]!
      const green = colours.data[at + 1]!
      const blue = colours.data[at + 2]!
      // Hair and bright cloth catch more of a rim than what is dark and smooth.
      const catches = 0.3 + (red + green + blue) / 800
      const rimmed = onShading.at(anyRim, x) > 0 ? strength * catches : 0
      const toRed = onShading.at(exposures[0]!, x)
      const toGreen = onShading.at(exposures[1]!, x)
      const toBlue = onShading.at(exposures[2]!, x)
      // Brightens along a curve that keeps white at white, all colours alike: skin on a curve of each its own turns grey.
      const gain = 0.3 * toRed + 0.59 * toGreen + 0.11 * toBlue
      const shoulder = gain > 1 ? 1 / (1 + (gain - 1) * (Math.max(red, green, blue) / 255)) : 1
      for (let c = 0; c < 3; c++) {
        const lit = Math.min(1, (colours.data[at + c]! / 255) * (c === 0 ? toRed : c === 1 ? toGreen : toBlue) * shoulder)
        const rim = rimmed > 0 ? rimmed * onShading.at(rims[c]!, x) : 0
        const glow = rim + (wrap > 0.01 ? wrap * onLight.at(light.planes[c]!, x) : 0)
        const value = 1 - (1 - lit) * Math.max(0, 1 - glow)
        data[at + c] = 255 * value * a + ground.data[i * stride + c]! * shaded * (1 - a) + 0.5
      }
    }
  }
  return { width, height, channels: 3, data }
}
