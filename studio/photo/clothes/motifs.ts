import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../pixels/random.ts'
import type { ClothPalette } from './cloth-palette.ts'

type Draw = () => void

/** Draws at a place of the repeat, and again where the motif hangs over its edge, so that the repeat joins. */
function scattered(g: SKRSContext2D, x: number, y: number, size: number, turn: number, draw: Draw): void {
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      if (Math.abs(x + dx - 0.5) > 0.5 + size || Math.abs(y + dy - 0.5) > 0.5 + size) continue
      g.save()
      g.translate(x + dx, y + dy)
      g.rotate(turn)
      g.scale(size, size)
      draw()
      g.restore()
    }
  }
}

const FLOWERS = [
  [0.22, 0.2, 0.17, 5], [0.7, 0.34, 0.13, 6], [0.4, 0.64, 0.15, 5], [0.9, 0.8, 0.14, 5], [0.12, 0.85, 0.1, 6], [0.62, 0.9, 0.075, 5],
  [0.48, 0.1, 0.07, 5], [0.94, 0.12, 0.07, 6], [0.12, 0.5, 0.075, 5], [0.68, 0.6, 0.07, 5],
] as const

/** Painted blossoms with leaves, each petal shaded from its heart. */
export function floral(g: SKRSContext2D, palette: ClothPalette): void {
  const random = createRandom(11)
  for (const [x, y, size] of FLOWERS) {
    for (let k = 0; k < 3; k++) scattered(g, x, y, size * 1.5, random() * 6.28, () => leaf(g, palette))
  }
  FLOWERS.forEach(([x, y, size, petals], i) => {
    const hearts = [palette.second, 'hsl(18 75% 66%)', 'hsl(225 42% 52%)']
    scattered(g, x, y, size, random() * 6.28, () => flower(g, petals, hearts[i % 3]!))
  })
}

function leaf(g: SKRSContext2D, { accent }: ClothPalette): void {
  g.fillStyle = 'hsl(135 26% 40%)'
  g.globalAlpha = 0.9
  g.beginPath()
  g.moveTo(0.35, 0)
  g.quadraticCurveTo(0.7, -0.22, 1, 0.02)
  g.quadraticCurveTo(0.7, 0.2, 0.35, 0)
  g.fill()
  g.globalAlpha = 0.35
  g.strokeStyle = accent
  g.lineWidth = 0.02
  g.beginPath()
  g.moveTo(0.4, 0)
  g.lineTo(0.95, 0.02)
  g.stroke()
  g.globalAlpha = 1
}

function flower(g: SKRSContext2D, petals: number, colour: string): void {
  for (let k = 0; k < petals; k++) {
    g.save()
    g.rotate((k * 2 * Math.PI) / petals)
    const shade = g.createRadialGradient(0, 0, 0.05, 0.45, 0, 0.75)
    shade.addColorStop(0, colour)
    shade.addColorStop(0.35, colour)
    shade.addColorStop(1, 'hsl(20 60% 96%)')
    g.fillStyle = shade
    g.beginPath()
    g.moveTo(0.08, 0)
    g.bezierCurveTo(0.25, -0.52, 0.8, -0.5, 0.92, -0.12)
    g.quadraticCurveTo(0.84, 0, 0.92, 0.12)
    g.bezierCurveTo(0.8, 0.5, 0.25, 0.52, 0.08, 0)
    g.fill()
    g.restore()
  }
  g.fillStyle = 'hsl(42 80% 55%)'
  for (let k = 0; k < 9; k++) {
    const [angle, reach] = [k * 2.4, 0.045 * Math.sqrt(k)]
    g.beginPath()
    g.arc(Math.cos(angle) * reach, Math.sin(angle) * reach, 0.045, 0, 7)
    g.fill()
  }
}

const GOLD = 'hsl(42 62% 62%)'

/** Auspicious clouds (xiangyun): curls of gold line, in rows set off by a half. */
export function clouds(g: SKRSContext2D, { middle }: ClothPalette): void {
  g.lineCap = 'round'
  for (const [x, y, size, turn] of [[0.27, 0.26, 0.24, 0], [0.77, 0.76, 0.24, 0]] as const) {
    scattered(g, x, y, size, turn, () => cloud(g, GOLD, middle))
  }
  for (const [x, y] of [[0.77, 0.27], [0.27, 0.77]] as const) scattered(g, x, y, 0.1, 0, () => medallion(g, GOLD))
}

