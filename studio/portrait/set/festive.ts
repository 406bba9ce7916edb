import { blend, css, pigment, shade, type Pigment } from '../../paint/brush/pigment.ts'
import type { Brush } from '../../paint/brush/layer.ts'
import { charactersOf, writeDown, write } from '../finish/lettering.ts'
import { middleHead, type SetPiece } from '../stage.ts'
import type { Spot } from './lanterns.ts'

/** Rays about the head, two colours in turn. */
export function rays(colour: string, count: number, alpha: number): SetPiece {
  return (stage) => {
    const { brush, across, down } = stage.layer
    const { x, y } = middleHead(stage)
    const reach = Math.hypot(across, down)
    const light = brush.createRadialGradient(x, y, 0, x, y, reach * 0.75)
    light.addColorStop(0, css(pigment(colour), alpha))
    light.addColorStop(1, css(pigment(colour), alpha * 0.25))
    brush.fillStyle = light
    for (let k = 0; k < count; k++) {
      const angle = ((k + 0.25) / count) * 2 * Math.PI
      brush.beginPath()
      brush.moveTo(x, y)
      brush.arc(x, y, reach, angle, angle + Math.PI / count)
      brush.fill()
    }
  }
}

/** Lobes of an auspicious cloud: offset and radius in cloud sizes. */
const LOBES = [
  [-0.95, -0.1, 0.42],
  [0.98, -0.06, 0.4],
  [-0.42, -0.42, 0.52],
  [0.48, -0.4, 0.5],
  [0.03, -0.62, 0.6],
  [-0.66, 0.05, 0.36],
  [0.68, 0.06, 0.36],
  [0, -0.04, 0.5],
] as const

function paintCloud(brush: Brush, x: number, y: number, size: number, body: Pigment, line: Pigment): void {
  for (const [dx, dy, r] of LOBES) {
    const [cx, cy, radius] = [x + dx * size, y + dy * size, r * size]
    const fill = brush.createLinearGradient(0, cy - radius, 0, cy + radius)
    fill.addColorStop(0, css(blend(body, [255, 255, 255], 0.3)))
    fill.addColorStop(1, css(shade(body, 0.86)))
    brush.fillStyle = fill
    brush.strokeStyle = css(line)
    brush.lineWidth = size * 0.03
    brush.beginPath()
    brush.arc(cx, cy, radius, 0, 2 * Math.PI)
    brush.fill()
    for (const share of [1, 0.68, 0.38]) {
      brush.beginPath()
      brush.arc(cx, cy, radius * share, Math.PI * 0.95, Math.PI * (share === 1 ? 2.05 : 1.95))
      brush.stroke()
    }
  }
  const under = brush.createLinearGradient(0, y + size * 0.1, 0, y + size * 0.6)
  under.addColorStop(0, css(body))
  under.addColorStop(1, css(body, 0))
  brush.fillStyle = under
  brush.beginPath()
  brush.ellipse(x, y + size * 0.22, size * 1.3, size * 0.3, 0, 0, 2 * Math.PI)
  brush.fill()
}

/** Stylised clouds of good omen. */
export function omenClouds(body: string, line: string, ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    for (const [x, y, size] of spots) paintCloud(brush, x * across, y * down, size, pigment(body), pigment(line))
  }
}

/** Vertical couplets on red paper at both sides. */
export function couplets(left: string, right: string, paper: string, ink: string): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const [width, size] = [across * 0.1, across * 0.072]
    const length = Math.min(down * 0.7, charactersOf(left).length * size * 1.28 + size)
    for (const [text, x] of [[left, across * 0.085], [right, across * 0.915]] as const) {
      const top = down * 0.1
      brush.save()
      brush.shadowColor = 'rgba(60,0,0,0.45)'
      brush.shadowBlur = 16
      const sheet = brush.createLinearGradient(x - width / 2, 0, x + width / 2, 0)
      sheet.addColorStop(0, css(shade(pigment(paper), 0.82)))
      sheet.addColorStop(0.4, css(shade(pigment(paper), 1.08)))
      sheet.addColorStop(1, css(shade(pigment(paper), 0.85)))
      brush.fillStyle = sheet
      brush.fillRect(x - width / 2, top, width, length)
      brush.restore()
      brush.strokeStyle = css(pigment(ink), 0.7)
      brush.lineWidth = 2
      brush.strokeRect(x - width / 2 + 7, top + 7, width - 14, length - 14)
      writeDown(brush, text, x, top + size * 0.5, { hand: 'brush', size, spacing: 0.28, colour: ink })
    }
  }
}

/** A diamond of paper with one character, hung by its corner. */
export function diamond(character: string, paper: string, ink: string, ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    for (const [x, y, r] of spots) {
      brush.save()
      brush.translate(x * across, y * down)
      brush.fillStyle = paper
      brush.shadowColor = 'rgba(60,0,0,0.4)'
      brush.shadowBlur = 14
      brush.beginPath()
      for (const [dx, dy] of [[0, -r], [r, 0], [0, r], [-r, 0]] as const) brush.lineTo(dx, dy)
      brush.fill()
      brush.shadowColor = 'transparent'
      brush.strokeStyle = ink
      brush.lineWidth = r * 0.03
      brush.beginPath()
      for (const [dx, dy] of [[0, -r], [r, 0], [0, r], [-r, 0]] as const) brush.lineTo(dx * 0.86, dy * 0.86)
      brush.closePath()
      brush.stroke()
      write(brush, character, 0, r * 0.36, { hand: 'brush', size: r * 1.05, colour: ink })
      brush.restore()
    }
  }
}

/** A paper-cut of eight-fold symmetry, as pasted on windows. */
export function paperCut(paper: string, ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    brush.fillStyle = paper
    for (const [x, y, r] of spots) {
      brush.save()
      brush.translate(x * across, y * down)
      brush.beginPath()
      for (let k = 0; k < 16; k++) {
        const petal = r * (k % 2 === 0 ? 1 : 0.86)
        const [from, to] = [(k / 16) * 2 * Math.PI, ((k + 1) / 16) * 2 * Math.PI]
        const middle = (from + to) / 2
        if (k === 0) brush.moveTo(Math.cos(from) * r * 0.8, Math.sin(from) * r * 0.8)
        brush.quadraticCurveTo(Math.cos(middle) * petal * 1.16, Math.sin(middle) * petal * 1.16, Math.cos(to) * r * 0.8, Math.sin(to) * r * 0.8)
      }
      for (const [ring, count, size, long] of [[0.78, 16, 0.055, 1], [0.56, 8, 0.11, 1.9], [0.56, 8, 0.03, 1], [0.28, 8, 0.075, 1.8]] as const) {
        for (let k = 0; k < count; k++) {
          const angle = ((k + (size === 0.03 ? 0.5 : 0)) / count) * 2 * Math.PI
          const [cx, cy] = [Math.cos(angle) * r * ring, Math.sin(angle) * r * ring]
          brush.moveTo(cx + Math.cos(angle) * r * size * long, cy + Math.sin(angle) * r * size * long)
          brush.ellipse(cx, cy, r * size * long, r * size, angle, 0, 2 * Math.PI, true)
        }
      }
      brush.fill('evenodd')
      brush.restore()
    }
  }
}
