import type { Colours, Plane } from '../../../pixels/plane.ts'

/** How far a place stands out from what is before and after it. */
export type Shading = (before: number, own: number, after: number) => number

/** What a crease crosses goes on in it: its brightness follows that beside it by this share at least. */
const FOLLOWS = 0.3
/** A crease is grey: the colour that it changes least it changes by this share of what it changes most. */
const GREY = 0.6

/** Whether a line only shades what it crosses, as a fold does, and is no thing of its own, such as a far shore. */
export function isShading(
  shading: Shading,
  colours: Colours,
  brightness: Plane,
  along: (y: number) => number,
  height: number,
  beside: number,
): boolean {
  const changes = colours.map((plane) => {
    let sum = 0
    for (let y = 0; y < height; y++) sum += shading(plane[along(y) - beside]!, plane[along(y)]!, plane[along(y) + beside]!)
    return sum
  })
  const sign = Math.sign(changes.reduce((sum, change) => sum + change, 0))
  const sizes = changes.map((change) => sign * change)
  return Math.min(...sizes) > GREY * Math.max(...sizes) && slopeAlong(brightness, along, height, beside) > FOLLOWS
}

/** By how much the brightness of the line changes where that beside it changes by one (least squares). */
function slopeAlong(brightness: Plane, along: (y: number) => number, height: number, beside: number): number {
  let [own, ground, both, squares] = [0, 0, 0, 0]
  for (let y = 0; y < height; y++) {
    const at = along(y)
    const [here, around] = [brightness[at]!, 0.5 * (brightness[at - beside]! + brightness[at + beside]!)]
    own += here
    ground += around
    both += here * around
    squares += around * around
  }
  return (both - (own * ground) / height) / (squares - (ground * ground) / height + 1e-6)
}
