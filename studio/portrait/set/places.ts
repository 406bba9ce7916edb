import { createLayer, lay } from '../../paint/brush/layer.ts'
import { css, pigment, shade } from '../../paint/brush/pigment.ts'
import type { SetPiece } from '../stage.ts'

/** The soft dark under the feet of somebody who stands in the picture. */
export const contactShadow: SetPiece = ({ layer, feet }) => {
  if (!feet) return
  for (const [reach, sigma, alpha] of [[1.5, 26, 0.35], [0.8, 8, 0.5]] as const) {
    const shadow = createLayer(layer.width, layer.height)
    shadow.brush.fillStyle = 'rgb(12,12,20)'
    shadow.brush.beginPath()
    shadow.brush.ellipse(feet.x, feet.y - 6, feet.half * reach, feet.half * reach * 0.16, 0, 0, 2 * Math.PI)
    shadow.brush.fill()
    lay(layer, shadow, { sigma, alpha })
  }
}

/** The counter, shelves and pendant lamps of a café, to be put out of focus. */
export function cafe(wood: string, lamp: string): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    const room = brush.createLinearGradient(0, 0, across, down)
    room.addColorStop(0, css(shade(pigment(wood), 0.35)))
    room.addColorStop(0.6, css(shade(pigment(wood), 0.8)))
    room.addColorStop(1, css(shade(pigment(wood), 0.3)))
    brush.fillStyle = room
    brush.fillRect(0, 0, across, down)
    const sky = brush.createLinearGradient(0, 0, 0, down)
    sky.addColorStop(0, '#fdf6e6')
    sky.addColorStop(1, '#d8e4d2')
    for (let k = 0; k < 3; k++) {
      brush.fillStyle = sky
      brush.fillRect(across * (0.04 + 0.14 * k), down * 0.1, across * 0.12, down * 0.46)
      brush.fillStyle = 'rgba(110,150,90,0.55)'
      brush.beginPath()
      brush.arc(across * (0.1 + 0.14 * k), down * 0.44, across * 0.08, 0, 2 * Math.PI)
      brush.fill()
    }
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = down * (0.2 + 0.11 * shelf)
      brush.fillStyle = css(shade(pigment(wood), 0.24))
      brush.fillRect(across * 0.56, y, across * 0.44, 12)
      for (let k = 0; k < 13; k++) {
        const tall = 30 + 60 * random()
        brush.fillStyle = ['#e9dcc4', '#a8603a', '#3f5a4a', '#c9a24a', '#7a3a2a', '#dfe6e2'][Math.floor(random() * 6)]!
        brush.fillRect(across * (0.57 + 0.033 * k), y - tall, 16 + 12 * random(), tall)
      }
    }
    brush.fillStyle = css(shade(pigment(wood), 0.55))
    brush.fillRect(0, down * 0.7, across, down * 0.3)
    for (const [x, y] of [[0.2, 0.12], [0.48, 0.07], [0.76, 0.11], [0.92, 0.05]] as const) {
      const glow = brush.createRadialGradient(x * across, y * down, 0, x * across, y * down, 190)
      glow.addColorStop(0, '#fff6d8')
      glow.addColorStop(0.12, lamp)
      glow.addColorStop(1, 'rgba(255,180,90,0)')
      brush.fillStyle = glow
      brush.fillRect(x * across - 190, y * down - 190, 380, 380)
    }
  }
}
