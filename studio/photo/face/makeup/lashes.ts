import { smoothstep } from '../../../pixels/colour.ts'
import { createRandom } from '../../../pixels/random.ts'
import { eyeOpenness, type Point } from '../../../vision/face-geometry.ts'
import { blur } from '../blur.ts'
import { eyeFrames } from './eye-frame.ts'
import { ink } from './eyes.ts'
import { fillAll, type Canvas } from './paint.ts'

export interface Lashes {
  kind: 'lashes'
  amount: number
  /** Of the longest, in widths of the eye. */
  length: number
}

const UPPER_LASHES = 34
const LOWER_LASHES = 16

/** Lashes that fan outwards, and fine ones below, in place. */
export function lashes(canvas: Canvas, { amount, length }: Lashes): void {
  const random = createRandom(41)
  const open = eyeOpenness(canvas.face)
  const fringes = eyeFrames(canvas).map((eye, e) => {
    const lash = (s: number, h: number, long: number, up: 1 | -1): Point[] => {
      // Lashes stand in tufts that lean together.
      const lean = (s - 0.38) * 2.1 + Math.sin(s * 41) * 0.22 + (random() - 0.5) * 0.25
      const size = long * (0.6 + 0.55 * random())
      const thick = (up > 0 ? 0.0095 : 0.006) * (0.8 + 0.4 * random())
      const along = (t: number): Point => [s + lean * size * t * (0.35 + 0.65 * t), h + up * size * t * (1 - 0.25 * t)]
      const [root, middle, end] = [along(0), along(0.5), along(1)]
      const waist = thick * 0.7
      const before: Point[] = [[root[0] - thick, root[1]], [middle[0] - waist, middle[1]], end]
      const after: Point[] = [[middle[0] + waist, middle[1]], [root[0] + thick, root[1]]]
      return [...before, ...after].map((point) => eye.toImage(...point))
    }
    const upper = Array.from({ length: UPPER_LASHES }, (_, k) => {
      const s = 0.16 + (k / (UPPER_LASHES - 1)) * 0.84
      return lash(s, eye.upper(s) - 0.005, length * (0.45 + 0.55 * smoothstep(0, 0.75, s)), open[e]! < 0.13 ? -1 : 1)
    })
    const lower = Array.from({ length: LOWER_LASHES }, (_, k) => {
      const s = 0.32 + (k / (LOWER_LASHES - 1)) * 0.64
      return lash(s, eye.lower(s) - 0.015, length * 0.42, -1)
    })
    return { upper, lower }
  })
  const draw = (outlines: Point[][], share: number) =>
    ink(canvas, blur(fillAll(outlines, canvas), canvas, canvas.unit * 0.0012), '#1a1210', share)
  draw(fringes.flatMap(({ upper }) => upper), amount)
  draw(fringes.flatMap(({ lower }) => lower), amount * 0.4)
}
