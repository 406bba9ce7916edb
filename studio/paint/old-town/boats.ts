import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { Point } from '../built/project.ts'
import { drawLantern } from './lantern.ts'
import { cover, fill, LAMPLIGHT, SNOW, stroke, type Thing } from './setting.ts'

/** A boat moored along a bank: a sampan with an awning of mats, or a gondola. Its bow lies towards the eye. */
export function mooredBoat(x: number, z: number, kind: 'sampan' | 'gondola', hung: boolean): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { ink }, snow } = setting
      const long = kind === 'gondola' ? 4.6 : 3.4
      const wood: Rgb = kind === 'gondola' ? hex('#1d1b1f') : hex('#3c2c22')
      const rise = kind === 'gondola' ? 1.15 : 0.5
      // Half width and height of the gunwale along the boat.
      const rib = (t: number, side: number): Point => [x + side * 0.72 * Math.sqrt(Math.max(0, 1 - t ** 4)), 0.42 + rise * Math.abs(t) ** 4, z + t * long * 0.5]
      const ts = Array.from({ length: 15 }, (_, i) => i / 7 - 1)
      const keel = (t: number, side: number): Point => [x + side * 0.5 * Math.sqrt(Math.max(0, 1 - t * t)), 0, z + t * long * 0.46]
      for (const side of [x > 0 ? 1 : -1, x > 0 ? -1 : 1])
        cover(setting, ink(lit(wood, [side * 0.9, 0.2, -0.4])), [...ts.map((t) => rib(t, side)), ...ts.toReversed().map((t) => keel(t, side))])
      fill(setting, ink(lit(mix(scale(wood, 1.7), SNOW, 0.6 * snow), [0, 1, 0], 0.7)), [...ts.slice(1, -1).map((t) => rib(t * 0.96, -0.9)), ...ts.slice(1, -1).toReversed().map((t) => rib(t * 0.96, 0.9))])
      for (const side of [-1, 1]) stroke(setting, ink(lit(scale(wood, 2.2), [0, 0.9, -0.3])), 0.06, ts.map((t) => rib(t, side)))
      if (kind === 'gondola') {
        for (const t of [-0.05, 0.2]) fill(setting, ink(lit(hex('#8e1f26'), [0, 0.8, -0.6])), [[x - 0.5, 0.5, z + t * long], [x + 0.5, 0.5, z + t * long], [x + 0.5, 0.72, z + t * long + 0.4], [x - 0.5, 0.72, z + t * long + 0.4]])
        return
      }
      const hoop = (t: number): Point[] => Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 8) * Math.PI
        return [x + 0.66 * Math.cos(angle), 0.5 + 0.92 * Math.sin(angle), z + t * long]
      })
      fill(setting, ink(lit(setting.lamps > 0 ? mix(hex('#120d0a'), LAMPLIGHT, 0.35 * setting.lamps) : hex('#120d0a'), [0, 0, -1])), hoop(-0.12))
      const [front, back] = [hoop(-0.14), hoop(0.26)]
      for (let i = 0; i < 8; i++) {
        const angle = ((i + 0.5) / 8) * Math.PI
        cover(setting, ink(lit(mix(hex('#4a4238'), SNOW, snow * Math.sin(angle)), [Math.cos(angle), Math.sin(angle), -0.1])), [front[i]!, front[i + 1]!, back[i + 1]!, back[i]!])
      }
      stroke(setting, ink(lit(hex('#7a6a50'), [0, 0.4, -0.9])), 0.06, front)
      if (hung) drawLantern(setting, [x, 1.2, z - 0.2 * long], 0.17)
    },
  }
}
