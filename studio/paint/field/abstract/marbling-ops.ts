import type { Random } from '../../../pixels/random.ts'
import { between, type Frame } from '../shared/frame.ts'

/** A drop of ink that pushes everything before it outwards (Jaffer, 'The mathematics of marbling'). */
export interface Drop {
  x: number
  y: number
  radius: number
  colour: number
}

/** A rake drawn through the bath, as the inverse of what it does to a point. */
export type Undo = (point: Float64Array) => void

/** Drops let fall in turn at several places, so that each place grows rings. */
export function letDropsFall(frame: Frame, random: Random, colours: number): Drop[] {
  const pitch = between(random, 0.22, 0.32)
  const columns = Math.ceil((frame.w + 0.2) / pitch)
  const rows = Math.ceil((frame.h + 0.2) / pitch)
  const places = Array.from({ length: columns * rows }, (_, place) => ({
    x: ((place % columns) + between(random, 0, 1)) * pitch - 0.1,
    y: (Math.floor(place / columns) + between(random, 0, 1)) * pitch - 0.1,
    radius: pitch * between(random, 0.26, 0.5),
    colour: Math.floor(random() * colours),
    stride: 1 + Math.floor(random() * 3),
  }))
  const drops: Drop[] = []
  for (let round = 0; round < 6; round++)
    for (const place of places) {
      const skipped = random() < 0.18
      const x = place.x + between(random, -0.006, 0.006)
      const y = place.y + between(random, -0.006, 0.006)
      const radius = place.radius * between(random, 0.45, 1.05) * (round === 0 ? 1.7 : 1)
      if (!skipped) drops.push({ x, y, radius, colour: (place.colour + round * place.stride) % colours })
    }
  for (let speck = 0; speck < 26; speck++)
    drops.push({
      x: random() * frame.w,
      y: random() * frame.h,
      radius: 0.004 + 0.02 * random() ** 2,
      colour: Math.floor(random() * colours),
    })
  return drops
}

/** Evenly spaced teeth drawn along a direction; each drags the ink near it, and `alternate` teeth go the other way. */
function comb(angle: number, spacing: number, reach: number, sharpness: number, alternate: boolean, offset: number): Undo {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)]
  return (point) => {
    const across = (-alongY * point[0]! + alongX * point[1]! + offset) / spacing
    const tooth = Math.round(across)
    const distance = Math.abs(across - tooth) * spacing
    const pull = ((reach * sharpness) / (distance + sharpness)) * (alternate && tooth % 2 !== 0 ? -1 : 1)
    point[0]! -= alongX * pull
    point[1]! -= alongY * pull
  }
}

/** The bath pushed from side to side in a wave. */
function sway(angle: number, height: number, length: number, phase: number): Undo {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)]
  return (point) => {
    const across = -alongY * point[0]! + alongX * point[1]!
    const pull = height * Math.sin((across / length) * 2 * Math.PI + phase)
    point[0]! -= alongX * pull
    point[1]! -= alongY * pull
  }
}

/** A stylus turned about a point. */
function whirl(x: number, y: number, turn: number, size: number): Undo {
  return (point) => {
    const [dx, dy] = [point[0]! - x, point[1]! - y]
    const angle = -turn * Math.exp(-(dx * dx + dy * dy) / (size * size))
    point[0] = x + dx * Math.cos(angle) - dy * Math.sin(angle)
    point[1] = y + dx * Math.sin(angle) + dy * Math.cos(angle)
  }
}

/** One of the traditional patterns, in the order in which it is drawn. */
export function rake(frame: Frame, random: Random): Undo[] {
  const pattern = random()
  const lean = between(random, -0.35, 0.35)
  const whirls = Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
    whirl(
      between(random, 0.15, 0.85) * frame.w,
      between(random, 0.15, 0.85) * frame.h,
      between(random, 1.6, 4.2) * (random() < 0.5 ? -1 : 1),
      between(random, 0.1, 0.24),
    ),
  )
  if (pattern < 0.4) return [sway(lean, between(random, 0.03, 0.08), between(random, 0.35, 0.8), 1), ...whirls]
  if (pattern < 0.78)
    return [
      comb(lean, 0.3, 0.24, 0.07, true, random()),
      comb(lean + Math.PI / 2, between(random, 0.09, 0.14), 0.16, 0.04, false, random()),
      ...whirls.slice(0, 1),
    ]
  return [comb(lean, 0.24, 0.22, 0.07, true, random()), sway(lean + Math.PI / 2, 0.03, 0.3, 2), ...whirls.slice(0, 2)]
}
