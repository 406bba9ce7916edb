import { hex, scale, type Rgb } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'

const RED: Rgb = [1, 0.17, 0.06]

/** The light that comes through the paper of lanterns: red, or of the colour that is asked for. */
export function paperOf({ subjects }: SceneSpec): Rgb {
  const colour = subjects.find(({ kind }) => kind === 'lantern')?.colour
  if (!colour) return RED
  const dye = hex(colour)
  return scale(dye, 1 / Math.max(0.05, ...dye))
}