function cloud(g: SKRSContext2D, line: string, fill: string): void {
  const curls = [[-0.42, 0.02, 0.3, 1], [0.02, -0.2, 0.38, 1], [0.46, 0.04, 0.28, -1]] as const
  g.fillStyle = fill
  g.strokeStyle = line
  for (const [x, y, radius] of curls) {
    g.beginPath()
    g.arc(x, y, radius, Math.PI * 0.95, Math.PI * 2.05)
    g.lineTo(x, y + radius * 0.8)
    g.fill()
  }
  g.lineWidth = 0.05
  for (const [x, y, radius, way] of curls) {
    for (const share of [1, 0.58]) spiral(g, x, y, radius * share, way)
  }
  g.beginPath()
  g.moveTo(-0.95, 0.3)
  g.bezierCurveTo(-0.5, 0.42, -0.3, 0.22, 0, 0.3)
  g.bezierCurveTo(0.35, 0.4, 0.6, 0.2, 1, 0.32)
  g.stroke()
  g.beginPath()
  g.moveTo(-0.55, 0.44)
  g.quadraticCurveTo(0, 0.34, 0.6, 0.46)
  g.stroke()
}

function spiral(g: SKRSContext2D, x: number, y: number, radius: number, way: number): void {
  g.beginPath()
  for (let t = 0; t <= 1.001; t += 0.04) {
    const angle = Math.PI * (1 + 2.1 * t)
    const reach = radius * (1 - 0.62 * t * t)
    g.lineTo(x + way * Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  g.stroke()
}

/** A round blossom of gold thread. */
function medallion(g: SKRSContext2D, colour: string): void {
  g.strokeStyle = colour
  g.lineWidth = 0.09
  for (let k = 0; k < 8; k++) {
    g.save()
    g.rotate((k * Math.PI) / 4)
    g.beginPath()
    g.ellipse(0.62, 0, 0.3, 0.17, 0, 0, 7)
    g.stroke()
    g.restore()
  }
  g.beginPath()
  g.arc(0, 0, 0.24, 0, 7)
  g.stroke()
}

/** Damask: an ogival lattice with a palmette in each cell, in two threads. */
export function brocade(g: SKRSContext2D, { middle }: ClothPalette): void {
  g.strokeStyle = middle
  g.lineWidth = 0.022
  for (const side of [-1, 1]) {
    for (const shift of [-1, 0, 1]) {
      g.beginPath()
      g.moveTo(0.5 + shift, 0)
      g.bezierCurveTo(0.5 + shift + side * 0.12, 0.2, 0.5 + shift + side * 0.5, 0.3, 0.5 + shift + side * 0.5, 0.5)
      g.bezierCurveTo(0.5 + shift + side * 0.5, 0.7, 0.5 + shift + side * 0.12, 0.8, 0.5 + shift, 1)
      g.stroke()
    }
  }
  for (const [x, y] of [[0.5, 0.5], [0, 0]] as const) scattered(g, x, y, 0.3, 0, () => palmette(g, GOLD, middle))
}

function palmette(g: SKRSContext2D, line: string, fill: string): void {
  for (const angle of [-1.15, -0.6, 0, 0.6, 1.15]) {
    g.save()
    g.translate(0, 0.35)
    g.rotate(angle)
    g.fillStyle = angle === 0 ? line : fill
    g.strokeStyle = line
    g.lineWidth = 0.045
    g.beginPath()
    g.moveTo(0, 0)
    g.bezierCurveTo(-0.28, -0.35, -0.16, -0.75, 0, -0.95 + 0.22 * Math.abs(angle))
    g.bezierCurveTo(0.16, -0.75, 0.28, -0.35, 0, 0)
    g.fill()
    g.stroke()
    g.restore()
  }
  g.strokeStyle = line
  g.lineWidth = 0.06
  g.lineCap = 'round'
  for (const way of [-1, 1]) spiral(g, way * 0.34, 0.56, 0.26, way)
  g.fillStyle = line
  g.beginPath()
  g.arc(0, 0.42, 0.11, 0, 7)
  g.fill()
}
