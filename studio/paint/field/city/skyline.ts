import { mix } from '../../../pixels/colour.ts'
import { css } from '../shared/css.ts'
import { forkRandom, type Frame } from '../shared/frame.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import type { CityLayout } from './layout.ts'
import { NEON_TONES, type CityLight } from './light.ts'
import type { CityPens, TowerSetting } from './facade.ts'
import { drawTower } from './tower.ts'

/** Mountains beyond the city, two ridges deep, nearly lost in the air. */
export function drawHills(
  { walls, depth }: CityPens,
  { hills, horizon }: CityLayout,
  frame: Frame,
  light: CityLight,
  noise: Noise,
): void {
  if (!hills) return
  for (const [ridge, strength] of [0.34, 0.58].entries()) {
    const crest = (x: number) =>
      horizon - hills.height * (1 - 0.38 * ridge) * (0.25 + 0.75 * noise.ridge(x * 0.9 + hills.lane + 9 * ridge, hills.lane, 5))
    for (const [pen, style] of [
      [walls, css(mix(light.haze, light.wall[0], strength))],
      [depth, css([0.97 - 0.02 * ridge, 0, 0])],
    ] as const) {
      pen.fillStyle = style
      pen.beginPath()
      pen.moveTo(0, horizon)
      for (let x = 0; x <= frame.w + 0.004; x += 0.004) pen.lineTo(x, crest(x))
      pen.lineTo(frame.w, horizon)
      pen.fill()
    }
  }
}

/** All rows of towers, each seen through the air before it. */
export function drawSkyline(
  pens: CityPens,
  layout: CityLayout,
  frame: Frame,
  setting: Omit<TowerSetting, 'nearness' | 'ground'>,
  haziness: number,
  pause: () => void,
): void {
  const { walls, lights } = pens
  const { horizon } = layout
  for (const { nearness, towers } of layout.rows) {
    for (const [at, tower] of towers.entries()) {
      drawTower(pens, tower, { ...setting, nearness, ground: horizon })
      if (at % 8 === 7) pause()
    }
    const veil = haziness * (0.62 - 0.5 * nearness)
    for (const [pen, colour, operation] of [
      [walls, setting.light.haze, 'source-atop'],
      [lights, [0, 0, 0], 'destination-out'],
    ] as const) {
      const air = pen.createLinearGradient(0, horizon * 0.3, 0, horizon)
      air.addColorStop(0, css(colour, veil * 0.12))
      air.addColorStop(1, css(colour, Math.min(0.95, veil)))
      pen.globalAlpha = 1
      pen.globalCompositeOperation = operation
      pen.fillStyle = air
      pen.fillRect(0, 0, frame.w, horizon)
      pen.globalCompositeOperation = 'source-over'
    }
  }
}

/** The embankment: a low wall with trees and lamps. */
export function drawQuay(
  { walls, lights, depth }: CityPens,
  layout: CityLayout,
  frame: Frame,
  light: CityLight,
  random: Random,
  snowy: boolean,
): void {
  const { horizon } = layout
  const trees = forkRandom(random)
  for (let x = 0; x < frame.w; x += 0.006) {
    const size = 0.004 + 0.008 * trees() * (0.4 + trees())
    walls.fillStyle = snowy
      ? css([0.86, 0.89, 0.93], 0.35)
      : '#070a14'
    walls.beginPath()
    walls.ellipse(x, horizon - 0.003, size * 0.9, size, 0, 0, 2 * Math.PI)
    walls.fill()
  }
  walls.fillStyle = '#06070f'
  walls.fillRect(0, horizon - 0.0045, frame.w, 0.006)
  depth.fillStyle = css([0.58, 0.58, 0.58])
  depth.fillRect(0, horizon - 0.005, frame.w, 0.006)
  const count = Math.round(54 * frame.w)
  for (let lamp = 0; lamp < count; lamp++) {
    lights.globalAlpha = 1
    lights.fillStyle = lamp % 9 === 4 ? NEON_TONES[1] : '#ffcf8a'
    lights.beginPath()
    lights.arc(((lamp + 0.5) / count) * frame.w, horizon - 0.004, 0.0017, 0, 2 * Math.PI)
    lights.fill()
  }
}

/** A suspension bridge before the skyline, its cables strung with lamps. */
export function drawBridge({ walls, lights, depth }: CityPens, layout: CityLayout, frame: Frame): void {
  const { bridge, horizon } = layout
  if (!bridge) return
  const deck = horizon - 0.05
  const [left, right] = bridge.pylons
  const top = horizon - bridge.height
  const steel = '#0b0d1c'
  const span = right - left
  const cable = (x: number) => {
    const nearest = x < left ? (left - x) / (span * 0.55) : x > right ? (x - right) / (span * 0.55) : null
    if (nearest !== null) return top + (deck - 0.006 - top) * Math.min(1, nearest) ** 0.9
    const middle = (x - left) / span - 0.5
    return top + (deck - 0.012 - top) * (1 - 4 * middle * middle)
  }
  for (const [pen, style] of [
    [walls, steel],
    [depth, css([0.5, 0.5, 0.5])],
  ] as const) {
    pen.globalAlpha = 1
    pen.fillStyle = style
    pen.strokeStyle = style
    pen.fillRect(0, deck, frame.w, 0.009)
    for (const pylon of bridge.pylons) {
      for (const leg of [-0.013, 0.007]) pen.fillRect(pylon + leg, top - 0.012, 0.006, bridge.height + 0.012)
      for (const beam of [0, 0.3, 0.55]) pen.fillRect(pylon - 0.013, top + beam * bridge.height, 0.026, 0.007)
    }
    pen.lineWidth = 0.0028
    pen.beginPath()
    for (let x = 0; x <= frame.w; x += 0.008) pen.lineTo(x, cable(x))
    pen.stroke()
    pen.lineWidth = 0.0008
    for (let x = 0; x < frame.w; x += 0.013) {
      pen.beginPath()
      pen.moveTo(x, cable(x))
      pen.lineTo(x, deck)
      pen.stroke()
    }
  }
  for (let x = 0; x < frame.w; x += 0.013) {
    for (const [y, colour, size] of [
      [cable(x), '#fff0d0', 0.0016],
      [deck, '#ffb765', 0.0018],
    ] as const) {
      lights.globalAlpha = 1
      lights.fillStyle = colour
      lights.beginPath()
      lights.arc(x, y, size, 0, 2 * Math.PI)
      lights.fill()
    }
  }
}
