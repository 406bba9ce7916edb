import type { LightLayer } from '../built/light-layer.ts'
import type { Point } from '../built/project.ts'
import type { Lit } from '../built/shade.ts'
import type { View } from '../terrain/view.ts'
import type { Cabin } from './land.ts'

export interface CabinSetting {
  view: View
  lit: Lit
  /** Layer of the cabin itself, and of what gives light. */
  walls: LightLayer
  glow: LightLayer
  /** Lamps, 0 (off) .. 1. */
  lamps: number
  laden: number
}

/** The cabin's own axes: s along the ridge and t across it (-1..1 at the walls), h metres over the ground. */
export type Frame = (s: number, t: number, h: number) => Point

export function frameOf({ x, z, length, breadth, yaw }: Cabin, ground: number): Frame {
  const [ux, uz, vx, vz] = [Math.cos(yaw), Math.sin(yaw), -Math.sin(yaw), Math.cos(yaw)]
  return (s, t, h) => [
    x + (ux * s * length + vx * t * breadth) / 2,
    ground + h,
    z + (uz * s * length + vz * t * breadth) / 2,
  ]
}

export const ridgeOf = ({ walls, breadth }: Cabin) => walls + breadth * 0.52
