import type { SceneSpec } from '../../scene/scene-spec.ts'
import { SLEEVED, type Look } from './look.ts'

/** Arms that have nothing else to do, of people who are no colleagues. */
const joins = ({ stance, wears, outfit, role, holds, arms }: Look) => !role && !holds && !arms.includes('wave') && stance !== 'sitting' && !wears.includes('umbrella') && !SLEEVED.includes(outfit)

/** Two people belong together: they turn to each other, and stand or walk hand in hand. */
export function together(looks: readonly Look[], framing: SceneSpec['framing']): readonly Look[] {
  const [left, right] = looks
  if (!left || !right || looks.length > 2) return looks
  const joined = framing !== 'close' && left.age === right.age && joins(left) && joins(right)
  const facing = [{ ...left, turn: Math.abs(left.turn) }, { ...right, turn: -Math.abs(right.turn), sway: left.sway }] as const
  if (!joined) return facing
  const free = (look: Look, side: 0 | 1) => (look.arms[side] === 'clasp' || look.arms[side] === 'ahead' ? 'down' : look.arms[side])
  return [{ ...facing[0], arms: [free(left, 0), 'joined'] }, { ...facing[1], arms: ['joined', free(right, 1)] }]
}
