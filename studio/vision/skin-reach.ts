import type { PersonView } from './person-view.ts'
import type { Plane } from '../pixels/plane.ts'

type SeenPerson = Pick<PersonView, 'width' | 'height' | 'colours' | 'person' | 'bareFace'>

/** Of a step's share of light that counts: shade falls on skin, and edges of cloth are edges of hue as well. */
const LIGHT = 0.35
/** Steps between neighbours up to this are grain. */
const GRAIN = 0.012
/** Rounds of sweeps; ways that turn more often are rare. */
const ROUNDS = 3

/**
 * How much the colour changes, at least, on a way over the person from the bare face to each pixel, in the logarithm of
 * light and of the channels' ratios: skin goes on from face to neck to shoulder, and a garment begins with an edge.
 */
export function skinReach({ width, height, colours: [red, green, blue], person, bareFace }: SeenPerson): Plane {
  const log = (plane: Plane) => plane.map((value) => Math.log(value + 0.06))
  const [r, g, b] = [log(red), log(green), log(blue)]
  const channels = [r.map((value, i) => value - g[i]!), g.map((value, i) => value - b[i]!), g.map((value) => LIGHT * value)]
  const cost = new Float32Array(person.length).fill(Infinity)
  for (let i = 0; i < cost.length; i++) if (bareFace[i]! > 0.9) cost[i] = 0
  const visit = (i: number, from: number) => {
    if (person[i]! < 0.4 || cost[from]! >= cost[i]!) return
    let step = 0
    for (const channel of channels) step += (channel[i]! - channel[from]!) ** 2
    const way = cost[from]! + Math.max(0, Math.sqrt(step) - GRAIN)
    if (way < cost[i]!) cost[i] = way
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0, i = y * width; x < width; x++, i++) {
        if (x > 0) visit(i, i - 1)
        if (y > 0) visit(i, i - width)
      }
      for (let x = width - 2, i = y * width + x; x >= 0; x--, i--) visit(i, i + 1)
    }
    for (let y = height - 1; y >= 0; y--) {
      for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
        if (x < width - 1) visit(i, i + 1)
        if (y < height - 1) visit(i, i + width)
      }
      for (let x = 1, i = y * width + x; x < width; x++, i++) visit(i, i - 1)
    }
  }
  return cost
}
