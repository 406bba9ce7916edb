import type { Point } from '../../../vision/face-geometry.ts'
import type { FaceView } from '../face-view.ts'
import type { EyeFrame } from './eye-frame.ts'
import type { Plane } from '../../../pixels/plane.ts'

/** Points looked at along the circle. */
const ANGLES = Array.from({ length: 24 }, (_, i) => (i / 24) * 2 * Math.PI)

/** The iris where the picture has it: the circle near the mesh's own across which light rises most (Daugman 1993). */
export function findIris(light: Plane, view: FaceView, eye: EyeFrame): { centre: Point; radius: number } {
  const { centre, radius } = eye.iris
  let best = { centre, radius, score: -Infinity }
  const reach = eye.width * 0.09
  for (let v = -3; v <= 3; v++) {
    for (let u = -4; u <= 4; u++) {
      for (const size of [0.88, 0.96, 1.04, 1.12]) {
        const at: Point = [centre[0] + (u / 4) * reach, centre[1] + (v / 4) * reach]
        const rise = riseAcross(light, view, eye, at, radius * size) - 0.006 * (u * u + v * v)
        if (rise > best.score) best = { centre: at, radius: radius * size, score: rise }
      }
    }
  }
  return best
}

function riseAcross(light: Plane, { width, height }: FaceView, eye: EyeFrame, [x, y]: Point, radius: number): number {
  let [sum, count] = [0, 0]
  for (const angle of ANGLES) {
    const read = (share: number) => {
      const [px, py] = [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share]
      const [s, h] = eye.toEye(px, py)
      if (s < 0.05 || s > 0.95 || h > eye.upper(s) - 0.02 || h < eye.lower(s) + 0.01) return undefined
      const i = Math.round(py) * width + Math.round(px)
      return py >= 0 && py < height ? light[i] : undefined
    }
    const [within, without] = [read(0.82), read(1.15)]
    if (within === undefined || without === undefined) continue
    sum += without - within
    count++
  }
  return count < 5 ? -Infinity : sum / count
}
