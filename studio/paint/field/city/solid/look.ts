import type { Rgb } from '../../../../pixels/colour.ts'

/** What a solid is made of. */
export interface Look {
  kind: 'curtain' | 'stone' | 'bands' | 'piers' | 'plain' | 'sign' | 'cloth' | 'leaves'
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
