import type { Rgb } from '../../../../pixels/colour.ts'

/** Walls with windows, and the glass's share of them across and up. */
export const GLAZING = { curtain: [0.93, 0.86], stone: [0.5, 0.56], bands: [0.97, 0.5], piers: [0.6, 0.9] } as const
export type Walling = keyof typeof GLAZING
export const hasWindows = (kind: Look['kind']): kind is Walling => kind in GLAZING

/** What a solid is made of. */
export interface Look {
  kind: Walling | 'plain' | 'sign' | 'neon' | 'cloth' | 'leaves'
  wall: Rgb
  glass: Rgb
  /** Metres from window to window and from floor to floor, and the glass's share of each. */
  bay: number
  storey: number
  across: number
  up: number
  /** Sets the windows of one building apart from those of the next. */
  salt: number
}

/** Of one colour all over. */
export const plainLook = (wall: Rgb, kind: Exclude<Look['kind'], Walling> = 'plain'): Look => ({ kind, wall, glass: wall, bay: 0, storey: 0, across: 0, up: 0, salt: 0 })
