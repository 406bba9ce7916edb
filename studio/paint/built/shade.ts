import type { Rgb } from '../../pixels/colour.ts'
import type { Light } from '../terrain/light.ts'
import type { Point } from './project.ts'

/** The colour of a matt surface in a scene's light: sun where it faces it, sky from above, a little from the ground. */
export type Lit = (albedo: Rgb, normal: Point, open?: number) => Rgb

export function createLit({ direction, sun, ambient, horizon }: Light): Lit {
  return (albedo, [x, y, z], open = 1) => {
    const facing = Math.max(0, x * direction[0] + y * direction[1] + z * direction[2]) * open
    const sky = (0.62 + 0.38 * y) * (0.5 + 0.5 * open)
    const channel = (c: 0 | 1 | 2) => albedo[c] * (sun[c] * facing + ambient[c] * sky * 1.15 + horizon[c] * 0.16)
    return [channel(0), channel(1), channel(2)]
  }
}
