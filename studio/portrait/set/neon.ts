import { createLayer, lay } from '../../paint/brush/layer.ts'
import { blend, css, pigment, shade } from '../../paint/brush/pigment.ts'
import { write, writeDown, type Writing } from '../finish/lettering.ts'
import type { Hand } from '../finish/fonts.ts'
import { together, type SetPiece } from '../stage.ts'

export interface NeonSign {
  text: string
  hand: Hand
  /** Middle of the first character's top when upright, else of the line; shares of the stage. */
  x: number
  y: number
  size: number
  colour: string
  upright?: boolean
  /** Tilt in radians. */
  tilt?: number
}

/** Signs of glass tubes: a bright core in a halo that reaches far. */
export function neonSigns(...signs: readonly NeonSign[]): SetPiece {
  return ({ layer }) => {
    for (const sign of signs) {
      const own = createLayer(layer.width, layer.height)
      const { brush, across, down } = own
      const draw = (colour: string) => {
        brush.save()
        brush.translate(sign.x * across, sign.y * down)
        brush.rotate(sign.tilt ?? 0)
        const writing: Writing = { hand: sign.hand, size: sign.size, spacing: 0.08, colour }
        if (sign.upright) writeDown(brush, sign.text, 0, 0, writing)
        else write(brush, sign.text, 0, 0, writing)
        brush.restore()
      }
      draw(sign.colour)
      lay(layer, own, { sigma: 46, alpha: 0.75, mode: 'screen' })
      lay(layer, own, { sigma: 14, alpha: 0.95, mode: 'screen' })
      draw(css(blend(pigment(sign.colour), [255, 255, 255], 0.62)))
      lay(layer, own, { sigma: 1.2 })
    }
  }
}

/** A frame of tube round signs: boxes in shares of the stage. */
export function neonBoxes(colour: string, ...boxes: readonly (readonly [x: number, y: number, width: number, height: number])[]): SetPiece {
  const lines: SetPiece = ({ layer: { brush, across, down } }) => {
    brush.lineWidth = 6
    for (const [x, y, width, height] of boxes) {
      brush.beginPath()
      brush.roundRect(x * across, y * down, width * across, height * down, 22)
      brush.stroke()
    }
  }
  const inColour = (tone: string): SetPiece => (stage) => {
    stage.layer.brush.strokeStyle = tone
    return lines(stage)
  }
  return async (stage) => {
    await together({ sigma: 26, mode: 'screen' }, inColour(colour))(stage)
    await together({ sigma: 1 }, inColour(css(blend(pigment(colour), [255, 255, 255], 0.5))))(stage)
  }
}

/** A street at night seen from between its houses: dark fronts with lit windows, closing in on a far glow. */
export function nightStreet(sky: string, far: string, windows: readonly string[]): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    const light = brush.createLinearGradient(0, 0, 0, down)
    light.addColorStop(0, sky)
    light.addColorStop(0.6, far)
    light.addColorStop(1, css(shade(pigment(far), 0.35)))
    brush.fillStyle = light
    brush.fillRect(0, 0, across, down)
    for (let depth = 0; depth < 5; depth++) {
      const t = depth / 5
      const half = across * (0.1 + 0.32 * t)
      for (const side of [-1, 1]) {
        const edge = across / 2 + side * half
        const outer = across / 2 + side * (half + across * 0.13)
        brush.fillStyle = css(blend(pigment(far), [10, 8, 18], 0.5 + 0.42 * t))
        const top = down * (0.26 - 0.32 * t + 0.06 * random())
        brush.fillRect(Math.min(edge, outer), top, Math.abs(outer - edge), down)
        const step = 16 + 30 * t
        for (let y = top + step; y < down * 0.86; y += step * 1.2) {
          for (let x = Math.min(edge, outer) + step * 0.4; x < Math.max(edge, outer) - step * 0.5; x += step) {
            if (random() > 0.4) continue
            brush.fillStyle = css(pigment(windows[Math.floor(random() * windows.length)]!), 0.35 + 0.6 * random())
            brush.fillRect(x, y, step * 0.5, step * 0.62)
          }
        }
      }
    }
  }
}

/** Drops on a pane between the eye and the street. */
export function rainOnGlass(count: number): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < count; k++) {
      const [x, y, r] = [random() * across, random() * down, 1.6 + 7 * random() ** 3]
      const drop = brush.createRadialGradient(x - r * 0.3, y + r * 0.4, 0, x, y, r)
      drop.addColorStop(0, 'rgba(255,255,255,0.65)')
      drop.addColorStop(0.5, 'rgba(210,225,255,0.18)')
      drop.addColorStop(0.85, 'rgba(20,24,44,0.32)')
      drop.addColorStop(1, 'rgba(20,24,44,0)')
      brush.fillStyle = drop
      brush.beginPath()
      brush.ellipse(x, y, r * 0.86, r * (1 + random() * 0.6), 0, 0, 2 * Math.PI)
      brush.fill()
    }
  }
}
