import { blend, css, shade } from '../brush/pigment.ts'
import type { Place } from './place.ts'
import { disc, line, outline, type Point } from './shape.ts'

type PaintRoom = (place: Place) => void

/** A ward's corridor: tall windows on one side, a door and rails. */
export const paintClinic: PaintRoom = ({ layer: { brush, across }, random, floor, shape, ground, tone }) => {
  const wide = across / 4.2
  for (let k = -1; k < 5; k++) {
    const x = k * wide + wide * 0.3 * random()
    const pane = brush.createLinearGradient(0, floor * 0.1, 0, floor * 0.68)
    pane.addColorStop(0, css(tone([255, 255, 255], true)))
    pane.addColorStop(1, css(tone([214, 236, 244], true)))
    brush.fillStyle = pane
    brush.fillRect(x, floor * 0.1, wide * 0.7, floor * 0.56)
    brush.fillStyle = css(shade(shape, 0.86))
    brush.fillRect(x + wide * 0.33, floor * 0.1, 6, floor * 0.56)
    brush.fillRect(x, floor * 0.32, wide * 0.7, 5)
  }
  brush.fillStyle = css(blend(ground, tone([120, 176, 190]), 0.5), 0.7)
  brush.fillRect(0, floor * 0.74, across, 16)
  brush.fillStyle = css(shape, 0.5)
  brush.fillRect(0, floor * 0.76, across, floor * 0.24)
}

/** A blackboard with chalk on it. */
export const paintClassroom: PaintRoom = ({ layer: { brush, across }, random, floor, shape, tone }) => {
  const [left, right, top, low] = [across * 0.05, across * 0.95, floor * 0.07, floor * 0.72]
  brush.fillStyle = css(tone([138, 98, 62]))
  brush.fillRect(left - 16, top - 16, right - left + 32, low - top + 32)
  const board = brush.createLinearGradient(left, top, right, low)
  board.addColorStop(0, css(blend(shape, [255, 255, 255], 0.12)))
  board.addColorStop(1, css(shade(shape, 0.86)))
  brush.fillStyle = board
  brush.fillRect(left, top, right - left, low - top)
  brush.lineCap = 'round'
  brush.strokeStyle = css([236, 240, 232], 0.72)
  const chalk = (points: readonly Point[], width = 4) => {
    brush.lineWidth = width
    brush.stroke(line(points))
  }
  // Lines of writing, a curve on its axes, a triangle in its circle.
  for (let row = 0; row < 4; row++) {
    let x = left + 40
    const y = top + 50 + row * 46
    while (x < left + (right - left) * (0.2 + 0.1 * random())) {
      const word = 14 + 26 * random()
      chalk(Array.from({ length: 6 }, (_, k): Point => [x + (word * k) / 5, y + (k % 2 ? -8 : 6) * random()]), 3)
      x += word + 14
    }
  }
  const [cx, cy, size] = [right - (right - left) * 0.15, top + (low - top) * 0.34, Math.min(90, across * 0.09)]
  chalk([[cx - size, cy + size], [cx - size, cy - size]])
  chalk([[cx - size, cy + size], [cx + size * 1.2, cy + size]])
  chalk(Array.from({ length: 12 }, (_, k): Point => [cx - size + (2.1 * size * k) / 11, cy + size * 0.5 - size * 1.2 * Math.sin((k / 11) * 2.9)]))
  brush.fillStyle = css(tone([150, 108, 70]))
  brush.fillRect(left - 16, low + 6, right - left + 32, 14)
}

/** Shelves with pots, and lamps over them. */
export const paintKitchen: PaintRoom = ({ layer, random, floor, shape, tone }) => {
  const { brush, across } = layer
  for (let x = 0; x < across; x += 44) for (let y = floor * 0.4; y < floor * 0.8; y += 26) {
    brush.fillStyle = css(blend(tone([250, 240, 222]), shape, 0.06 + 0.12 * random()), 0.8)
    brush.fillRect(x + ((y / 26) % 2 > 1 ? 22 : 0), y, 41, 23)
  }
  for (const [y, tall] of [[0.22, 70], [0.42, 60]] as const) {
    brush.fillStyle = css(shade(shape, 0.8))
    brush.fillRect(0, floor * y, across, 12)
    for (let x = 10; x < across; x += 40 + 30 * random()) {
      const [wide, high] = [26 + 30 * random(), tall * (0.4 + 0.5 * random())]
      const hue = ([[196, 108, 60], [224, 214, 196], [120, 140, 120], [176, 182, 190], [150, 70, 52]] as const)[Math.floor(random() * 5)]!
      brush.fillStyle = css(tone(hue))
      brush.beginPath()
      brush.roundRect(x, floor * y - high, wide, high, 8)
      brush.fill()
      brush.fillStyle = css([255, 255, 255], 0.3)
      brush.fillRect(x + wide * 0.2, floor * y - high * 0.9, wide * 0.14, high * 0.7)
    }
  }
  brush.fillStyle = css(tone([92, 96, 104]))
  brush.fillRect(0, floor * 0.8, across, floor * 0.2)
  brush.fillStyle = css(tone([196, 200, 206]))
  brush.fillRect(0, floor * 0.8, across, 14)
  for (const t of [0.18, 0.82]) {
    disc(layer.brush, [across * t, floor * 0.1], 150, tone([255, 224, 160], true), 0.24)
    disc(layer.brush, [across * t, floor * 0.1], 34, tone([255, 244, 214], true), 0.95)
  }
}

/** A hall of columns, light through tall windows, banners between. */
export const paintHall: PaintRoom = ({ layer, floor, shape, ground, tone }) => {
  const { brush, across } = layer
  const bay = across / 5
  for (let k = 0; k < 5; k++) {
    const middle = (k + 0.5) * bay
    if (k % 2 === 0) {
      const glass = brush.createLinearGradient(0, floor * 0.08, 0, floor * 0.7)
      glass.addColorStop(0, css(tone([255, 244, 206], true)))
      glass.addColorStop(1, css(tone([255, 214, 150], true)))
      brush.fillStyle = glass
      brush.beginPath()
      brush.roundRect(middle - bay * 0.24, floor * 0.1, bay * 0.48, floor * 0.6, [bay * 0.24, bay * 0.24, 0, 0])
      brush.fill()
      disc(layer.brush, [middle, floor * 0.36], bay * 0.7, tone([255, 226, 170], true), 0.22)
    } else {
      brush.fillStyle = css(tone([132, 34, 44]))
      brush.fill(outline([[middle - bay * 0.2, floor * 0.06], [middle + bay * 0.2, floor * 0.06]], [[middle + bay * 0.2, floor * 0.06], [middle + bay * 0.2, floor * 0.56]], [[middle + bay * 0.2, floor * 0.56], [middle, floor * 0.64], [middle - bay * 0.2, floor * 0.56]]))
      disc(layer.brush, [middle, floor * 0.3], bay * 0.11, tone([214, 168, 78]))
    }
  }
  for (let k = 0; k <= 5; k++) {
    const x = k * bay
    const column = brush.createLinearGradient(x - 34, 0, x + 34, 0)
    column.addColorStop(0, css(shade(ground, 0.9)))
    column.addColorStop(0.35, css(shape))
    column.addColorStop(1, css(shade(ground, 0.62)))
    brush.fillStyle = column
    brush.fillRect(x - 30, 0, 60, floor)
    brush.fillRect(x - 42, floor - 34, 84, 36)
  }
}
