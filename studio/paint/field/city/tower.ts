import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, scale, type Rgb } from '../../../pixels/colour.ts'
import { css } from '../shared/css.ts'
import { drawNeon, drawSheen, drawWindows, type Block, type CityPens, type TowerSetting } from './facade.ts'
import type { Tower } from './layout.ts'
import type { CityLight } from './light.ts'

/** The stacked boxes of a tower, the lowest first. */
function blocksOf({ x, width, height, crown }: Tower, ground: number): Block[] {
  const top = ground - height
  if (crown !== 'steps') return [{ left: x, right: x + width, top, bottom: ground }]
  return [0, 1, 2].map((step) => ({
    left: x + width * 0.13 * step,
    right: x + width * (1 - 0.13 * step),
    top: top + height * 0.11 * (2 - step),
    bottom: step === 0 ? ground : top + height * 0.11 * (3 - step),
  }))
}

function traceCrown(pen: SKRSContext2D, { x, width, height, crown }: Tower, ground: number): void {
  const top = ground - height
  const middle = x + width / 2
  pen.beginPath()
  if (crown === 'slant') {
    pen.moveTo(x, top + 0.0005)
    pen.lineTo(x, top - width * 0.62)
    pen.lineTo(x + width, top + 0.0005)
  } else if (crown === 'pyramid') {
    pen.moveTo(x + width * 0.06, top + 0.0005)
    pen.lineTo(x + width * 0.2, top - width * 0.5)
    pen.lineTo(middle, top - width * 0.95)
    pen.lineTo(x + width * 0.8, top - width * 0.5)
    pen.lineTo(x + width * 0.94, top + 0.0005)
  } else if (crown === 'round') {
    pen.ellipse(middle, top + 0.0005, width / 2, width * 0.42, 0, Math.PI, 2 * Math.PI)
  } else if (crown === 'spire') {
    pen.moveTo(x + width * 0.2, top + 0.0005)
    pen.lineTo(x + width * 0.32, top - width * 0.3)
    pen.lineTo(middle - width * 0.03, top - width * 0.36)
    pen.lineTo(middle, top - width * 2.1)
    pen.lineTo(middle + width * 0.03, top - width * 0.36)
    pen.lineTo(x + width * 0.68, top - width * 0.3)
    pen.lineTo(x + width * 0.8, top + 0.0005)
  }
  pen.closePath()
}

function wallGradient(pen: SKRSContext2D, top: number, bottom: number, colour: Rgb, light: CityLight, nearness: number) {
  const gradient = pen.createLinearGradient(0, top, 0, bottom)
  const air = 0.82 - 0.74 * nearness
  gradient.addColorStop(0, css(mix(colour, light.haze, air * 0.72)))
  gradient.addColorStop(1, css(mix(colour, light.haze, Math.min(0.95, air + 0.16))))
  return gradient
}

export function drawTower(pens: CityPens, tower: Tower, setting: TowerSetting): void {
  const { walls, lights, depth } = pens
  const { ground, nearness, light } = setting
  const { x, width, height, random } = tower
  const top = ground - height
  const wall = mix(light.wall[tower.tone]!, light.wall[0], random() * 0.5)
  const faces = setting.lightFromLeft ? [wall, scale(wall, light.shade)] : [scale(wall, light.shade), wall]
  const share = setting.lightFromLeft ? tower.face : 1 - tower.face
  const distance = 0.92 - 0.3 * nearness
  const grey = css([distance, distance, distance])
  const [first, second] = faces.map((face) => wallGradient(walls, top, ground, face, light, nearness))
  if (tower.crown !== 'flat' && tower.crown !== 'steps') {
    for (const [pen, style, operation] of [
      [walls, first!, 'source-over'],
      [lights, '#000', 'destination-out'],
      [depth, grey, 'source-over'],
    ] as const) {
      pen.globalCompositeOperation = operation
      pen.globalAlpha = 1
      pen.fillStyle = style
      traceCrown(pen, tower, ground)
      pen.fill()
      pen.globalCompositeOperation = 'source-over'
    }
  }
  for (const block of blocksOf(tower, ground)) {
    const split = block.left + (block.right - block.left) * share
    const tall = block.bottom - block.top
    lights.globalAlpha = 1
    lights.globalCompositeOperation = 'destination-out'
    lights.fillRect(block.left, block.top, block.right - block.left, tall)
    lights.globalCompositeOperation = 'source-over'
    depth.fillStyle = grey
    depth.fillRect(block.left, block.top, block.right - block.left, tall)
    walls.fillStyle = first!
    walls.fillRect(block.left, block.top, split - block.left + 0.0004, tall)
    walls.fillStyle = second!
    walls.fillRect(split, block.top, block.right - split, tall)
    drawSheen(walls, tower, block, light)
    drawWindows(pens, tower, block, block.left, split, setting.lightFromLeft ? 1 : 0.7, setting)
    drawWindows(pens, tower, block, split, block.right, setting.lightFromLeft ? 0.7 : 1, setting)
    if (setting.snowy) {
      walls.fillStyle = css(mix([0.97, 0.98, 1], light.haze, 0.45))
      walls.fillRect(block.left - 0.001, block.top - 0.003, block.right - block.left + 0.002, 0.005)
    }
  }
  if (tower.crown === 'spire') {
    lights.fillStyle = '#ff3b3b'
    lights.globalAlpha = 1
    lights.beginPath()
    lights.arc(x + width / 2, top - width * 2.1, 0.0022, 0, 2 * Math.PI)
    lights.fill()
  }
  const signs = random()
  if (nearness > 0.2 && signs < (setting.neon ? 0.6 : 0.22))
    drawNeon(pens, tower, setting)
}
