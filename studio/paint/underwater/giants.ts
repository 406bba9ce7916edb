import { canvasOf } from '../brush/layer.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Random } from '../../pixels/random.ts'
import type { PaintContext, SubjectPainter } from '../painter.ts'
import { paintDolphin, paintOctopus, paintShark } from '../subjects/sea-beasts.ts'
import type { Swimmer } from './shoal.ts'
import type { Sprite } from './sprite.ts'

type Kind = 'dolphin' | 'shark' | 'octopus'

const PAINTERS: Readonly<Record<Kind, SubjectPainter>> = { dolphin: paintDolphin, shark: paintShark, octopus: paintOctopus }
/** Length beside a turtle's. */
const LENGTH: Readonly<Record<Kind, number>> = { dolphin: 2.1, shark: 2.7, octopus: 2 }
/** Shares of the frame and sizes for one to nine; an octopus keeps near the ground. */
const SEATS: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.5, 0.44, 1], [0.26, 0.25, 0.62], [0.75, 0.66, 0.7], [0.74, 0.22, 0.5], [0.24, 0.66, 0.55], [0.5, 0.14, 0.42], [0.88, 0.45, 0.42], [0.12, 0.45, 0.4], [0.5, 0.8, 0.45],
]
/** Pictures that the others are mirrored from. */
const VARIANTS = 2

/** Large swimmers with the water about them, painted as they would be anywhere. */
export function giants(spec: SceneSpec, base: number, unit: number, across: number, random: Random, context: PaintContext): Swimmer[] {
  return spec.subjects.flatMap(({ kind, count }) => {
    const painter = Object.entries(PAINTERS).find(([name]) => name === kind)?.[1]
    if (!painter) return []
    const own = kind as Kind
    const first = Math.min(base * LENGTH[own] * (count === 1 ? 1.15 : 0.92), across * 0.86)
    const sprites = Array.from({ length: Math.min(count, VARIANTS) }, (): Sprite => {
      const canvas = canvasOf(painter(spec, Math.max(16, Math.round(first * unit)), { ...context, random, progress: () => {} }))
      return { canvas, box: { left: -0.5, right: 0.5, top: -0.5, bottom: 0.5 } }
    })
    const leftward = random() < 0.5
    return SEATS.slice(0, count).map(([x, y, size], k): Swimmer => {
      const [jitterX, jitterY, tilt] = [random(), random(), random()]
      const sits = own === 'octopus'
      return {
        sprite: sprites[k % sprites.length]!, length: first * size, far: 0.3 * (1 - size), mirrored: leftward,
        angle: sits ? 0 : (leftward ? 1 : -1) * (tilt - 0.35) * 0.28, x: x + (jitterX - 0.5) * 0.06, y: (sits ? 0.62 + 0.16 * (y - 0.44) : y) + (jitterY - 0.5) * 0.05,
      }
    })
  })
}
