import { hex, mix, type Rgb } from '../../../pixels/colour.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, setColour, type Part } from '../../solid/model.ts'
import { along, net, tube } from '../../solid/shapes.ts'

const WOOD = plain('#7a5a34', { rough: 0.6 })

/** A diamond of cloth on its sticks with a tail of bows, three units high; `hues` are its four panels' colours. */
export function kiteParts(hues: readonly Rgb[], lean: number): Part[] {
  const parts: Part[] = []
  const [top, wide, cross, foot] = [1.5, 0.95, 0.62, -0.9]
  const half = (y: number) => (y > cross ? (wide * (top - y)) / (top - cross) : (wide * (y - foot)) / (cross - foot))
  parts.push({
    mesh: net(40, 40, (u, v): Point => {
      const y = foot + (top - foot) * u
      const across = 2 * v - 1
      const x = across * half(y)
      // The wind fills it between its sticks.
      return [x, y, -0.22 * (x / wide) ** 2 + 0.09 * Math.sin(Math.abs(across) * Math.PI) * Math.sin(u * Math.PI)]
    }, -1),
    paint: ({ x, y }, matter) => {
      const colour = hues[(x > 0 ? 1 : 0) + (y > cross ? 0 : 2)]!
      const inner = half(y) - Math.abs(x)
      const band = Math.abs(Math.abs(x) * 0.9 + Math.abs(y - cross) * 0.62 - 0.36) < 0.05
      setColour(matter, inner < 0.05 || band ? mix(colour, [0.95, 0.93, 0.88], 0.82) : colour)
      matter.rough = 0.6
      matter.metal = matter.coat = 0
      // Light comes through the cloth.
      matter.glow = 0.22
    },
  })
  parts.push({ mesh: tube([[0, foot, 0.02], [0, top, 0.02]], 0.018, { rows: 2, segments: 8, up: [0, 0.1, 1] }), paint: WOOD })
  parts.push({ mesh: tube([-1, -0.5, 0, 0.5, 1].map((t): Point => [t * wide, cross, 0.02 - 0.22 * t * t]), 0.018, { rows: 20, segments: 8 }), paint: WOOD })
  const tail: Point[] = [[0, foot, 0], [0.12, foot - 0.5, 0.05], [-0.14 + lean * 0.3, foot - 1.05, 0], [0.1 + lean * 0.6, foot - 1.6, 0.06], [-0.06 + lean, foot - 2.2, 0]]
  parts.push({ mesh: tube(tail, 0.012, { rows: 60, segments: 6, up: [0, 0.1, 1] }), paint: plain('#e8e2d4', { rough: 0.6 }) })
  for (let k = 1; k < 7; k++) {
    const [x, y, z] = along(tail, k / 6.4)
    for (const side of [-1, 1]) parts.push({
      mesh: net(8, 4, (u, v): Point => [side * u * 0.17, (v - 0.5) * 0.17 * (0.25 + u), 0.05 * Math.sin(u * 3)], -1),
      paint: plain(hues[k % hues.length]!, { rough: 0.6, glow: 0.15 }), at: { x, y, z, turnZ: 0.5 * Math.sin(k * 2) },
    })
  }
  return parts
}

export const KITE_HUES = [['#e0442e', '#f2b430', '#2f7fb8', '#f0e6d0'], ['#d8407a', '#f4c64a', '#5a4ab0', '#4ab8b0'], ['#2f8ac0', '#e8e2d0', '#e0603a', '#f2c040']].map((row) => row.map((colour) => hex(colour)))
