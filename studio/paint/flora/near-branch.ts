import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createRandom } from '../../pixels/random.ts'
import { createLayer, settle, tint } from '../brush/layer.ts'
import type { PaintContext, SubjectLayer } from '../painter.ts'
import { grow, paintBough, stamps, type Bough } from './bough.ts'
import { boughVarieties } from './variety.ts'

const LIGHT = { dawn: '#ffe6ea', day: '#ffffff', sunset: '#ffd2b0', night: '#8a92cc' } as const
const ZOOM = 0.62

/** A flowering branch that reaches into a landscape from an upper corner, of the frame's size. */
export function paintNearBranch(spec: SceneSpec, kind: NonNullable<SceneSpec['branch']>, width: number, height: number, outer: PaintContext): SubjectLayer {
  const random = createRandom(spec.seed ^ 0x3c6ef372)
  const context = { ...outer, random }
  const layer = createLayer(width, height)
  const { across, down, brush } = layer
  const variety = boughVarieties[kind]
  const fromLeft = random() < 0.5
  const sprites = stamps(variety, (variety.size * ZOOM * 1.3 * width) / across, context)
  const branch = (y: number, towards: readonly [x: number, y: number], girth: number) => {
    const bough: Bough = { limbs: [], sites: [] }
    const [x, tx] = fromLeft ? [-30, towards[0]] : [across + 30, across - towards[0]]
    grow(bough, x, y, Math.atan2(towards[1] - y, tx - x), Math.hypot(tx - x, towards[1] - y), girth, 1, context)
    paintBough(layer, bough, variety, sprites, ZOOM, 0.85, context)
    settle(brush)
    context.checkCancelled()
  }
  branch(down * 0.03, [across * 0.7, down * 0.09], 20)
  branch(down * 0.15, [across * 0.34, down * 0.17], 14)
  for (let k = 0; k < 16; k++) {
    brush.save()
    brush.translate(random() * across, down * (0.1 + 0.85 * random()))
    brush.rotate(random() * 6.28)
    brush.scale(1, 0.4 + 0.6 * random())
    variety.fall(brush, variety.size * (0.2 + 0.22 * random()), random)
    brush.restore()
  }
  if (spec.time !== 'day') tint(layer, LIGHT[spec.time])
  return { width, height, data: new Uint8ClampedArray(brush.getImageData(0, 0, width, height).data) }
}
