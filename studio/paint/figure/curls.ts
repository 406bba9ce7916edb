import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade } from '../brush/pigment.ts'
import { dyeOf } from './locks.ts'
import type { Look } from './look.ts'
import { outline, shadowOf, tapered, type Point, type SpinePoint } from './shape.ts'
import { soften } from './soft.ts'

/** How far down short curls come at the back. */
const NAPE = 56

/** The rim of a head of curls about (0, -14): half its width, its rise, and how far down it comes. */
function massOf({ gender }: Look): { wide: number; up: number; low: number } {
  return gender === 'female' ? { wide: 63, up: 62, low: 74 } : { wide: 43, up: 56, low: 4 }
}

/** Curls round the head: those behind it, all of them as seen from behind, or those on the brow and the temples. */
export function paintCurls(brush: Brush, look: Look, part: 'behind' | 'back' | 'brow'): void {
  const behind = part !== 'brow'
  const random = createRandom(look.draw + (behind ? 1 : 2))
  const { wide, up, low: hanging } = massOf(look)
  const low = part === 'back' ? Math.max(NAPE, hanging) : hanging
  const { deep, base, sheen } = dyeOf(look)
  // Fair hair lets light through between the curls.
  const ground = blend(deep, base, lightness(base) > 0.4 ? 0.45 : 0)
  const spots: Point[] = []
  const count = behind ? (look.gender === 'female' ? 330 : part === 'back' ? 240 : 150) : 190
  for (let k = 0; k < count; k++) {
    const angle = random() * 2 * Math.PI
    if (behind) {
      const reach = random() ** 0.5
      spots.push([wide * reach * Math.cos(angle), -14 + (Math.sin(angle) < 0 ? up - 8 : low) * reach * Math.sin(angle)])
    } else {
      // A crescent from temple to temple over the brow.
      const [turn, depth] = [Math.PI * (0.02 + 0.96 * random()), random()]
      spots.push([(35 + depth * (wide * 0.62 - 30) * 0.9) * Math.cos(turn), -14 - (21 + depth * (up - 30)) * Math.sin(turn) ** 0.8])
    }
  }
  if (behind) {
    const rim = Array.from({ length: 30 }, (_, k): Point => {
      const angle = (k * Math.PI) / 15
      const reach = 0.9 + 0.08 * random()
      return [wide * reach * Math.cos(angle), -14 + (Math.sin(angle) < 0 ? up - 6 : low) * reach * Math.sin(angle)]
    })
    brush.fillStyle = css(ground)
    brush.fill(outline([...rim, rim[0]!]))
  } else {
    soften(brush, [-50, -60, 50, 30], 2, (soft) => {
      soft.strokeStyle = css(shadowOf(look.skin), 0.66)
      soft.lineWidth = 6
      soft.beginPath()
      soft.ellipse(1, -12, 33, 19, 0, Math.PI * 1.02, Math.PI * 1.98)
      soft.stroke()
    })
    const crescent = outline(Array.from({ length: 13 }, (_, k): Point => [37 * Math.cos((Math.PI * k) / 12), -12 - 23 * Math.sin((Math.PI * k) / 12)]), [[-38, -12], [-37, -34], [-19, -54], [0, -59], [19, -54], [37, -34], [38, -12]])
    brush.fillStyle = css(ground)
    brush.fill(crescent)
  }
  // From below upwards, so that the upper ones lie over the lower.
  spots.sort((a, b) => b[1] - a[1] + (random() - 0.5) * 30)
  for (const [x, y] of spots) {
    const radius = (behind ? 4.4 : 3.4) + 3 * random()
    const start = random() * 6.3
    const turns = (random() < 0.5 ? -1 : 1) * (3.2 + 2.4 * random())
    // Lit from the upper left, dark inside.
    const light = Math.max(0, Math.min(1, 0.5 - x / 130 - (y + 14) / 150 + (random() - 0.5) * 0.5))
    const spine = Array.from({ length: 12 }, (_, j): SpinePoint => {
      const s = j / 11
      const r = radius * (1 - 0.5 * s)
      return [x + r * Math.cos(start + turns * s), y + r * 0.9 * Math.sin(start + turns * s) + s * 3, radius * 0.3 * Math.sin(Math.PI * (0.08 + 0.86 * s))]
    })
    brush.fillStyle = css(shade(blend(deep, base, 0.35 + 0.65 * light), 0.92 + 0.2 * random()))
    brush.fill(tapered(spine))
    brush.fillStyle = css(sheen, 0.12 + 0.5 * light ** 1.5)
    brush.fill(tapered(spine.slice(2, 7).map(([px, py, half], i): SpinePoint => [px - 0.3, py - 0.3, half * [0.1, 0.34, 0.42, 0.34, 0.1][i]!])))
  }
}
