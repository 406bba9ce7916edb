import { smoothstep } from '../../../pixels/colour.ts'
import { createLayer, settle, type Brush } from '../../brush/layer.ts'
import { daylight } from '../../brush/light-rig.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext, SubjectPainter } from '../../painter.ts'
import { coatOf } from '../fur/animal.ts'
import { paintPelt } from '../fur/hair.ts'
import { Volume } from '../fur/volume.ts'
import { ownColour } from '../stage.ts'

const BODY = new Volume([[0, 0.42, 0, 0.4, 0.52, 0.44], [0, 0, 0.05, 0.25, 0.42, 0.3], [0, -0.4, 0.08, 0.19, 0.3, 0.24]])
const HEAD = new Volume([[0, -0.76, 0.1, 0.2, 0.2, 0.22]])

interface Train {
  barb: Pigment
  gold: Pigment
  ring: Pigment
  heart: Pigment
  pupil: Pigment
}
const TRAIN: Train = { barb: [36, 120, 74], gold: [186, 146, 58], ring: [42, 170, 170], heart: [34, 74, 190], pupil: [16, 18, 66] }

function trainOf(colour: Pigment | undefined): Train {
  if (!colour) return TRAIN
  const { base, dark, light } = coatOf(colour, colour)
  return { barb: blend(base, dark, 0.3), gold: light, ring: base, heart: dark, pupil: shade(dark, 0.5) }
}

/** A feather of the train from the origin upwards: barbs on both sides, the eye at its end; one length long. */
function paintFeather(brush: Brush, { barb, gold, ring, heart, pupil }: Train, long: number, light: number, random: () => number): void {
  brush.lineWidth = 0.011
  for (let k = 0; k < 26; k++) {
    const t = 0.3 + (0.66 * k) / 26
    const reach = (0.05 + 0.05 * t) * (0.8 + 0.4 * random())
    brush.strokeStyle = css(shade(blend(barb, gold, 0.55 * random() * t), light * (0.75 + 0.5 * random())), 0.9)
    brush.beginPath()
    for (const side of [-1, 1]) {
      brush.moveTo(0, -t * long)
      brush.quadraticCurveTo(side * reach * 0.7, -t * long - 0.02, side * reach, -t * long - 0.11)
    }
    brush.stroke()
  }
  brush.strokeStyle = css(shade([206, 190, 150], light))
  brush.lineWidth = 0.012
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(0, -0.94 * long)
  brush.stroke()
  for (const [colour, wide, tall, drop] of [
    [blend(barb, gold, 0.35), 0.135, 0.165, 0], [gold, 0.104, 0.13, 0.004], [ring, 0.076, 0.094, 0.014], [heart, 0.05, 0.062, 0.024], [pupil, 0.028, 0.036, 0.04],
  ] as const) {
    brush.fillStyle = css(shade(colour, light))
    brush.beginPath()
    brush.ellipse(0, -long + drop, wide, tall, 0, 0, 2 * Math.PI)
    brush.fill()
  }
}

function paintWheel(brush: Brush, train: Train, brightness: number, { random, checkCancelled }: PaintContext): void {
  for (const [row, long, feathers] of [[0, 2.06, 25], [1, 1.66, 21], [2, 1.26, 17], [3, 0.9, 13]] as const) {
    settle(brush)
    checkCancelled()
    for (let k = 0; k < feathers; k++) {
      // From the edges inwards, so that the middle ones lie on top.
      const rank = k % 2 ? feathers - 1 - (k >> 1) : k >> 1
      const angle = ((rank + (row % 2 ? 0.5 : 0)) / (feathers - (row % 2 ? 0 : 1)) - 0.5) * 3.5
      brush.save()
      brush.translate(0, 0.42)
      brush.rotate(angle + (random() - 0.5) * 0.03)
      paintFeather(brush, train, long * (0.97 + 0.05 * random()), brightness * (0.72 + 0.07 * row + 0.12 * Math.cos(angle)), random)
      brush.restore()
    }
  }
}

/** A peacock from the front, its train raised to a wheel. */
export const paintPeacock: SubjectPainter = (spec, size, context) => {
  const { noise } = context
  const { brush } = createLayer(size, size)
  const rig = daylight[spec.time]
  const brightness = Math.min(1, (rig.key[0] + rig.key[1] + rig.key[2]) / 760)
  const train = trainOf(ownColour(spec, 'bird'))
  const unit = 1000 / 4.25
  brush.translate(500, 1000 - 1.42 * unit)
  brush.scale(unit, unit)
  paintWheel(brush, train, brightness, context)
  brush.strokeStyle = css(shade([112, 96, 84], brightness))
  brush.lineWidth = 0.05
  for (const x of [-0.14, 0.14]) {
    brush.beginPath()
    brush.moveTo(x, 0.85)
    brush.lineTo(x, 1.36)
    for (const toe of [-0.13, 0, 0.13]) {
      brush.moveTo(x, 1.34)
      brush.lineTo(x + toe, 1.4)
    }
    brush.stroke()
  }
  const blue = blend(train.heart, [30, 110, 220], 0.35)
  const feathers = (u: number, v: number): Pigment =>
    blend(blend(blue, train.ring, smoothstep(0.1, 0.5, Math.sin(u * 9 + v * 5 + noise.at(u * 4, v * 4) * 2))), blend(train.barb, [20, 30, 60], 0.5), smoothstep(0.3, 0.8, v))
  paintPelt(brush, BODY, { spacing: 0.0105, colour: feathers, angle: (u) => Math.PI / 2 + u * 0.5, length: () => 0.085, order: (_, v) => v }, rig, context)
  for (let k = -3; k <= 3; k++) {
    const [x, y] = [k * 0.075, -1.24 + 0.02 * k * k]
    brush.strokeStyle = css(shade(train.heart, brightness))
    brush.lineWidth = 0.014
    brush.beginPath()
    brush.moveTo(0, -0.9)
    brush.lineTo(x, y)
    brush.stroke()
    brush.fillStyle = css(shade(train.ring, brightness))
    brush.beginPath()
    brush.arc(x, y, 0.036, 0, 2 * Math.PI)
    brush.fill()
  }
  paintPelt(brush, HEAD, { spacing: 0.0105, colour: () => blue, angle: (u, v) => Math.atan2(v + 0.66, u), length: () => 0.05, order: (u, v) => Math.hypot(u, v + 0.66) }, rig, context)
  paintFace(brush, brightness)
  return { width: size, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, size, size).data) }
}

/** White stripes over and under the eyes, and a small beak. */
function paintFace(brush: Brush, brightness: number): void {
  brush.strokeStyle = css(shade([250, 250, 246], brightness))
  brush.lineWidth = 0.032
  for (const side of [-1, 1]) {
    for (const y of [-0.85, -0.7]) {
      brush.beginPath()
      brush.moveTo(side * 0.05, y + 0.02)
      brush.lineTo(side * 0.16, y)
      brush.stroke()
    }
    brush.fillStyle = css([14, 12, 14])
    brush.beginPath()
    brush.arc(side * 0.1, -0.77, 0.03, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.fillStyle = css(shade([196, 178, 150], brightness))
  brush.beginPath()
  brush.moveTo(-0.045, -0.72)
  brush.quadraticCurveTo(0, -0.76, 0.045, -0.72)
  brush.quadraticCurveTo(0.02, -0.6, 0, -0.58)
  brush.quadraticCurveTo(-0.02, -0.6, -0.045, -0.72)
  brush.fill()
}
