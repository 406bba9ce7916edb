import { createRandom } from '../../pixels/random.ts'
import { createLayer, lay, putPixels } from '../brush/layer.ts'
import { css, type Pigment } from '../brush/pigment.ts'
import type { SubjectLayer } from '../painter.ts'

/** How far the light of a fire reaches about it, points. */
const AURA = 34
const FAINT = 9

/** What burns, with a light about it and sparks that drift from it, in the fire's own colours. */
export function withEmbers({ width, height, data }: SubjectLayer, colours: readonly Pigment[], aura: number, seed: number): SubjectLayer {
  const layer = createLayer(width, height)
  const { brush } = layer
  const figure = createLayer(width, height)
  putPixels(figure.brush, { width, height, data })
  const light = createLayer(width, height)
  lay(light, figure)
  light.brush.globalCompositeOperation = 'source-in'
  light.brush.fillStyle = css(colours[0]!)
  light.brush.fillRect(0, 0, 1000, 1000)
  lay(layer, light, { sigma: AURA, alpha: aura })
  lay(layer, light, { sigma: AURA / 4, alpha: aura * 0.6 })
  lay(layer, figure)
  const random = createRandom(seed)
  for (let k = 0; k < 900; k++) {
    const [u, v, drift, girth, tone] = [random(), random(), random(), random() ** 3, random()]
    // Sparks start where something burns and rise a little from it.
    if (data[4 * (Math.floor(v * height) * width + Math.floor(u * width)) + 3]! < 128) continue
    const [x, y, radius] = [u * 1000 + (drift - 0.5) * 130, v * 1000 + 60 * (tone - 0.6) * drift * 2, 1.4 + 4.2 * girth]
    const colour = colours[Math.floor(tone * colours.length)]!
    const glow = brush.createRadialGradient(x, y, 0, x, y, radius * 2.6)
    glow.addColorStop(0, css([250, 226, 160], 0.95))
    glow.addColorStop(0.3, css(colour, 0.8))
    glow.addColorStop(1, css(colour, 0))
    brush.fillStyle = glow
    brush.fillRect(x - radius * 2.6, y - radius * 2.6, radius * 5.2, radius * 5.2)
  }
  const lit = new Uint8ClampedArray(brush.getImageData(0, 0, width, height).data)
  // What is all but clear has lost its colour to rounding.
  for (let i = 3; i < lit.length; i += 4) if (lit[i]! < FAINT) lit[i] = 0
  return { width, height, data: lit }
}
