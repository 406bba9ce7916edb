import type { Brush } from '../brush/layer.ts'
import type { Body } from './body.ts'

const HEAD_MIDDLE = 52
/** How far the head sits down on the neck. */
const NOD = 10
/** How far a head may be held aslant, in radians. */
const TILT = 0.045

/** Draws on the head's own points, leaning a little with the turn of the face. */
export function onHead(brush: Brush, { look, pose }: Body, draw: () => void): void {
  const [x, y] = pose([0, 104])
  const size = look.age === 'child' ? 1.56 : look.anime ? 1.18 : look.gender === 'female' ? 1.08 : 1.06
  brush.save()
  brush.translate(x * 0.6, y + NOD)
  brush.rotate(look.turn * 0.07 + TILT * ((look.draw % 17) / 8 - 1))
  brush.translate(0, HEAD_MIDDLE - 104)
  brush.translate(0, 44)
  brush.scale(size, size)
  brush.translate(0, -44)
  draw()
  brush.restore()
}
