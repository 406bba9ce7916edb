import { css, pigment, shade } from '../../paint/brush/pigment.ts'
import type { Layer } from '../../paint/brush/layer.ts'
import { write } from './lettering.ts'
import type { Frame } from './frame.ts'

const rect = ({ brush, across, down }: Layer, inset: number) => brush.strokeRect(inset, inset, across - 2 * inset, down - 2 * inset)

/** Fine lines just inside the picture's edge, with notched corners. */
export function goldLine(colour: string): Frame {
  return {
    sides: 0, top: 0, bottom: 0,
    paintOver(layer) {
      const { brush, across, down } = layer
      const gold = brush.createLinearGradient(0, 0, across, down)
      for (const [at, tone] of [[0, 1.15], [0.3, 0.72], [0.5, 1.2], [0.75, 0.75], [1, 1.1]] as const) gold.addColorStop(at, css(shade(pigment(colour), tone)))
      brush.strokeStyle = gold
      brush.lineWidth = 3.2
      const [a, notch] = [26, 34]
      brush.beginPath()
      for (const [cx, cy, sx, sy] of [[a, a, 1, 1], [across - a, a, -1, 1], [across - a, down - a, -1, -1], [a, down - a, 1, -1]] as const) {
        const points = [[cx, cy + sy * notch], [cx + sx * notch, cy + sy * notch], [cx + sx * notch, cy]] as const
        for (const [x, y] of sx * sy > 0 ? points : points.toReversed()) brush.lineTo(x, y)
      }
      brush.closePath()
      brush.stroke()
      brush.lineWidth = 1.2
      rect(layer, 40)
    },
  }
}

/** A card round the picture, wider below for the title. */
export function mat(colour: string, line: string | undefined, sides: number, bottom: number): Frame {
  return {
    sides, top: sides, bottom,
    paintMat({ brush, across, down }) {
      brush.fillStyle = colour
      brush.fillRect(0, 0, across, down)
    },
    paintOver({ brush, across, down }) {
      brush.strokeStyle = 'rgba(0,0,0,0.25)'
      brush.lineWidth = 1.5
      brush.strokeRect(sides, sides, across - 2 * sides, down - sides - bottom)
      if (!line) return
      brush.strokeStyle = line
      brush.lineWidth = 2
      const gap = sides * 0.36
      brush.strokeRect(sides - gap, sides - gap, across - 2 * (sides - gap), down - sides - bottom + 2 * gap)
    },
  }
}

/** Stepped corners and fans of the twenties. */
export function artDeco(colour: string, ground: string): Frame {
  return {
    sides: 46, top: 46, bottom: 46,
    paintMat({ brush, across, down }) {
      brush.fillStyle = ground
      brush.fillRect(0, 0, across, down)
    },
    paintOver(layer) {
      const { brush, across, down } = layer
      brush.strokeStyle = colour
      brush.lineWidth = 3
      rect(layer, 20)
      brush.lineWidth = 1.4
      rect(layer, 30)
      brush.lineWidth = 3
      rect(layer, 46)
      for (const [cx, cy, turn] of [[46, 46, 0], [across - 46, 46, 1], [across - 46, down - 46, 2], [46, down - 46, 3]] as const) {
        brush.save()
        brush.translate(cx, cy)
        brush.rotate((turn * Math.PI) / 2)
        brush.fillStyle = ground
        brush.beginPath()
        brush.moveTo(0, 0)
        brush.arc(0, 0, 104, 0, Math.PI / 2)
        brush.fill()
        brush.lineWidth = 2.6
        for (const r of [104, 92, 52]) {
          brush.beginPath()
          brush.arc(0, 0, r, 0, Math.PI / 2)
          brush.stroke()
        }
        brush.lineWidth = 1.6
        for (let k = 0; k <= 8; k++) {
          const angle = (k / 8) * (Math.PI / 2)
          brush.beginPath()
          brush.moveTo(Math.cos(angle) * 52, Math.sin(angle) * 52)
          brush.lineTo(Math.cos(angle) * 92, Math.sin(angle) * 92)
          brush.stroke()
        }
        brush.restore()
      }
    },
  }
}

/** Black bars and a frame counter, as a still from a film. */
export const letterbox: Frame = {
  sides: 0, top: 118, bottom: 118,
  paintMat({ brush, across, down }) {
    brush.fillStyle = '#050505'
    brush.fillRect(0, 0, across, down)
  },
}

/** The orange date that compact cameras burnt into a corner. */
export function dateStamp(date: string): Frame {
  return {
    sides: 0, top: 0, bottom: 0,
    paintOver({ brush, across, down }) {
      write(brush, date, across - 46, down - 46, { hand: 'bold', size: 34, spacing: 0.16, colour: '#ff9d3c', glow: { colour: '#ff5a1e', reach: 14 } }, 'right')
    },
  }
}

/** A border of round scallops, as on biscuits. */
export function scallops(colour: string, line: string): Frame {
  const [edge, r] = [34, 22]
  return {
    sides: 0, top: 0, bottom: 0,
    paintOver({ brush, across, down }) {
      brush.beginPath()
      brush.rect(0, 0, across, down)
      const [columns, rows] = [Math.round((across - 2 * edge) / (2 * r)), Math.round((down - 2 * edge) / (2 * r))]
      const [w, h] = [(across - 2 * edge) / columns, (down - 2 * edge) / rows]
      brush.moveTo(edge, edge)
      for (let k = 0; k < columns; k++) brush.arc(edge + (k + 0.5) * w, edge, w / 2, Math.PI, 0)
      for (let k = 0; k < rows; k++) brush.arc(across - edge, edge + (k + 0.5) * h, h / 2, -Math.PI / 2, Math.PI / 2)
      for (let k = 0; k < columns; k++) brush.arc(across - edge - (k + 0.5) * w, down - edge, w / 2, 0, Math.PI)
      for (let k = 0; k < rows; k++) brush.arc(edge, down - edge - (k + 0.5) * h, h / 2, Math.PI / 2, 1.5 * Math.PI)
      brush.closePath()
      brush.fillStyle = colour
      brush.shadowColor = 'rgba(120,40,60,0.35)'
      brush.shadowBlur = 12
      brush.fill('evenodd')
      brush.shadowColor = 'transparent'
      brush.strokeStyle = line
      brush.lineWidth = 2
      brush.strokeRect(11, 11, across - 22, down - 22)
    },
  }
}
