import { createRandom, type Random } from '../../pixels/random.ts'
import { createLayer, lay, type Brush, type Layer } from '../brush/layer.ts'
import { css, type Pigment } from '../brush/pigment.ts'

function paintBubble(brush: Brush, x: number, y: number, r: number, alpha: number): void {
  const ball = brush.createRadialGradient(x - r * 0.25, y - r * 0.3, r * 0.1, x, y, r)
  ball.addColorStop(0, `rgba(255,255,255,${0.1 * alpha})`)
  ball.addColorStop(0.72, `rgba(210,245,255,${0.14 * alpha})`)
  ball.addColorStop(0.93, `rgba(235,253,255,${0.75 * alpha})`)
  ball.addColorStop(1, 'rgba(235,253,255,0)')
  brush.fillStyle = ball
  brush.beginPath()
  brush.arc(x, y, r, 0, 2 * Math.PI)
  brush.fill()
  brush.fillStyle = `rgba(255,255,255,${0.9 * alpha})`
  brush.beginPath()
  brush.ellipse(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.12, -0.7, 0, 2 * Math.PI)
  brush.fill()
}

/** Columns of bubbles that rise from the reef, growing on their way. */
export function paintBubbles({ brush, across, down }: Layer, random: Random): void {
  for (let column = 0; column < 3; column++) {
    const [x, top, phase] = [0.1 + 0.8 * random(), 0.08 + 0.3 * random(), random() * 6]
    const count = 10 + Math.floor(10 * random())
    for (let k = 0; k < count; k++) {
      const s = (k + random()) / count
      const wide = 8 + 34 * s
      paintBubble(
        brush, x * across + Math.sin(s * 7 + phase) * wide + (random() - 0.5) * wide, (0.95 - (0.95 - top) * s) * down,
        (2 + 9 * random() * random()) * (0.5 + 0.9 * s), 0.55 + 0.4 * random(),
      )
    }
  }
}

/** Specks that hang in the water: fine and sharp, and a few out of focus near the eye. */
export function paintSpecks(layer: Layer, colour: Pigment, count: number, seed: number): void {
  const random = createRandom(seed)
  const { brush, across, down, width, height } = layer
  for (let k = 0; k < count; k++) {
    brush.fillStyle = css(colour, 0.08 + 0.4 * random() * random())
    brush.beginPath()
    brush.arc(random() * across, random() * down, 0.7 + 1.5 * random() * random(), 0, 2 * Math.PI)
    brush.fill()
  }
  const near = createLayer(width, height)
  for (let k = 0; k < count / 14; k++) {
    near.brush.fillStyle = css(colour, 0.1 + 0.16 * random())
    near.brush.beginPath()
    near.brush.arc(random() * across, random() * down, 5 + 12 * random(), 0, 2 * Math.PI)
    near.brush.fill()
  }
  lay(layer, near, { sigma: 3, mode: 'screen' })
}
