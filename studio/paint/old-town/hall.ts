import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import { glowAt } from '../built/light-layer.ts'
import type { Point } from '../built/project.ts'
import { drawLantern } from './lantern.ts'
import { at, cover, fill, LAMPLIGHT, metre, paneColour, SNOW, stroke, type Thing, type TownSetting } from './setting.ts'
import { drawBrackets, drawFrontRoof, type RoofLook } from './tile-roof.ts'

export interface HallLook {
  roof: RoofLook
  column: Rgb
  wall: Rgb
  beam: readonly [Rgb, Rgb]
}

export const PALACE: HallLook = {
  roof: { tile: hex('#a8742a'), trim: hex('#d0a040'), lift: 1.1 },
  column: hex('#9c2a1c'), wall: hex('#8a2e20'), beam: [hex('#1f5a5c'), hex('#3a7a52')],
}
export const TEMPLE: HallLook = {
  roof: { tile: hex('#4a5054'), trim: hex('#6c6a62'), lift: 1.2 },
  column: hex('#8e2c1e'), wall: hex('#c09a5a'), beam: [hex('#24525c'), hex('#8a6a2c')],
}
export const SHRINE: HallLook = {
  roof: { tile: hex('#4c4a44'), trim: hex('#5f5a50'), lift: 0.6 },
  column: hex('#c2401f'), wall: hex('#e4dccb'), beam: [hex('#b33a1c'), hex('#7a5a2a')],
}

interface Place {
  x: number
  y: number
  z: number
  /** Half the width of the walls, and their height. */
  half: number
  walls: number
}

/** A hall from the front: red columns and lattice doors between them, one or two eaves, lanterns under them. */
export function hall({ x, y, z, half, walls }: Place, look: HallLook, tiers: 1 | 2, hung: boolean): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { ink }, glow, lamps } = setting
      const front: Point = [0, 0, -1]
      const pixel = metre(setting, z)
      const out = half * 0.16
      if (tiers === 2) {
        const upper = half * 0.7
        const base = y + walls + half * 0.24
        cover(setting, ink(lit(scale(look.wall, 0.8), front, 0.7)), [[x - upper, base, z], [x + upper, base, z], [x + upper, base + walls * 0.5, z], [x - upper, base + walls * 0.5, z]])
        for (let k = 0; k <= 8; k++) column(setting, x + upper * (k / 4 - 1), base, z, walls * 0.5, 0.16, look.column)
        drawBrackets(setting, x, base + walls * 0.5, z, upper * 1.04, look.beam)
        drawFrontRoof(setting, { x, y: base + walls * 0.5, z, rise: half * 0.42, eave: upper * 1.38, ridge: upper * 0.72, out }, look.roof)
      }
      cover(setting, ink(lit(look.wall, front, 0.55)), [[x - half, y, z], [x + half, y, z], [x + half, y + walls, z], [x - half, y + walls, z]])
      const bays = 7
      for (let bay = 0; bay < bays; bay++) {
        const left = x - half + (2 * half * bay) / bays
        const wide = (2 * half) / bays
        const door = Math.abs(bay - (bays - 1) / 2) <= 1.2
        const low = door ? 0 : walls * 0.32
        const pane = paneColour(setting, scale(look.column, 0.34), front, door ? 1 : 0.75)
        const spots: Point[] = [[left + wide * 0.12, y + low, z], [left + wide * 0.88, y + low, z], [left + wide * 0.88, y + walls * 0.84, z], [left + wide * 0.12, y + walls * 0.84, z]]
        fill(setting, ink(pane), spots)
        lattice(setting, left + wide * 0.12, left + wide * 0.88, y + low, y + walls * 0.84, z, scale(look.column, 0.55))
        if (lamps > 0) {
          const [px, py] = at(setting, [left + wide / 2, y + walls * 0.45, z])
          glowAt(glow, px, py, wide * 1.5 * pixel, LAMPLIGHT, 0.2 * lamps)
        }
      }
      for (let k = 0; k <= bays; k++) column(setting, x - half + (2 * half * k) / bays, y, z - 0.4, walls, 0.24, look.column)
      drawBrackets(setting, x, y + walls, z - 0.3, half * 1.03, look.beam)
      drawFrontRoof(setting, { x, y: y + walls + 0.05, z, rise: half * (tiers === 2 ? 0.27 : 0.5), eave: half * 1.3, ridge: half * (tiers === 2 ? 0.76 : 0.68), out }, look.roof)
      if (hung) for (const k of [-0.86, -0.57, -0.29, 0.29, 0.57, 0.86]) drawLantern(setting, [x + half * k, y + walls * 0.76, z - out * 0.6], walls * 0.1)
    },
  }
}

