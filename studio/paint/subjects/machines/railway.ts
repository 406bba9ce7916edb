import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, net } from '../../solid/shapes.ts'

const RAIL = plain('#c4c7cc', { rough: 0.35, metal: 0.45 })
const SLEEPER = plain('#4d3b2c', { rough: 0.9 })
/** Where a train stands in its square, from the top; its track goes on below. */
export const TRAIN_FOOT = 0.83
/** Length of a piece of rail. */
const PIECE = 0.5
const [SLAB, HEAD, BASE] = [box(0.07, 0.03, 0.6, 0), box(PIECE / 2, 0.02, 0.02, 0), box(PIECE / 2, 0.012, 0.045, 0)]
const RUST = plain('#5a4030', { rough: 0.8 })
/** Half the distance between the rails, and how high they lie. */
export const GAUGE = 0.36
export const RAIL_TOP = 0.15

/** A track on its bed of stones from x to x. */
export function trackParts(from: number, to: number, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, beyond: true, ...(relief && { relief }) })
  add(net(24, 24, (u, v) => [from + (to - from) * u, 0.07 * Math.sin(v * Math.PI) ** 0.5, (v - 0.5) * 1.7], 0.1), ({ x, z }, matter) => {
    const stones = noise.at(x * 26, z * 26)
    setColour(matter, [0.33, 0.31, 0.285], 0.75 + 0.4 * stones + 0.2 * noise.at(x * 9, z * 9))
    matter.rough = 0.95
    matter.metal = 0
    matter.coat = 0
  }, {}, ({ x, z }) => 0.03 * noise.at(x * 26, z * 26))
  for (let x = from + 0.12; x < to; x += 0.24) add(SLAB, SLEEPER, { x, y: 0.08 })
  for (const side of [-1, 1]) {
    // In pieces, since nearness is even from corner to corner.
    for (let x = from; x < to; x += PIECE) {
      const at = { x: x + PIECE / 2, z: side * GAUGE }
      add(HEAD, RAIL, { ...at, y: 0.13 })
      add(BASE, RUST, { ...at, y: 0.11 })
    }
  }
  return parts
}
