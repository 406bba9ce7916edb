import { createRandom, type Random } from '../../pixels/random.ts'
import { createLayer, lay, type Brush, type Layer } from '../brush/layer.ts'
import { blend, css, type Pigment } from '../brush/pigment.ts'

const TINTS: readonly Pigment[] = [[255, 150, 210], [130, 200, 255], [190, 150, 255], [255, 190, 130], [140, 255, 226]]

export interface Jelly {
  x: number
  y: number
  /** Half width of the bell, points. */
  size: number
  tilt: number
  tint: Pigment
  seed: number
}

/** One to nine jellyfish, the first nearest. */
export function driftOf(count: number, colour: Pigment | undefined, random: Random): Jelly[] {
  const places = [[0.5, 0.36, 1], [0.2, 0.24, 0.52], [0.8, 0.28, 0.6], [0.26, 0.62, 0.62], [0.78, 0.64, 0.46], [0.5, 0.12, 0.34], [0.08, 0.46, 0.34], [0.93, 0.48, 0.32], [0.56, 0.8, 0.4]] as const
  const first = Math.floor(random() * TINTS.length)
  return places.slice(0, count).map(([x, y, size], k) => ({
    x: x + (random() - 0.5) * 0.08, y: y + (random() - 0.5) * 0.06, size: size * (count === 1 ? 190 : 158), tilt: (random() - 0.5) * 0.6,
    tint: colour ?? TINTS[(first + (k % 3)) % TINTS.length]!, seed: random() * 2 ** 32,
  }))
}

function bellPath(brush: Brush, squeeze: number): void {
  brush.beginPath()
  brush.moveTo(-1, 0.12)
  brush.bezierCurveTo(-1.1, -0.5, -0.62, -0.92, 0, -0.92)
  brush.bezierCurveTo(0.62, -0.92, 1.1, -0.5, 1, 0.12)
  for (let k = 0; k < 8; k++) {
    const from = 1 - k * 0.25
    brush.quadraticCurveTo(from - 0.125, 0.12 + squeeze, from - 0.25, 0.12 + 0.04 * Math.sin((k / 8) * Math.PI))
  }
  brush.closePath()
}

function paintTentacles(brush: Brush, tint: Pigment, random: Random): void {
  const phase = random() * 6.3
  for (let k = 0; k < 26; k++) {
    const x = (-0.92 + (1.84 * (k + 0.5)) / 26) * 0.97
    const [sway, reach] = [Math.sin(k * 0.5 + phase) * 0.5 + (random() - 0.5) * 1.0, 1.5 + 2.3 * random()]
    const fade = brush.createLinearGradient(0, 0, 0, reach)
    fade.addColorStop(0, css(blend(tint, [255, 255, 255], 0.5), 0.75))
    fade.addColorStop(1, css(tint, 0))
    brush.strokeStyle = fade
    brush.lineWidth = 0.016 + 0.012 * random()
    brush.beginPath()
    brush.moveTo(x, 0.12)
    brush.bezierCurveTo(x * 1.05 + sway * 0.5, reach * 0.3, x * 0.7 - sway * 0.8, reach * 0.62, x * 0.6 + sway * 0.7, reach)
    brush.stroke()
  }
}

/** The frilled arms in the middle: ribbons of many overlapping lobes. */
function paintArms(brush: Brush, tint: Pigment, random: Random): void {
  for (let arm = 0; arm < 5; arm++) {
    const [root, sway, phase] = [(arm - 2) * 0.2, (random() - 0.5) * 0.7, random() * 6.3]
    for (let k = 0; k < 46; k++) {
      const s = k / 46
      const x = root * (1 + s * 0.4) + sway * s * s + Math.sin(s * 9 + phase) * 0.07 * s
      const y = 0.02 + s * 2.15
      const size = (0.15 - 0.11 * s) * (0.7 + 0.6 * random())
      brush.fillStyle = css(blend(tint, [255, 255, 255], 0.3 + 0.5 * random()), 0.17 * (1 - s * 0.75))
      brush.beginPath()
      brush.ellipse(x + (random() - 0.5) * 0.1, y, size, size * 0.62, random() * 3, 0, 2 * Math.PI)
      brush.fill()
    }
  }
}

function paintJelly(brush: Brush, { tint, seed }: Jelly): void {
  const random = createRandom(seed)
  paintTentacles(brush, tint, random)
  paintArms(brush, tint, random)
  const squeeze = 0.16
  const bell = brush.createRadialGradient(-0.2, -0.55, 0.05, 0, -0.3, 1.15)
  bell.addColorStop(0, css(blend(tint, [255, 255, 255], 0.75), 0.62))
  bell.addColorStop(0.55, css(tint, 0.36))
  bell.addColorStop(0.86, css(blend(tint, [255, 255, 255], 0.2), 0.55))
  bell.addColorStop(1, css(blend(tint, [255, 255, 255], 0.65), 0.85))
  brush.fillStyle = bell
  bellPath(brush, squeeze)
  brush.fill()
  brush.save()
  bellPath(brush, squeeze)
  brush.clip()
  brush.lineWidth = 0.022
  for (let k = -5; k <= 5; k++) {
    brush.strokeStyle = css(blend(tint, [255, 255, 255], 0.6), 0.32)
    brush.beginPath()
    brush.moveTo(k * 0.045, -0.86)
    brush.quadraticCurveTo(k * 0.25, -0.75, k * 0.2, 0.16)
    brush.stroke()
  }
  // The four horseshoes of its inside.
  brush.lineWidth = 0.06
  for (const [x, y, r] of [[-0.36, -0.42, 0.16], [0.3, -0.42, 0.16], [-0.04, -0.6, 0.14], [-0.02, -0.28, 0.18]] as const) {
    brush.strokeStyle = css(blend(tint, [255, 240, 250], 0.5), 0.34)
    brush.beginPath()
    brush.ellipse(x, y, r, r * 0.62, 0, 0.6, 2 * Math.PI - 0.2)
    brush.stroke()
  }
  const shine = brush.createRadialGradient(-0.42, -0.72, 0, -0.42, -0.72, 0.42)
  shine.addColorStop(0, 'rgba(255,255,255,0.75)')
  shine.addColorStop(1, 'rgba(255,255,255,0)')
  brush.fillStyle = shine
  brush.fillRect(-1, -1.2, 1.2, 1)
  brush.restore()
}

/** Lays jellyfish as light in the water: themselves, and their glow about them. */
export function paintJellies(layer: Layer, jellies: readonly Jelly[], glow: number): void {
  const drift = createLayer(layer.width, layer.height)
  for (const jelly of [...jellies].sort((a, b) => a.size - b.size)) {
    drift.brush.save()
    drift.brush.translate(jelly.x * layer.across, jelly.y * layer.down)
    drift.brush.rotate(jelly.tilt)
    drift.brush.scale(jelly.size, jelly.size)
    paintJelly(drift.brush, jelly)
    drift.brush.restore()
  }
  lay(layer, drift, { sigma: 46, mode: 'lighter', alpha: glow })
  lay(layer, drift, { sigma: 10, mode: 'screen', alpha: glow * 0.8 })
  lay(layer, drift, { mode: 'source-over', alpha: 0.9 })
  lay(layer, drift, { mode: 'screen', alpha: 0.4 })
}
