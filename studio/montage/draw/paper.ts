import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '../../pixels/random.ts'
import type { Region, Size } from '../../pixels/raster.ts'

export type Ink = SKRSContext2D

/** Paper with its fibres and a little shade towards its edges. */
export function drawPaper(ink: Ink, { width, height }: Size, colour: string, seed: number): void {
  const random = createRandom(seed)
  ink.fillStyle = colour
  ink.fillRect(0, 0, width, height)
  drawFibres(ink, { width, height }, random, ['rgba(120, 96, 60, 0.05)', 'rgba(255, 255, 255, 0.22)'], 26)
  const shade = ink.createRadialGradient(width / 2, height / 2, Math.min(width, height) * 0.3, width / 2, height / 2, Math.hypot(width, height) * 0.56)
  shade.addColorStop(0, 'rgba(90, 64, 30, 0)')
  shade.addColorStop(1, 'rgba(90, 64, 30, 0.16)')
  ink.fillStyle = shade
  ink.fillRect(0, 0, width, height)
}

/** A table of wooden boards. */
export function drawTable(ink: Ink, { width, height }: Size, seed: number): void {
  const random = createRandom(seed)
  const boards = 5
  for (let i = 0; i < boards; i++) {
    const [top, high] = [(height * i) / boards, height / boards]
    const light = 34 + 8 * random()
    ink.fillStyle = `hsl(${25 + 5 * random()} 34% ${light}%)`
    ink.fillRect(0, top, width, high + 1)
    ink.lineWidth = 1.2
    for (let line = 0; line < high / 4; line++) {
      const y = top + random() * high
      const sway = 6 * random()
      ink.strokeStyle = random() < 0.6 ? `rgba(50, 28, 12, ${0.05 + 0.1 * random()})` : 'rgba(255, 226, 190, 0.06)'
      ink.beginPath()
      ink.moveTo(0, y)
      ink.bezierCurveTo(width * 0.3, y + sway, width * 0.6, y - sway, width, y + sway * 0.5)
      ink.stroke()
    }
    ink.fillStyle = 'rgba(20, 10, 4, 0.5)'
    ink.fillRect(0, top, width, 2)
  }
  const light = ink.createRadialGradient(width * 0.35, height * 0.25, 0, width * 0.35, height * 0.25, Math.hypot(width, height) * 0.85)
  light.addColorStop(0, 'rgba(255, 236, 205, 0.3)')
  light.addColorStop(1, 'rgba(10, 4, 0, 0.5)')
  ink.fillStyle = light
  ink.fillRect(0, 0, width, height)
}

function drawFibres(ink: Ink, { width, height }: Size, random: Random, colours: readonly string[], each: number): void {
  const count = (width * height) / (each * each * 4)
  ink.lineWidth = 1
  for (let i = 0; i < count; i++) {
    const [x, y, turn] = [random() * width, random() * height, random() * Math.PI]
    ink.strokeStyle = colours[i % colours.length]!
    ink.beginPath()
    ink.moveTo(x, y)
    ink.lineTo(x + Math.cos(turn) * each, y + Math.sin(turn) * each)
    ink.stroke()
  }
}

/** The shadow of something flat that lies at a place. */
export function drawShadow(ink: Ink, { left, top, width, height }: Region, blur: number): void {
  ink.save()
  ink.shadowColor = 'rgba(30, 16, 4, 0.5)'
  ink.shadowBlur = blur
  ink.shadowOffsetY = blur * 0.3
  ink.fillStyle = '#ffffff'
  ink.fillRect(left, top, width, height)
  ink.restore()
}

/** A strip of washi tape, turned by an angle around its middle. */
export function drawTape(ink: Ink, x: number, y: number, length: number, turn: number, colour: string): void {
  ink.save()
  ink.translate(x, y)
  ink.rotate(turn)
  ink.fillStyle = colour
  ink.fillRect(-length / 2, -length * 0.14, length, length * 0.28)
  ink.fillStyle = 'rgba(255, 255, 255, 0.28)'
  for (let k = -4; k <= 4; k++) ink.fillRect((k * length) / 9, -length * 0.14, length / 30, length * 0.28)
  ink.restore()
}
