import { cross, unit } from '../../../pixels/vector.ts'
import type { Mesh, Point } from '../../solid/mesh.ts'
import { along, net } from '../../solid/shapes.ts'

/** A fin along a path from root to tip: as deep along `ahead` as `depth` says, thin across. */
export function fin(path: readonly Point[], ahead: Point, depth: (t: number) => number, thickness = 0.16): Mesh {
  const [from, to] = [path[0]!, path.at(-1)!]
  const flat = unit(cross(unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]), ahead))
  return net(22, 20, (u, v): Point => {
    const at = along(path, u)
    const half = depth(u) / 2
    const [deep, thin] = [Math.cos(v * 2 * Math.PI) * half, Math.sin(v * 2 * Math.PI) * half * thickness]
    return [at[0] + ahead[0] * deep + flat[0] * thin, at[1] + ahead[1] * deep + flat[1] * thin, at[2] + ahead[2] * deep + flat[2] * thin]
  }, -1)
}
