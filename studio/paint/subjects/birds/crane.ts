import { smoothstep } from '../../../pixels/colour.ts'
import { createLayer, type Brush } from '../../brush/layer.ts'
import { daylight } from '../../brush/light-rig.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import type { SubjectPainter } from '../../painter.ts'
import { coatOf } from '../fur/animal.ts'
import { paintPelt } from '../fur/hair.ts'
import { paintStrip, taper, type Strip } from '../fur/strip.ts'
import { Volume } from '../fur/volume.ts'
import { ownColour } from '../stage.ts'

const BODY = new Volume([
  [0.2, 0, 0, 0.86, 0.46, 0.5],
  [-0.3, -0.06, 0.05, 0.46, 0.4, 0.44],
  [0.75, 0.12, -0.05, 0.56, 0.34, 0.4],
])
const HEAD = new Volume([[-0.84, -1.86, 0, 0.2, 0.165, 0.2], [-0.74, -1.76, -0.02, 0.17, 0.17, 0.18]])

function paintLeg(brush: Brush, hip: number, foot: number, lifted: boolean, colour: Pigment): void {
  brush.strokeStyle = css(colour)
  brush.lineWidth = 0.06
  brush.beginPath()
  brush.moveTo(hip, 0.34)
  if (lifted) {
    brush.lineTo(hip - 0.34, 1.12)
    brush.lineTo(hip + 0.12, 1.5)
  } else {
    brush.lineTo(hip + 0.05, 1.25)
    brush.lineTo(foot, 2.32)
    for (const toe of [-0.3, -0.12, 0.16]) {
      brush.moveTo(foot, 2.3)
      brush.lineTo(foot + toe, 2.37)
    }
  }
  brush.stroke()
  brush.fillStyle = css(shade(colour, 1.3))
  brush.beginPath()
  brush.arc(lifted ? hip - 0.34 : hip + 0.05, lifted ? 1.12 : 1.25, 0.052, 0, 2 * Math.PI)
  brush.fill()
}

/** A red-crowned crane standing on one leg: white, with a black neck and a bustle of black plumes. */
export const paintCrane: SubjectPainter = (spec, size, context) => {
  const { random, noise } = context
  const { brush } = createLayer(size, size)
  const rig = daylight[spec.time]
  const brightness = Math.min(1, (rig.key[0] + rig.key[1] + rig.key[2]) / 760)
  const own = ownColour(spec, 'bird')
  const coat = own ? coatOf(own, own) : undefined
  const white: Pigment = coat?.base ?? [248, 247, 244]
  const black: Pigment = coat ? shade(coat.dark, 0.6) : [40, 38, 44]
  const unit = 1000 / 4.5
  const flip = random() < 0.5 ? -1 : 1
  brush.translate(500, 2.1 * unit)
  brush.scale(flip * unit, unit)
  const leg = shade([78, 72, 76], brightness)
  paintLeg(brush, 0.3, 0.3, random() < 0.6, shade(leg, 0.8))
  paintLeg(brush, 0.12, 0.1, false, leg)
  const plume = (k: number): Strip => ({
    base: [0.72 + 0.06 * k, -0.12 + 0.08 * k], control: [1.3, -0.1 + 0.2 * k], tip: [1.34 + 0.12 * k, 0.42 + 0.18 * k],
    halfWidth: (s) => 0.13 * Math.sqrt(taper(s)) * (1 - 0.5 * s), colour: (s, t) => blend(black, [96, 100, 120], 0.25 * Math.max(0, -t) * (1 - s)), spread: 0.2, length: 0.14, spacing: 0.0125, relief: 0.8,
  })
  for (const k of [2, 1, 0]) paintStrip(brush, plume(k), rig, context)
  paintPelt(brush, BODY, {
    spacing: 0.0125,
    colour: (u, v) => blend(white, [196, 204, 218], 0.5 * smoothstep(0.1, 0.45, v) + 0.18 * smoothstep(0.3, 0.8, Math.sin(u * 12 + v * 9))),
    angle: (u, v) => 0.22 + noise.at(u * 3, v * 3) * 0.3 + 0.5 * smoothstep(0.2, 0.4, v),
    length: (u) => 0.11 + 0.06 * smoothstep(0, 1, u),
    order: (u) => u,
  }, rig, context)
  paintStrip(brush, {
    base: [-0.42, -0.02], control: [-1.12, -0.95], tip: [-0.74, -1.82],
    halfWidth: (s) => 0.24 - 0.2 * smoothstep(0, 0.45, s) + 0.07 * smoothstep(0.5, 1, s),
    colour: (s, t) => blend(white, black, smoothstep(0.34, 0.44, s + noise.at(s * 9, t * 3) * 0.05) * smoothstep(0.6, 0.2, t * smoothstep(0.55, 0.95, s))),
    spread: 0.25, length: 0.1, spacing: 0.0115, relief: 0.9,
  }, rig, context)
  paintPelt(brush, HEAD, {
    spacing: 0.0105,
    colour: (u, v) => blend(blend(white, black, smoothstep(-0.78, -0.9, u - (v + 1.8) * 0.9)), [206, 40, 38], smoothstep(-1.9, -1.95, v)),
    angle: () => 0.4, length: () => 0.07, order: (u) => u,
  }, rig, context)
  brush.fillStyle = css(shade([96, 92, 82], brightness))
  brush.beginPath()
  brush.moveTo(-0.98, -1.92)
  brush.lineTo(-1.58, -1.74)
  brush.lineTo(-0.99, -1.8)
  brush.fill()
  brush.fillStyle = css([14, 10, 10])
  brush.beginPath()
  brush.arc(-0.9, -1.88, 0.03, 0, 2 * Math.PI)
  brush.fill()
  return { width: size, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, size, size).data) }
}
