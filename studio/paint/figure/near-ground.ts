import type { Person } from '../../scene/scene-spec.ts'
import type { Layer } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import type { Place } from './place.ts'
import { paintFolds, tapered } from './shape.ts'

type PaintGround = (place: Place) => void

/** Runs over the ground from its far edge to the frame's, `near` 0..1. */
function scatter({ layer: { across, down }, random, floor }: Place, count: number, mark: (x: number, y: number, near: number) => void): void {
  for (let k = 0; k < count; k++) {
    const near = (k / count) ** 0.8
    mark(random() * across, floor + 24 + near * (down - floor), near)
  }
}

const speck = ({ brush }: Layer, x: number, y: number, wide: number, high: number, colour: Pigment, alpha: number) => {
  brush.fillStyle = css(colour, alpha)
  brush.beginPath()
  brush.ellipse(x, y, wide, high, 0, 0, 7)
  brush.fill()
}

const grass: PaintGround = (place) => {
  const { layer: { brush }, random, ground, shape, tone } = place
  const light = blend(ground, tone([226, 240, 150]), 0.5)
  scatter(place, 1500, (x, y, near) => {
    const tall = (10 + 26 * near) * (0.5 + 0.8 * random())
    const lean = (random() - 0.5) * tall
    brush.fillStyle = css(blend(shade(shape, 0.72), light, random()), 0.35 + 0.45 * near)
    brush.fill(tapered([[x, y, 0.9 + 1.4 * near], [x + lean * 0.3, y - tall * 0.6, 0.7 + near], [x + lean, y - tall, 0.1]]))
  })
}

const sand: PaintGround = (place) => {
  const { layer, random, ground } = place
  scatter(place, 900, (x, y, near) => speck(layer, x, y, 0.8 + 2 * near, 0.5 + near, random() < 0.5 ? shade(ground, 0.84) : blend(ground, [255, 250, 232], 0.5), 0.5))
  scatter(place, 26, (x, y, near) => {
    layer.brush.save()
    paintFolds(layer.brush, [[[x - 90, y], [x, y - 3], [x + 90, y + 1]]], shade(ground, 0.86), 2 + 3 * near, 0.3)
    layer.brush.restore()
  })
}

const snow: PaintGround = (place) => {
  const { layer, ground, tone } = place
  scatter(place, 22, (x, y, near) => speck(layer, x, y, 60 + 140 * near, 5 + 9 * near, blend(ground, tone([176, 200, 228]), 0.5), 0.16))
  scatter(place, 160, (x, y, near) => speck(layer, x, y, 0.7 + near, 0.6 + near, [255, 255, 255], 0.8))
}

const paving: PaintGround = ({ layer: { brush, across, down }, floor, ground, dusk, tone }) => {
  brush.strokeStyle = css(shade(ground, 0.7), 0.4)
  brush.lineWidth = 1.6
  brush.beginPath()
  for (let k = -14; k <= 14; k++) {
    brush.moveTo(across / 2 + k * 46, floor + 8)
    brush.lineTo(across / 2 + k * 150, down)
  }
  for (let k = 1; k < 8; k++) {
    const y = floor + 8 + (down - floor) * (k / 8) ** 1.7
    brush.moveTo(0, y)
    brush.lineTo(across, y)
  }
  brush.stroke()
  // The sky lies on the stone.
  const sheen = brush.createLinearGradient(0, floor, 0, down)
  sheen.addColorStop(0, css(tone([255, 232, 206], true), 0.3 + 0.1 * dusk))
  sheen.addColorStop(0.7, css(tone([255, 232, 206], true), 0))
  brush.fillStyle = sheen
  brush.fillRect(0, floor, across, down - floor)
}

/** The ground that a standing person's feet are on, in focus as they are. */
export const nearGrounds: Partial<Readonly<Record<NonNullable<Person['place']>, PaintGround>>> = { garden: grass, beach: sand, snow, city: paving }
