import { createCanvas } from '@napi-rs/canvas'
import { createLayer, layWithShadow } from '../../paint/brush/layer.ts'
import { blend, css, pigment, shade } from '../../paint/brush/pigment.ts'
import { smoothstep } from '../../pixels/colour.ts'
import { together, type SetPiece } from '../stage.ts'
import { field } from './raster.ts'

/** Bamboo stems and leaves out of focus. */
export function bamboo(colour: string, sigma: number): SetPiece {
  const green = pigment(colour)
  return together({ sigma }, ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < 9; k++) {
      const [x, lean, girth] = [random() * across, (random() - 0.5) * 90, 10 + 14 * random()]
      brush.strokeStyle = css(shade(green, 0.55 + 0.6 * random()), 0.85)
      brush.lineWidth = girth
      for (let y = down; y > -100; y -= 130) {
        brush.beginPath()
        brush.moveTo(x + lean * (1 - y / down), y)
        brush.lineTo(x + lean * (1 - (y - 122) / down), y - 122)
        brush.stroke()
      }
    }
    for (let k = 0; k < 150; k++) {
      brush.save()
      brush.translate(random() * across, random() * down * 0.7)
      brush.rotate(0.9 + (random() - 0.5) * 2)
      brush.fillStyle = css(shade(green, 0.6 + 0.8 * random()), 0.8)
      brush.beginPath()
      const length = 50 + 60 * random()
      brush.moveTo(0, 0)
      brush.quadraticCurveTo(length * 0.4, -length * 0.13, length, 0)
      brush.quadraticCurveTo(length * 0.4, length * 0.13, 0, 0)
      brush.fill()
      brush.restore()
    }
  })
}

/** A garden wall with a round gate; what is painted before stays to be seen through it. Shares of the stage. */
export function moonGate(plaster: string, rim: string, x: number, y: number, radius: number): SetPiece {
  return async (stage) => {
    const { layer } = stage
    const { across, down } = layer
    const wall = createLayer(layer.width, layer.height)
    await field(180, (px, py, { noise }) => {
      const tone = 1 + 0.05 * noise.fbm(px * 0.012, py * 0.008, 4) - (0.2 * py) / down
      return [shade(pigment(plaster), tone), 1]
    })({ ...stage, layer: wall })
    const [cx, cy, r] = [x * across, y * down, radius * across]
    const { brush } = wall
    brush.globalCompositeOperation = 'destination-out'
    brush.beginPath()
    brush.arc(cx, cy, r, 0, 2 * Math.PI)
    brush.fill()
    brush.globalCompositeOperation = 'source-over'
    for (const [share, width, tone] of [[1.035, 0.075, 1], [1.075, 0.012, 1.7], [0.997, 0.014, 1.9]] as const) {
      brush.strokeStyle = css(shade(pigment(rim), tone))
      brush.lineWidth = r * width
      brush.beginPath()
      brush.arc(cx, cy, r * share, 0, 2 * Math.PI)
      brush.stroke()
    }
    brush.strokeStyle = css(shade(pigment(rim), 0.55), 0.7)
    brush.lineWidth = 2
    for (let k = 0; k < 72; k++) {
      const angle = (k / 72) * 2 * Math.PI
      brush.beginPath()
      brush.moveTo(cx + Math.cos(angle) * r * 1.0, cy + Math.sin(angle) * r * 1.0)
      brush.lineTo(cx + Math.cos(angle) * r * 1.07, cy + Math.sin(angle) * r * 1.07)
      brush.stroke()
    }
    layWithShadow(layer, wall, { dx: 14, dy: 18, sigma: 16, alpha: 0.5, colour: 'rgb(20,14,20)' })
  }
}

/** A red palace wall under a roof of glazed tiles. */
export function palaceWall(red: string, tiles: string): SetPiece {
  return async (stage) => {
    const { brush, across, down } = stage.layer
    const eaves = down * 0.15
    await field(200, (x, y, { noise }) => {
      const shade0 = y < eaves + 70 ? 0.62 + (0.38 * Math.max(0, y - eaves)) / 70 : 1
      return [shade(pigment(red), shade0 * (1 + 0.14 * noise.fbm(x * 0.006, y * 0.004, 5))), 1]
    })(stage)
    const tile = pigment(tiles)
    const width = across / 22
    for (let k = -1; k < 23; k++) {
      const x = k * width
      const roll = brush.createLinearGradient(x, 0, x + width, 0)
      roll.addColorStop(0, css(shade(tile, 0.4)))
      roll.addColorStop(0.35, css(shade(tile, 1.25)))
      roll.addColorStop(0.6, css(tile))
      roll.addColorStop(1, css(shade(tile, 0.36)))
      brush.fillStyle = roll
      brush.fillRect(x, 0, width, eaves - width * 0.35)
      brush.fillStyle = css(shade(tile, 0.9))
      brush.strokeStyle = css(shade(tile, 0.45))
      brush.lineWidth = 3
      brush.beginPath()
      brush.arc(x + width / 2, eaves - width * 0.3, width * 0.42, 0, 2 * Math.PI)
      brush.fill()
      brush.stroke()
      brush.beginPath()
      brush.arc(x + width / 2, eaves - width * 0.3, width * 0.24, 0, 2 * Math.PI)
      brush.stroke()
    }
  }
}

/** The full moon, plain, with its halo. Shares of the stage. */
export function fullMoon(colour: string, x: number, y: number, radius: number): SetPiece {
  return ({ layer: { brush, across, down }, noise }) => {
    const [cx, cy, r] = [x * across, y * down, radius * across]
    const tone = pigment(colour)
    const halo = brush.createRadialGradient(cx, cy, r * 0.9, cx, cy, r * 3)
    halo.addColorStop(0, css(tone, 0.5))
    halo.addColorStop(0.3, css(tone, 0.16))
    halo.addColorStop(1, css(tone, 0))
    brush.fillStyle = halo
    brush.fillRect(cx - r * 3, cy - r * 3, r * 6, r * 6)
    const side = 96
    const seas = createCanvas(side, side)
    const own = seas.getContext('2d')
    const image = own.createImageData(side, side)
    for (let i = 0; i < side * side; i++) {
      const [u, v] = [(i % side) / side, Math.floor(i / side) / side]
      const dark = smoothstep(0, 0.45, noise.fbm(u * 3.6 + 3, v * 3.6 + 8, 5)) * 0.3
      image.data.set([...blend(tone, [110, 106, 124], dark), 255], i * 4)
    }
    own.putImageData(image, 0, 0)
    brush.save()
    brush.beginPath()
    brush.arc(cx, cy, r, 0, 2 * Math.PI)
    brush.clip()
    brush.drawImage(seas, cx - r, cy - r, 2 * r, 2 * r)
    brush.restore()
  }
}
