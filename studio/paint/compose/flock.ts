import { createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Brush } from '../brush/layer.ts'
import { css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectLayer } from '../painter.ts'

const WHITE: readonly SceneSpec['subjects'][number]['variety'][] = ['crane', 'swan']
const LIGHTS: Record<SceneSpec['time'], number> = { dawn: 0.8, day: 1, sunset: 0.6, night: 0.4 }

/** Birds on the wing in a loose line across the sky, on a layer of the whole frame. */
export function paintFlock(spec: SceneSpec, width: number, height: number, count: number, random: Random): SubjectLayer {
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const unit = Math.min(width, height)
  // Birds that are all the picture is about are seen from nearer.
  const sole = spec.subjects.length === 1
  const span = unit * { close: 0.15, medium: 0.1, wide: 0.06 }[spec.framing] * (sole ? 2.1 : 1) * Math.pow(count, sole ? -0.22 : -0.15)
  const { colour: own, variety } = spec.subjects.find(({ kind }) => kind === 'bird') ?? {}
  const base: Pigment = own ? pigment(own.slice(0, 7)) : spec.scene === 'seascape' || WHITE.includes(variety) ? [238, 240, 244] : [52, 52, 60]
  const colour = shade(base, LIGHTS[spec.time])
  const [startX, startY, slope] = [0.16 + 0.16 * random(), 0.16 + (sole ? 0.06 : 0) + 0.14 * random(), (random() - 0.4) * 0.16]
  for (let k = 0; k < count; k++) {
    const [jitterX, jitterY, beat, vary] = [random(), random(), random(), random()]
    const along = count === 1 ? 0.4 : k / (count - 1)
    const x = (startX + 0.58 * along + (jitterX - 0.5) * 0.06) * width
    const y = (startY + slope * along + 0.05 * Math.abs(along - 0.4) + (jitterY - 0.5) * 0.06) * height
    paintFlier(brush, x, y, span * (0.75 + 0.5 * vary), 0.35 + 0.65 * beat, colour)
  }
  return { width, height, data: new Uint8ClampedArray(brush.getImageData(0, 0, width, height).data) }
}

/** Two tapered wings, a body and a tail; `lift` 0 (wings level) .. 1 (raised). */
function paintFlier(brush: Brush, x: number, y: number, span: number, lift: number, colour: Pigment): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(span / 2, span / 2)
  brush.rotate(-0.1)
  for (const side of [-1, 1]) {
    const far = side < 0 ? 0.82 : 1
    brush.fillStyle = css(shade(colour, side < 0 ? 0.82 : 1))
    brush.beginPath()
    brush.moveTo(-0.16, 0)
    brush.quadraticCurveTo(side * 0.34 * far, -0.5 * lift - 0.12, side * far, -0.22 * lift)
    brush.quadraticCurveTo(side * 0.42 * far, -0.24 * lift + 0.04, 0.2, 0.05)
    brush.closePath()
    brush.fill()
  }
  brush.fillStyle = css(shade(colour, 0.9))
  brush.beginPath()
  brush.ellipse(0.02, 0.03, 0.3, 0.075, 0, 0, 2 * Math.PI)
  brush.fill()
  brush.beginPath()
  brush.moveTo(-0.22, 0.02)
  brush.lineTo(-0.46, -0.03)
  brush.lineTo(-0.44, 0.09)
  brush.closePath()
  brush.fill()
  brush.restore()
}
