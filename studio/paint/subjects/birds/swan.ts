import { smoothstep } from '../../../pixels/colour.ts'
import { createLayer, type Brush } from '../../brush/layer.ts'
import { daylight } from '../../brush/light-rig.ts'
import { blend, css, lightness, shade, type Pigment } from '../../brush/pigment.ts'
import type { SubjectPainter } from '../../painter.ts'
import { coatOf } from '../fur/animal.ts'
import { paintPelt } from '../fur/hair.ts'
import { paintStrip, taper, type Strip } from '../fur/strip.ts'
import { Volume } from '../fur/volume.ts'
import { ownColour } from '../stage.ts'

const BODY = new Volume([
  [0.25, 0, 0, 1.18, 0.56, 0.6],
  [-0.55, 0.02, 0.06, 0.62, 0.5, 0.52],
  [1.05, -0.12, -0.06, 0.62, 0.38, 0.4],
])
const HEAD = new Volume([[-0.92, -1.66, 0, 0.24, 0.19, 0.22], [-0.78, -1.62, -0.02, 0.18, 0.19, 0.18]])

/** An orange bill with the black knob and the black mask up to the eye. */
function paintBill(brush: Brush, bill: Pigment): void {
  brush.fillStyle = css(bill)
  brush.beginPath()
  brush.moveTo(-1.08, -1.74)
  brush.quadraticCurveTo(-1.3, -1.68, -1.54, -1.5)
  brush.quadraticCurveTo(-1.52, -1.44, -1.42, -1.45)
  brush.quadraticCurveTo(-1.2, -1.5, -1.06, -1.56)
  brush.fill()
  brush.fillStyle = css([22, 20, 22])
  brush.beginPath()
  brush.moveTo(-0.98, -1.72)
  brush.quadraticCurveTo(-1.1, -1.86, -1.2, -1.7)
  brush.quadraticCurveTo(-1.12, -1.62, -1.07, -1.55)
  brush.quadraticCurveTo(-1.0, -1.6, -0.98, -1.72)
  brush.fill()
  brush.beginPath()
  brush.arc(-0.96, -1.71, 0.034, 0, 2 * Math.PI)
  brush.fill()
}

/** A swan afloat, its neck in an S and the wings a little raised. */
export const paintSwan: SubjectPainter = (spec, size, context) => {
  const { random, noise } = context
  const { brush } = createLayer(size, size)
  const rig = daylight[spec.time]
  const brightness = Math.min(1, (rig.key[0] + rig.key[1] + rig.key[2]) / 760)
  const own = ownColour(spec, 'bird')
  const white: Pigment = own && lightness(own) < 0.85 ? coatOf(own, own).base : [250, 249, 246]
  const shaded: Pigment = blend(white, [164, 180, 206], 0.5)
  const unit = 1000 / 3.5
  const flip = random() < 0.5 ? -1 : 1
  brush.translate(500 - flip * 40, 1000 - 0.46 * unit)
  brush.scale(flip * unit, unit)
  const band = (base: Strip['base'], control: Strip['control'], tip: Strip['tip'], wide: number, tone: (s: number, t: number) => number): Strip => ({
    base, control, tip, halfWidth: (s) => wide * Math.sqrt(taper(s)) * (0.55 + 0.45 * Math.sin(Math.min(1, s * 1.15 + 0.1) * Math.PI)),
    colour: (s, t) => blend(white, shaded, tone(s, t)), spread: 0.16, length: 0.15, spacing: 0.0125, relief: 0.6,
  })
  paintStrip(brush, band([1.2, -0.06], [1.6, -0.1], [1.86, -0.34], 0.2, (s) => 0.3 + 0.4 * s), rig, context)
  paintPelt(brush, BODY, {
    spacing: 0.0125,
    colour: (u, v) => blend(white, shaded, 0.9 * smoothstep(0.05, 0.5, v + noise.at(u * 3, v * 3) * 0.06)),
    angle: (u, v) => 0.08 + noise.at(u * 3, v * 3) * 0.25 - 0.25 * smoothstep(0.6, 1.4, u),
    length: () => 0.13,
    order: (u) => u,
  }, rig, context)
  // Wing coverts in three rows, the rear ones long.
  for (const k of [2, 1, 0]) {
    const quills = (s: number, t: number) => 0.2 * k + 0.55 * smoothstep(0.72, 0.95, Math.abs(Math.sin(t * 8 + k))) * s + 0.25 * smoothstep(0.4, 1, t)
    paintStrip(brush, band([-0.3 + 0.28 * k, -0.2 - 0.04 * k], [0.45 + 0.3 * k, -0.62 - 0.02 * k], [1.14 + 0.22 * k, -0.3 - 0.1 * k], 0.34 - 0.05 * k, quills), rig, context)
  }
  paintStrip(brush, {
    base: [-0.66, 0.12], control: [-1.5, -0.4], tip: [-0.94, -0.92],
    halfWidth: (s) => 0.36 - 0.2 * smoothstep(0, 0.7, s), colour: (s, t) => blend(white, shaded, 0.7 * smoothstep(0.1, 1, t) + 0.2 * (1 - s)),
    spread: 0.2, length: 0.1, spacing: 0.0115, relief: 0.9,
  }, rig, context)
  paintStrip(brush, {
    base: [-0.96, -0.86], control: [-0.5, -1.28], tip: [-0.78, -1.66],
    halfWidth: (s) => 0.165 - 0.03 * Math.sin(s * Math.PI), colour: (_, t) => blend(white, shaded, 0.6 * smoothstep(0.1, 1, t)),
    spread: 0.2, length: 0.09, spacing: 0.0115, relief: 0.9,
  }, rig, context)
  paintPelt(brush, HEAD, {
    spacing: 0.0105, colour: (_, v) => blend(white, shaded, 0.5 * smoothstep(-1.62, -1.5, v)), angle: () => 0.3, length: () => 0.07, order: (u) => u,
  }, rig, context)
  paintBill(brush, shade([232, 118, 40], brightness))
  return { width: size, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, size, size).data) }
}
