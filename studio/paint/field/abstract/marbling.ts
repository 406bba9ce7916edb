import { hex } from '../../../pixels/colour.ts'
import { createLinearImage } from '../../../pixels/linear-image.ts'
import { forkRandom } from '../shared/frame.ts'
import { valueTexture } from '../shared/texture.ts'
import { letDropsFall, rake } from './marbling-ops.ts'
import type { AbstractPainter } from './study.ts'

/** Marbled paper: drops and rakes undone for each pixel, back to the drop that its ink came from. */
export const paintMarbling: AbstractPainter = ({ frame, random, palette, onDark, spec, context }) => {
  const { width, height, unit } = frame
  const colours = [...palette.colours, onDark ? palette.dark : palette.light].map(hex)
  const ground = colours.length - 1
  const drops = letDropsFall(frame, forkRandom(random), colours.length)
  const undos = rake(frame, forkRandom(random)).toReversed()
  const count = drops.length
  const [xs, ys, areas] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (const [i, drop] of drops.toReversed().entries()) {
    xs[i] = drop.x
    ys[i] = drop.y
    areas[i] = drop.radius * drop.radius
  }
  const inks = Uint8Array.from(drops.toReversed(), (drop) => drop.colour)
  const point = new Float64Array(2)
  const inkAt = (x: number, y: number): number => {
    point[0] = x
    point[1] = y
    for (const undo of undos) undo(point)
    let px = point[0]
    let py = point[1]
    for (let i = 0; i < count; i++) {
      const dx = px - xs[i]!
      const dy = py - ys[i]!
      const square = dx * dx + dy * dy
      const share = areas[i]! / square
      if (share > 1) return inks[i]!
      // Far drops hardly push: two terms of the root's series are enough there.
      const pull = share < 0.08 ? 1 - share * (0.5 + 0.125 * share) : Math.sqrt(1 - share)
      px = xs[i]! + dx * pull
      py = ys[i]! + dy * pull
    }
    return ground
  }

  // Inks at the pixels' corners; where a pixel's corners differ, its centre is asked as well.
  const columns = width + 1
  const corners = new Uint8Array(columns * (height + 1))
  for (let row = 0; row <= height; row++) {
    if (row % 16 === 0) context.checkCancelled()
    if (row % 128 === 0) context.progress((0.7 * row) / height)
    for (let column = 0; column <= width; column++) corners[row * columns + column] = inkAt(column / unit, row / unit)
  }
  const image = createLinearImage(width, height)
  const mottle = valueTexture(frame, [0.05, 0.016, 0.004, 0.0016], spec.seed)
  for (let py = 0; py < height; py++) {
    if (py % 16 === 0) context.checkCancelled()
    for (let px = 0; px < width; px++) {
      const corner = py * columns + px
      const a = corners[corner]!
      const b = corners[corner + 1]!
      const c = corners[corner + columns]!
      const d = corners[corner + columns + 1]!
      const plain = a === b && b === c && c === d
      const e = plain ? a : inkAt((px + 0.5) / unit, (py + 0.5) / unit)
      const i = py * width + px
      const tone = 0.9 + 0.2 * mottle[i]!
      for (let channel = 0; channel < 3; channel++) {
        const around = colours[a]![channel]! + colours[b]![channel]! + colours[c]![channel]! + colours[d]![channel]!
        image.planes[channel]![i] = ((around + 2 * colours[e]![channel]!) / 6) * tone
      }
    }
  }
  return { image }
}
