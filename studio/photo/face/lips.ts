import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { Plane } from '../../pixels/plane.ts'
import { faceRegions } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import { blur } from './blur.ts'
import type { FaceView } from './face-view.ts'

export interface Mouth {
  /** The lips without what is between them, 0..1. */
  lips: Plane
  /** Between the lips, 0..1: teeth, tongue, dark. */
  inside: Plane
}

/** How far from the mesh's outline, in face widths, the colour of the picture may draw the lips' edge. */
const LEEWAY = 0.016

/**
 * The lips, their outline drawn by how red the picture is: the mesh says where to look and which colours are lips and
 * which are the skin around them (Fisher's discriminant), so that pale and deep lips are told from skin alike.
 */
export function mouthOf(view: FaceView): Mouth {
  const { face, unit, planes } = view
  const drawn = regionMask(face, [faceRegions.lips], view)
  const gap = regionMask(face, [faceRegions.mouth], view, unit * 0.003)
  const near = blur(drawn, view, unit * LEEWAY)
  const within = blur(gap, view, unit * LEEWAY * 0.7)
  const redder = discriminant(planes, (i) => near[i]! > 0.8 && gap[i]! < 0.1, (i) => near[i]! > 0.02 && near[i]! < 0.2 && drawn[i] === 0)
  // From -0.5 for skin to 0.5 for lips, as far as the two can be told apart; smooth, for an outline has no holes.
  const say = blur(near.map((value, i) => (value > 0.02 ? redder.belief * (clamp(redder.at(i)) - 0.5) : 0)), view, unit * 0.005)
  const inside = gap.map((value, i) => value * smoothstep(0.1, -0.1, say[i]! - 1.6 * (within[i]! - 0.45)))
  const lips = near.map((value, i) => smoothstep(0.36, 0.64, value + 0.55 * say[i]!) * (1 - inside[i]!))
  return { lips: blur(lips, view, unit * 0.0035), inside }
}

/** Position of a pixel's colour between the mean of the second class (0) and of the first (1), and how far apart they are, 0..1. */
function discriminant(planes: FaceView['planes'], first: (i: number) => boolean, second: (i: number) => boolean) {
  const features = (i: number) => {
    const [r, g, b] = [planes[0][i]! + 0.03, planes[1][i]! + 0.03, planes[2][i]! + 0.03]
    return [Math.log(r / g), Math.log(b / g), 0.35 * Math.log(r + g + b)] as const
  }
  const statistics = (counts: (i: number) => boolean) => {
    const [sum, squares] = [[0, 0, 0], [0, 0, 0]]
    let n = 1e-6
    for (let i = 0; i < planes[0].length; i++) {
      if (!counts(i)) continue
      n++
      features(i).forEach((value, c) => {
        sum[c]! += value
        squares[c]! += value * value
      })
    }
    const mean = sum.map((value) => value / n)
    return { mean, variance: squares.map((value, c) => value / n - mean[c]! ** 2) }
  }
  const [a, b] = [statistics(first), statistics(second)]
  const weights = [0, 1, 2].map((c) => (a.mean[c]! - b.mean[c]!) / (a.variance[c]! + b.variance[c]! + 2e-4))
  const project = (values: readonly number[]) => values.reduce((sum, value, c) => sum + value * weights[c]!, 0)
  const [one, zero] = [project(a.mean), project(b.mean)]
  const apart = Math.max(1e-3, one - zero)
  return { belief: smoothstep(0.6, 3, apart), at: (i: number) => (project(features(i)) - zero) / apart }
}
