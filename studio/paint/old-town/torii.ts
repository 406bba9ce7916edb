import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import { glowAt } from '../built/light-layer.ts'
import type { Point } from '../built/project.ts'
import { at, cover, fill, LAMPLIGHT, metre, paneColour, SNOW, STONE, stroke, type Thing } from './setting.ts'

const VERMILION = hex('#d2401c')
const BLACK = hex('#24201f')

/** A torii: two leaning posts under a curved double beam; `size` is its height in metres. */
export function torii(x: number, y: number, z: number, size: number): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { pen, ink }, snow } = setting
      const front: Point = [0, 0.1, -1]
      const half = size * 0.46
      const round = (left: number, right: number, colour: Rgb) => {
        const band = pen.createLinearGradient(left, 0, right, 0)
        band.addColorStop(0, ink(lit(colour, [-0.85, 0, -0.5])))
        band.addColorStop(0.4, ink(scale(lit(colour, front), 1.12)))
        band.addColorStop(1, ink(lit(colour, [0.85, 0, -0.5])))
        return band
      }
      for (const side of [-1, 1]) {
        const [foot, head, girth] = [x + side * half, x + side * half * 0.9, size * 0.052]
        const [left, right] = [at(setting, [foot - girth, y, z])[0], at(setting, [foot + girth, y, z])[0]]
        cover(setting, round(left, right, VERMILION), [[foot - girth, y, z], [foot + girth, y, z], [head + girth * 0.9, y + size * 0.9, z], [head - girth * 0.9, y + size * 0.9, z]])
        cover(setting, round(left, right, BLACK), [[foot - girth * 1.25, y - 0.2, z], [foot + girth * 1.25, y - 0.2, z], [foot + girth * 1.15, y + size * 0.09, z], [foot - girth * 1.15, y + size * 0.09, z]])
      }
      const beam = (low: number, high: number, reach: number, curve: number, colour: Rgb, normal: Point = front) => {
        const edge = (height: number) => Array.from({ length: 13 }, (_, i): Point => {
          const t = i / 6 - 1
          return [x + t * reach * (height === high ? 1.03 : 1), y + size * (height + curve * t * t), z]
        })
        cover(setting, ink(lit(colour, normal)), [...edge(low), ...edge(high).toReversed()])
      }
      beam(0.66, 0.73, half * 1.22, 0, VERMILION)
      beam(0.88, 0.935, half * 1.4, 0.035, VERMILION)
      beam(0.935, 0.985, half * 1.48, 0.04, mix(BLACK, SNOW, 0.2 * snow), [0, 0.4, -0.9])
      if (snow > 0) beam(0.985, 0.985 + 0.045 * snow, half * 1.47, 0.04, SNOW, [0, 0.9, -0.4])
      cover(setting, ink(lit(BLACK, front)), [[x - size * 0.045, y + size * 0.73, z], [x + size * 0.045, y + size * 0.73, z], [x + size * 0.045, y + size * 0.885, z], [x - size * 0.045, y + size * 0.885, z]])
      stroke(setting, ink(lit(hex('#c8a040'), front)), size * 0.008, [[x - size * 0.04, y + size * 0.74, z], [x + size * 0.04, y + size * 0.74, z], [x + size * 0.04, y + size * 0.875, z], [x - size * 0.04, y + size * 0.875, z], [x - size * 0.04, y + size * 0.74, z]])
      const straw = Array.from({ length: 9 }, (_, i): Point => [x + half * 0.82 * (i / 4 - 1), y + size * (0.6 - 0.06 * (1 - (i / 4 - 1) ** 2)), z - 0.05])
      stroke(setting, ink(lit(hex('#c9ad6c'), front)), size * 0.026, straw)
    },
  }
}

/** A lantern of stone, its fire box lit at night. */
export function stoneLantern(x: number, y: number, z: number, size = 1.9): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { ink }, glow, lamps, snow } = setting
      const block = (low: number, high: number, wide: number, narrow: number, colour: Rgb, normal: Point = [0, 0.1, -1]) =>
        cover(setting, ink(lit(colour, normal)), [[x - wide * size, y + low * size, z], [x + wide * size, y + low * size, z], [x + narrow * size, y + high * size, z], [x - narrow * size, y + high * size, z]])
      block(0, 0.09, 0.2, 0.19, STONE)
      block(0.09, 0.5, 0.07, 0.06, scale(STONE, 0.8))
      block(0.5, 0.58, 0.1, 0.17, STONE)
      block(0.58, 0.77, 0.13, 0.13, scale(STONE, 0.7))
      fill(setting, ink(paneColour(setting, hex('#1c1a18'), [0, 0, -1], 1.1)), [[x - 0.075 * size, y + 0.61 * size, z], [x + 0.075 * size, y + 0.61 * size, z], [x + 0.075 * size, y + 0.74 * size, z], [x - 0.075 * size, y + 0.74 * size, z]])
      block(0.77, 0.92, 0.25, 0.05, mix(scale(STONE, 0.85), SNOW, 0.9 * snow), [0, 0.6, -0.7])
      block(0.92, 1, 0.05, 0.01, STONE)
      if (lamps <= 0) return
      const [px, py] = at(setting, [x, y + 0.67 * size, z])
      glowAt(glow, px, py, 0.75 * size * metre(setting, z), LAMPLIGHT, 0.6 * lamps)
    },
  }
}
