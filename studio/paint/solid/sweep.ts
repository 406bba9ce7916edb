import { cross, unit } from '../../pixels/vector.ts'
import type { Mesh, Point } from './mesh.ts'
import { along, net } from './shapes.ts'

export interface Frame {
  at: Point
  ahead: Point
  side: Point
  over: Point
}

/** Frames along a smooth path, carried on without twist and turned slowly so that what is over it is upright where it can be. */
export function framesAlong(path: readonly Point[], rows: number): Frame[] {
  const frames: Frame[] = []
  let over: Point = [0, 1, 0]
  for (let i = 0; i <= rows; i++) {
    const t = i / rows
    const [from, to] = [along(path, Math.max(0, t - 0.003)), along(path, Math.min(1, t + 0.003))]
    const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
    const pull = i === 0 ? 1 : 0.06
    const turned: Point = [over[0] * (1 - pull), over[1] * (1 - pull) + pull, over[2] * (1 - pull)]
    const forward = turned[0] * ahead[0] + turned[1] * ahead[1] + turned[2] * ahead[2]
    over = unit([turned[0] - ahead[0] * forward, turned[1] - ahead[1] * forward, turned[2] - ahead[2] * forward])
    frames.push({ at: along(path, t), ahead, side: cross(ahead, over), over })
  }
  return frames
}

/** A place beside a frame. */
export const beside = ({ at, ahead, side, over }: Frame, forward: number, across: number, up: number): Point =>
  [0, 1, 2].map((k) => at[k]! + ahead[k]! * forward + side[k]! * across + over[k]! * up) as unknown as Point

/** A round body over frames; v = 0.25 is its underside and 0.75 its back. */
export function sweep(frames: readonly Frame[], radius: (t: number) => number, segments = 28): Mesh {
  const last = frames.length - 1
  return net(last, segments, (u, v) => {
    const r = Math.max(0.001, radius(u))
    return beside(frames[Math.round(u * last)]!, 0, Math.cos(v * 2 * Math.PI) * r, -Math.sin(v * 2 * Math.PI) * r)
  }, -1)
}
