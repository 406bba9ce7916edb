import { smoothstep } from '../../pixels/colour.ts'
import type { Placed } from '../render/overlay.ts'
import type { ReelLayer } from './reel-spec.ts'

const FADE = 0.25
/** How far below its place a layer begins to rise, of the film's height. */
const BELOW = 0.03

/** Where a layer is at a moment (seconds), and how much of it; undefined while it is not there. */
export function layerAt({ left, top, start, end = Infinity, fade = FADE, comes, opacity = 1, picture }: ReelLayer, time: number, height: number): Placed | undefined {
  if (time < start || time >= end) return undefined
  const length = Math.min(fade, (end - start) / 2)
  const part = (seconds: number) => (length === 0 ? 1 : smoothstep(0, 1, seconds / length))
  const [here, gone] = [part(time - start), part(end - time)]
  const below = { rise: BELOW * height, drop: -(top + picture.height) }
  const away = comes === 'rise' || comes === 'drop' ? below[comes] * (1 - here) : 0
  const even = (value: number) => 2 * Math.round(value / 2)
  return {
    left: even(left),
    top: even(top + away),
    opacity: opacity * gone * (comes === 'drop' || comes === 'grow' ? 1 : here),
    ...(comes === 'grow' && { written: here }),
  }
}