function column(setting: TownSetting, x: number, y: number, z: number, high: number, radius: number, colour: Rgb): void {
  const { lit, walls: { pen, ink } } = setting
  const [left, low] = at(setting, [x - radius, y, z])
  const [right, top] = at(setting, [x + radius, y + high, z])
  const round = pen.createLinearGradient(left, 0, right, 0)
  round.addColorStop(0, ink(lit(colour, [-0.8, 0, -0.6])))
  round.addColorStop(0.45, ink(scale(lit(colour, [0, 0.1, -1]), 1.1)))
  round.addColorStop(1, ink(lit(colour, [0.8, 0, -0.6])))
  pen.fillStyle = round
  pen.fillRect(left, top, right - left, low - top)
  pen.fillStyle = ink(lit([0.4, 0.39, 0.37], [0, 0.3, -0.9]))
  pen.fillRect(left - (right - left) * 0.25, low - (right - left) * 0.5, (right - left) * 1.5, (right - left) * 0.5)
}

function lattice(setting: TownSetting, left: number, right: number, low: number, high: number, z: number, colour: Rgb): void {
  const { lit, walls: { ink } } = setting
  const pixel = metre(setting, z)
  if (pixel < 9) return
  const style = ink(lit(colour, [0, 0, -1]), 0.9)
  const bars = Math.min(10, Math.max(3, Math.round((right - left) / 0.28)))
  for (let k = 0; k <= bars; k++) {
    const x = left + ((right - left) * k) / bars
    stroke(setting, style, k === 0 || k === bars || k * 2 === bars ? 0.1 : 0.045, [[x, low, z], [x, high, z]])
  }
  const rows = Math.max(2, Math.round((high - low) / 0.5))
  for (let k = 0; k <= rows; k++) {
    const y = low + ((high - low) * k) / rows
    stroke(setting, style, 0.045, [[left, y, z], [right, y, z]])
  }
}

/** A pagoda: storeys that narrow upwards, each with its own eaves, and a spire of rings. */
export function pagoda(x: number, y: number, z: number, half: number, storeys: number, look: HallLook): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { ink }, snow } = setting
      let base = y
      for (let k = 0; k < storeys; k++) {
        const wide = half * (1 - (0.52 * k) / storeys)
        const tall = wide * 0.95
        for (const [from, to, normal, tone] of [[-1, -0.45, [-0.75, 0, -0.65], 0.9], [0.45, 1, [0.75, 0, -0.65], 0.9], [-0.45, 0.45, [0, 0, -1], 1]] as const) {
          cover(setting, ink(lit(scale(look.wall, tone), normal)), [[x + from * wide, base, z], [x + to * wide, base, z], [x + to * wide, base + tall, z], [x + from * wide, base + tall, z]])
          const middle = x + ((from + to) / 2) * wide
          const open = (to - from) * wide * 0.24
          fill(setting, ink(paneColour(setting, scale(look.column, 0.3), normal, 0.9)), [[middle - open, base + tall * 0.1, z], [middle + open, base + tall * 0.1, z], [middle + open, base + tall * 0.62, z], [middle, base + tall * 0.76, z], [middle - open, base + tall * 0.62, z]])
        }
        for (const post of [-1, -0.45, 0.45, 1]) column(setting, x + post * wide, base, z, tall, wide * 0.05, look.column)
        stroke(setting, ink(lit(look.column, [0, 0.3, -0.9])), 0.14, [[x - wide * 1.08, base + tall * 0.2, z], [x + wide * 1.08, base + tall * 0.2, z]])
        drawBrackets(setting, x, base + tall, z, wide * 1.03, look.beam)
        drawFrontRoof(setting, { x, y: base + tall, z, rise: wide * 0.5, eave: wide * 1.5, ridge: wide * (k === storeys - 1 ? 0.1 : 0.86), out: wide * 0.2 },
          { ...look.roof, lift: wide * 0.3 })
        base += tall + wide * 0.42
      }
      const tip = base + half * 0.2
      stroke(setting, ink(lit(look.roof.trim, [0, 0.3, -0.9])), half * 0.09, [[x, base, z], [x, tip + half * 0.95, z]])
      for (let k = 0; k < 6; k++) stroke(setting, ink(lit(mix(look.roof.trim, SNOW, 0.4 * snow), [0, 0.5, -0.8])), half * 0.08, [[x - half * (0.17 - 0.02 * k), tip + half * 0.1 * k, z], [x + half * (0.17 - 0.02 * k), tip + half * 0.1 * k, z]])
    },
  }
}
