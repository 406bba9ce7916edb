import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import type { Place } from './place.ts'
import { disc, outline, tapered } from './shape.ts'

type PaintLand = (place: Place) => void

/** Bare trees before a large moon. */
export const paintNightWood: PaintLand = ({ layer, random, floor, shape, tone }) => {
  const { brush, across } = layer
  const [mx, my, radius] = [across * (0.24 + 0.1 * random()), floor * 0.26, Math.min(across, floor) * 0.15]
  for (const [reach, alpha] of [[4, 0.07], [2.4, 0.12], [1.5, 0.2]] as const) disc(layer.brush, [mx, my], radius * reach, [196, 190, 255], alpha)
  disc(layer.brush, [mx, my], radius, [246, 240, 222])
  for (const [dx, dy, size] of [[-0.3, -0.2, 0.24], [0.3, 0.3, 0.3], [0.2, -0.4, 0.15]] as const) disc(layer.brush, [mx + dx * radius, my + dy * radius], size * radius, [216, 208, 200], 0.6)
  for (let k = 0; k < 90; k++) disc(layer.brush, [random() * across, random() * floor * 0.7], 0.8 + 1.6 * random(), [236, 232, 255], 0.5 + 0.5 * random())
  const bark = shade(tone(shape, true), 0.7)
  for (let k = 0; k < 12; k++) {
    const x = (across * (k + random())) / 12
    const open = Math.abs(x / across - 0.5)
    const [tall, half] = [floor * (0.4 + 0.9 * open + 0.2 * random()), 8 + 22 * open]
    brush.fillStyle = css(blend(bark, [84, 74, 132], 0.4 - 0.6 * open))
    brush.fill(tapered([[x, floor + 6, half], [x + 10 * (random() - 0.5), floor - tall * 0.5, half * 0.6], [x + 26 * (random() - 0.5), floor - tall, 1]]))
    for (let limb = 0; limb < 6; limb++) {
      const [y, side] = [floor - tall * (0.4 + 0.1 * limb), limb % 2 ? 1 : -1]
      brush.fill(tapered([[x, y, half * 0.3], [x + side * tall * 0.12, y - tall * 0.06, half * 0.18], [x + side * tall * 0.2, y - tall * 0.2, 0.4]]))
    }
  }
  const mist = brush.createLinearGradient(0, floor * 0.6, 0, floor)
  mist.addColorStop(0, css([120, 110, 190], 0))
  mist.addColorStop(1, css([140, 126, 206], 0.5))
  brush.fillStyle = mist
  brush.fillRect(0, floor * 0.6, across, floor * 0.4)
}

/** Clouds in heaps, rays from above. */
export const paintHeaven: PaintLand = ({ layer, random, floor, tone }) => {
  const { brush, across, down } = layer
  brush.save()
  brush.globalCompositeOperation = 'screen'
  for (let k = 0; k < 9; k++) {
    const lean = (k - 4) * 0.22 + 0.04 * random()
    const ray = brush.createLinearGradient(0, 0, 0, floor)
    ray.addColorStop(0, css(tone([255, 240, 206], true), 0.34))
    ray.addColorStop(1, css([255, 240, 206], 0))
    brush.fillStyle = ray
    brush.fill(outline([[across / 2 - 14, -40], [across / 2 + 14, -40]], [[across / 2 + 14, -40], [across / 2 + lean * floor * 1.3 + 70, floor]], [[across / 2 + lean * floor * 1.3 + 70, floor], [across / 2 + lean * floor * 1.3 - 70, floor]]))
  }
  brush.restore()
  for (let row = 0; row < 5; row++)
    for (let heap = 0; heap < 6; heap++) {
      const [x, y, wide] = [across * ((heap + random()) / 6), floor * (0.42 + 0.15 * row) + 30 * random(), (70 + 90 * random()) * (0.7 + 0.2 * row)]
      for (let k = 0; k < 22; k++) {
        const u = (random() - 0.5) * 2
        const rise = (1 - u * u) * wide * 0.5 * random()
        const lit: Pigment = blend([214, 206, 228], [255, 252, 246], Math.min(1, 0.35 + rise / (wide * 0.4)))
        disc(layer.brush, [x + u * wide, y - rise], wide * (0.14 + 0.16 * random()), tone(lit), 0.5)
      }
    }
  brush.fillStyle = css(tone([252, 248, 246]), 0.9)
  brush.fillRect(0, floor, across, down - floor)
}

/** Table mountains over a plain of sand. */
export const paintMesa: PaintLand = ({ layer: { brush, across }, random, floor, shape, ground, tone }) => {
  for (const [row, high] of [0.3, 0.42].entries()) {
    for (let k = 0; k < 3; k++) {
      const [x, wide, tall] = [across * ((k + random()) / 3), across * (0.1 + 0.1 * random()), floor * high * (0.6 + 0.4 * random())]
      const rock = blend(shape, tone([226, 196, 190]), 0.5 - 0.4 * row)
      const face = brush.createLinearGradient(x - wide, 0, x + wide, 0)
      face.addColorStop(0, css(blend(rock, tone([255, 220, 170]), 0.35)))
      face.addColorStop(1, css(shade(rock, 0.72)))
      brush.fillStyle = face
      const top = floor - tall
      brush.fill(outline([[x - wide, floor + 4], [x - wide * 0.72, top + tall * 0.55], [x - wide * 0.6, top + tall * 0.4]], [[x - wide * 0.6, top + tall * 0.4], [x - wide * 0.56, top]], [[x - wide * 0.56, top], [x, top - 6], [x + wide * 0.5, top + 4]], [[x + wide * 0.5, top + 4], [x + wide * 0.58, top + tall * 0.42]], [[x + wide * 0.58, top + tall * 0.42], [x + wide * 0.74, top + tall * 0.56], [x + wide, floor + 4]]))
      for (let band = 1; band < 5; band++) {
        brush.fillStyle = css(shade(rock, 0.8), 0.4)
        brush.fillRect(x - wide * 0.56, top + tall * 0.09 * band, wide * 1.1, 5)
      }
    }
  }
  for (let k = 0; k < 40; k++) {
    const [x, y] = [random() * across, floor - 20 + 30 * random()]
    brush.fillStyle = css(blend(ground, tone([110, 120, 70]), 0.6), 0.7)
    brush.beginPath()
    brush.ellipse(x, y, 14 + 20 * random(), 6 + 8 * random(), 0, 0, 7)
    brush.fill()
  }
}
