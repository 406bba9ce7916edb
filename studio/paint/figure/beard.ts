import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, shade } from '../brush/pigment.ts'
import { faceEdge, faceMap } from './face-form.ts'
import { dyeOf } from './locks.ts'
import type { Look } from './look.ts'
import { outline, tapered, type Point } from './shape.ts'
import { soften } from './soft.ts'

/** Shaven, a shadow of a beard, or a beard: where it is not asked for, settled by the seed, more often a beard with the years. */
function beardOf({ gender, age, draw, wears }: Look): 'none' | 'stubble' | 'full' {
  if (wears.includes('beard')) return 'full'
  if (gender === 'female' || age === 'child') return 'none'
  const dice = draw % 10
  return dice < (age === 'old' ? 6 : 2) ? 'full' : dice < 6 ? 'stubble' : 'none'
}

/** The part of the face that a beard covers, as runs: outside along the jaw, inside round the mouth. */
function areaOf(look: Look, out: number): Point[][] {
  const at = faceMap(look)
  const edge = faceEdge(look).filter(([, y]) => y > 8)
  const low = edge.map(([x, y]): Point => [x * (1 + 0.04 * out), y + out * 5.4 * Math.max(0, (y - 22) / 34)])
  const cheek: Point[] = [at(31, 10), at(27, 25), at(17, 31), at(9, 28), at(0, 27.4, 2), at(-9, 28), at(-17, 31), at(-27, 25), at(-31, 10)]
  return [low, cheek]
}

export function paintBeard(brush: Brush, look: Look): void {
  const kind = beardOf(look)
  if (kind === 'none') return
  const full = kind === 'full'
  const { deep, base, sheen } = dyeOf(look)
  const area = areaOf(look, full ? 0.7 : 0)
  soften(brush, [-46, 0, 46, 76], full ? 1.2 : 2.6, (soft) => {
    const tone = full ? blend(deep, base, 0.4) : blend(shade(look.skin, 0.5), deep, 0.5)
    const fade = soft.createLinearGradient(0, 4, 0, 26)
    fade.addColorStop(0, css(tone, 0))
    fade.addColorStop(1, css(tone, full ? 0.86 : 0.25))
    soft.fillStyle = fade
    soft.fill(outline(...area))
    if (!full) return
    soft.globalCompositeOperation = 'destination-out'
    soft.fillStyle = css([0, 0, 0], 0.8)
    soft.beginPath()
    soft.ellipse(...faceMap(look)(0, 38, 2), 10.4, 3.2, 0, 0, 7)
    soft.fill()
  })
  if (!full) return
  // Hairs run outwards and down from the mouth.
  const random = createRandom(look.draw + 17)
  const at = faceMap(look)
  const long = look.age === 'old' ? 7.4 : 5
  for (let k = 0; k < 1100; k++) {
    const [side, t, d] = [k % 2 ? 1 : -1, random(), random()]
    const angle = t * 1.66
    const rim = 1.02 - 0.06 * t
    const reach = 0.46 + 0.54 * d
    const [x, y] = [side * 32 * Math.cos(angle) * rim * reach ** 0.6, 22 + 36 * Math.sin(angle) * reach]
    if (Math.abs(x) < 12.4 && y < 44 && y > 32) continue
    const lash = long * (0.6 + 0.7 * random()) * Math.min(1, y / 30 + 0.1)
    const [dx, dy] = [side * 0.26 * Math.cos(angle) + (random() - 0.5) * 0.3, 0.9]
    brush.fillStyle = random() < 0.4 ? css(sheen, 0.34) : css(random() < 0.5 ? deep : base, 0.5)
    brush.fill(tapered([[...at(x, y, 1), 0.1], [...at(x + dx * lash * 0.5, y + dy * lash * 0.5, 1), 0.25], [...at(x + dx * lash, y + dy * lash, 1), 0.05]]))
  }
  for (let k = 0; k < 130; k++) {
    const [side, t] = [k % 2 ? 1 : -1, random()]
    const [x, y] = [side * (0.8 + 11 * t), 28.4 + 3.4 * t * t + 2.4 * random()]
    brush.fillStyle = random() < 0.4 ? css(sheen, 0.45) : css(random() < 0.5 ? deep : base, 0.6)
    brush.fill(tapered([[...at(x, y, 2), 0.1], [...at(x + side * 2.2, y + 1.6, 2), 0.26], [...at(x + side * 4.2, y + 4, 2), 0.05]]))
  }
}
