import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../pixels/random.ts'
import { between } from '../shared/frame.ts'
import { brushStroke, dab, type Point } from './brush.ts'
import type { Pine } from './layout.ts'

/** A fan of needles opening upwards, over a pale touch that holds them together. */
function needleFan(pen: SKRSContext2D, random: Random, x: number, y: number, size: number): void {
  pen.globalAlpha = 0.16
  pen.beginPath()
  pen.ellipse(x, y - size * 0.22, size * 0.85, size * 0.4, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.lineWidth = size * 0.055
  for (let needle = 0; needle < 19; needle++) {
    const angle = -Math.PI * (0.04 + 0.92 * ((needle + random()) / 19))
    const length = size * between(random, 0.7, 1.05)
    pen.globalAlpha = between(random, 0.45, 0.95)
    pen.beginPath()
    pen.moveTo(x + Math.cos(angle) * size * 0.08, y)
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.62)
    pen.stroke()
  }
}

/** An old pine: a bent, scaly trunk and level boughs that carry flat clouds of needles. */
export function drawPine(pen: SKRSContext2D, random: Random, { x, height, lean }: Pine, ground: number): void {
  const bend = between(random, 3, 5)
  const phase = random() * 6
  const trunk = Array.from({ length: 17 }, (_, i): Point => {
    const t = i / 16
    return [x + lean * height * t ** 1.6 + Math.sin(t * bend + phase) * height * 0.045 * t, ground + height * (0.012 - t)]
  })
  pen.globalAlpha = 0.88
  brushStroke(pen, trunk, height * 0.062, height * 0.012)
  for (let side = random() < 0.5 ? 1 : -1, i = 6; i <= 16; i++, side = -side) {
    if (i < 14 && random() < 0.16) continue
    const t = i / 16
    const [rootX, rootY] = trunk[i]!
    const reach = i === 16 ? height * 0.1 : height * (0.42 * (1.12 - t) + 0.05) * between(random, 0.6, 1.15)
    const dip = between(random, -0.1, 0.16)
    const bough = Array.from({ length: 7 }, (_, j): Point => {
      const s = j / 6
      return [
        rootX + side * reach * s,
        rootY + reach * (dip * s - 0.16 * Math.sin(s * 2.4)) + height * 0.006 * Math.sin(j * 2.1 + i),
      ]
    })
    pen.globalAlpha = 0.85
    brushStroke(pen, bough, height * 0.022 * (1.2 - 0.6 * t), height * 0.006)
    const fans = Math.max(2, Math.round(reach / (height * 0.05)))
    for (let fan = 0; fan < fans; fan++) {
      const s = 0.3 + (0.75 * (fan + 0.5)) / fans
      const [fx, fy] = bough[Math.min(6, Math.round(s * 6))]!
      needleFan(
        pen,
        random,
        fx + between(random, -0.02, 0.02) * height,
        fy - random() * height * 0.018,
        height * between(random, 0.042, 0.064),
      )
    }
  }
}

/** A far tree: a stem and a few touches, the height in frame lengths. */
export function drawSmallTree(
  pen: SKRSContext2D,
  random: Random,
  x: number,
  ground: number,
  height: number,
  alpha: number,
): void {
  pen.globalAlpha = alpha
  pen.lineWidth = height * 0.11
  pen.beginPath()
  pen.moveTo(x, ground + height * 0.25)
  pen.lineTo(x + (random() - 0.5) * height * 0.2, ground - height * 0.8)
  pen.stroke()
  for (let tier = 0; tier < 4; tier++)
    dab(
      pen,
      random,
      x + (random() - 0.5) * height * 0.55,
      ground - height * between(random, 0.4, 1),
      height * 0.3,
      height * 0.15,
      4,
    )
}

/** A broad-leaved tree near the eye: forked bare limbs, and where its leaves hang. */
export function drawBareTree(pen: SKRSContext2D, random: Random, x: number, ground: number, height: number): Point[] {
  const leaves: Point[] = []
  const grow = (from: Point, angle: number, length: number, width: number, depth: number): void => {
    const limb = Array.from({ length: 6 }, (_, i): Point => {
      const t = i / 5
      const drift = angle + Math.sin(t * 3 + depth * 2 + x * 40) * 0.25
      return [from[0] + Math.cos(drift) * length * t, from[1] + Math.sin(drift) * length * t]
    })
    pen.globalAlpha = 0.85
    brushStroke(pen, limb, width, width * 0.5)
    const tip = limb[5]!
    if (depth > 1) leaves.push(tip, limb[3]!)
    if (depth === 4) return
    for (const turn of [-1, 1])
      grow(tip, angle + turn * between(random, 0.2, 0.6), length * between(random, 0.62, 0.8), width * 0.55, depth + 1)
  }
  grow([x, ground + height * 0.015], -Math.PI / 2 + between(random, -0.2, 0.2), height * 0.34, height * 0.05, 0)
  return leaves
}
