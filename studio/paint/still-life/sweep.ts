import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, type Layer } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow } from '../figure/shape.ts'

const PAPERS = ['#c4bcb0', '#a9b5af', '#b0b9c2', '#cdb09c', '#b9ad9b', '#a7a0ac'].map(pigment)
const LIGHT: Readonly<Record<SceneSpec['time'], Pigment>> = { day: [255, 248, 234], dawn: [255, 226, 204], sunset: [255, 190, 120], night: [255, 178, 104] }
/** Where the paper bends from the wall to the floor, shares of the height. */
const [BEND, FLAT] = [0.54, 0.74]

/** A photographer's paper that bends from wall to floor, with a window's light on it; `grade` is the palette's own colour. */
export function paintSweep(layer: Layer, spec: SceneSpec, grade: Pigment | undefined): void {
  const { brush, across, down } = layer
  const random = createRandom(spec.seed ^ 0x2f6b)
  const dim = spec.time === 'night' ? 0.3 : spec.mood === 'dramatic' || spec.mood === 'mysterious' ? 0.5 : spec.time === 'sunset' ? 0.86 : 1
  const drawn = pick(random, PAPERS)
  const paper = shade(grade ? blend(drawn, grade, 0.65) : drawn, dim)
  const light = LIGHT[spec.time]
  const back = brush.createLinearGradient(0, 0, 0, down)
  back.addColorStop(0, css(shade(paper, 0.8)))
  back.addColorStop(BEND, css(blend(paper, light, 0.1)))
  back.addColorStop((BEND + FLAT) / 2, css(blend(paper, light, 0.2)))
  back.addColorStop(FLAT, css(blend(paper, light, 0.26)))
  back.addColorStop(1, css(shade(paper, 0.86)))
  brush.fillStyle = back
  brush.fillRect(0, 0, across, down)
  glow(brush, [across * 0.24, down * 0.22], Math.max(across, down) * 0.62, light, spec.time === 'night' ? 0.3 : 0.34)
  const edge = brush.createRadialGradient(across / 2, down / 2, Math.hypot(across, down) * 0.28, across / 2, down / 2, Math.hypot(across, down) * 0.56)
  edge.addColorStop(0, css([10, 10, 16], 0))
  edge.addColorStop(1, css([10, 10, 16], 0.3))
  brush.fillStyle = edge
  brush.fillRect(0, 0, across, down)
  if (spec.time === 'night') return
  // The window's panes, leaning across the wall.
  const panes = createLayer(layer.width, layer.height)
  panes.brush.fillStyle = css(light)
  const left = across * (0.5 + 0.16 * random())
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 2; column++) {
      const [x, y, wide, high] = [left + column * 190 - row * 46, down * 0.06 + row * 168 + column * 34, 168, 146]
      panes.brush.beginPath()
      panes.brush.moveTo(x, y)
      panes.brush.lineTo(x + wide, y + 30)
      panes.brush.lineTo(x + wide - 40, y + 30 + high)
      panes.brush.lineTo(x - 40, y + high)
      panes.brush.fill()
    }
  lay(layer, panes, { sigma: 9, alpha: 0.22 * dim })
}
