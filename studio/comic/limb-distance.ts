import { clamp } from '../pixels/colour.ts'
import type { BodyFrame, BodyJoint } from '../vision/body-frame.ts'
import type { Point } from '../vision/face-geometry.ts'

/**
 * How far a place is from what is seen of a body's arms and legs, in the body's pixels; infinite where nothing is seen of
 * them.
 */
export function limbDistance({ shoulders, elbows, wrists, hips, knees, ankles }: BodyFrame): (x: number, y: number) => number {
  const bones = [0, 1].flatMap((k) => {
    const seen = (from: BodyJoint, to: BodyJoint): [Point, Point][] => (to.seen ? [[from.seen ? from.at : to.at, to.at]] : [])
    return [
      // An upper arm that ends outside of the picture hangs as arms do.
      ...(shoulders[k]!.seen ? [[shoulders[k]!.at, elbows[k]!.at] satisfies [Point, Point]] : seen(shoulders[k]!, elbows[k]!)),
      ...seen(elbows[k]!, wrists[k]!),
      ...seen(hips[k]!, knees[k]!),
      ...seen(knees[k]!, ankles[k]!),
    ]
  })
  return (x, y) => {
    let nearest = Infinity
    for (const [[ax, ay], [bx, by]] of bones) {
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const t = length ? clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length) : 0
      nearest = Math.min(nearest, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    }
    return nearest
  }
}
