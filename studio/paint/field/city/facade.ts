import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../../pixels/colour.ts'
import { css } from '../shared/css.ts'
import { between } from '../shared/frame.ts'
import type { Tower } from './layout.ts'
import { NEON_TONES, WINDOW_TONES, type CityLight } from './light.ts'

/** The sheets a city is drawn on: walls, the light they give off, and their distance as grey. */
export interface CityPens {
  walls: SKRSContext2D
  lights: SKRSContext2D
  depth: SKRSContext2D
}

export interface TowerSetting {
  ground: number
  nearness: number
  light: CityLight
  lightFromLeft: boolean
  snowy: boolean
  neon: boolean
}

/** One box of a tower. */
export interface Block {
  left: number
  right: number
  top: number
  bottom: number
}

/** Windows of one face: unlit glass on the walls, lit ones as light. */
export function drawWindows(
  { walls, lights }: CityPens,
  { random, facade }: Tower,
  block: Block,
  left: number,
  right: number,
  dim: number,
  setting: TowerSetting,
): void {
  const { light, nearness } = setting
  const cellWidth = 0.0046 + 0.0032 * nearness
  const cellHeight = (0.0058 + 0.004 * nearness) * (facade === 'bands' ? 0.9 : 1)
  const columns = Math.max(1, Math.floor((right - left) / cellWidth - 0.6))
  const rows = Math.floor((block.bottom - block.top) / cellHeight - 0.8)
  const pitch = (right - left) / (columns + 0.5)
  const tone = WINDOW_TONES[Math.floor(random() * WINDOW_TONES.length)]!
  const occupancy = light.lit * between(random, 0.35, 1.35)
  const glass = css(
    mix(light.haze, [0.04, 0.08, 0.14], 0.35 + 0.35 * nearness),
    0.1,
  )
  const shapeWidth = pitch * (facade === 'bands' ? 1.02 : facade === 'strips' ? 0.5 : 0.6)
  const shapeHeight = cellHeight * (facade === 'bands' ? 0.46 : facade === 'strips' ? 0.86 : 0.56)
  for (let row = 0; row < rows; row++) {
    const floorLit = random()
    const y = block.top + cellHeight * (row + 0.7)
    walls.fillStyle = glass
    walls.globalAlpha = dim
    if (facade === 'bands') walls.fillRect(left, y, right - left, shapeHeight)
    for (let column = 0; column < columns; column++) {
      const x = left + pitch * (column + 0.3)
      const chance = random()
      const strength = random()
      if (facade !== 'bands') {
        walls.fillStyle = glass
        walls.fillRect(x, y, shapeWidth, shapeHeight)
      }
      if (chance > occupancy * (0.55 + 0.9 * floorLit)) continue
      lights.fillStyle = strength > 0.93 ? WINDOW_TONES[3] : tone
      lights.globalAlpha = (0.2 + 0.8 * strength * strength) * (0.45 + 0.55 * nearness) * dim
      lights.fillRect(x, y, shapeWidth, shapeHeight)
    }
  }
  walls.globalAlpha = 1
}

/** A vertical sign with blocks for characters, or a strip along an edge or a roof. */
export function drawNeon({ lights }: CityPens, { x, width, height, random }: Tower, { ground, nearness }: TowerSetting): void {
  const colour = NEON_TONES[Math.floor(random() * NEON_TONES.length)]!
  const kind = random()
  const thin = 0.0022 + 0.0018 * nearness
  const top = ground - height
  lights.fillStyle = colour
  lights.globalAlpha = 1
  if (kind < 0.3) {
    for (const edge of [x, x + width - thin]) lights.fillRect(edge, top, thin, height * between(random, 0.5, 0.95))
    lights.fillRect(x, top, width, thin)
  } else if (kind < 0.8) {
    const length = Math.min(height * 0.5, between(random, 0.04, 0.09) * (0.6 + 0.5 * nearness))
    const signX = x + width * between(random, 0.1, 0.6)
    const signY = top + height * between(random, 0.08, 0.3)
    const glyph = 0.009 + 0.005 * nearness
    lights.fillRect(signX, signY, thin, length)
    for (let y = signY + 0.003; y < signY + length - glyph; y += glyph * 1.2) {
      for (let bar = 0; bar < 4; bar++) {
        const upright = random() < 0.5
        const offset = random() * glyph * 0.7
        lights.globalAlpha = 0.85
        if (upright) lights.fillRect(signX + thin * 2 + offset, y, thin * 0.7, glyph * 0.85)
        else lights.fillRect(signX + thin * 2, y + offset, glyph * 0.85, thin * 0.7)
      }
    }
  } else {
    lights.globalAlpha = 0.9
    lights.fillRect(x + width * 0.12, top + height * 0.06, width * 0.76, thin * 1.4)
    lights.globalAlpha = 0.35
    lights.fillRect(x + width * 0.12, top + height * 0.06 + thin * 3, width * 0.76, 0.02 * (0.5 + nearness))
  }
}

/** The sky in the glass: a slanting brightness across the upper floors. */
export function drawSheen(walls: SKRSContext2D, { random }: Tower, { left, right, top, bottom }: Block, light: CityLight): void {
  const strength = 0.07 * random()
  const sheen = walls.createLinearGradient(left, top, right, top + (right - left) * between(random, 1.5, 4))
  const sky = mix([1, 1, 1], light.haze, 0.35)
  sheen.addColorStop(0, css(sky, strength))
  sheen.addColorStop(0.48, css(sky, strength * 0.35))
  sheen.addColorStop(0.52, css(sky, strength * 1.2))
  sheen.addColorStop(1, css(sky, 0))
  walls.fillStyle = sheen
  walls.fillRect(left, top, right - left, bottom - top)
}
