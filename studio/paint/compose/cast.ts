import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { canvasOf } from '../brush/layer.ts'
import type { PaintContext, SubjectLayer } from '../painter.ts'
import { subjectPainters } from '../subjects/subject-painters.ts'
import type { SubjectKind } from './habits.ts'

/** Different enough to tell a crowd apart; the rest of it are these, mirrored and at other sizes. */
const VARIANTS = 3

/** Paints each kind's figures: a few variants at the largest size asked for, smaller ones scaled down from them. */
export function createCast(
  spec: SceneSpec, largest: ReadonlyMap<SubjectKind, number>, context: PaintContext,
): (kind: SubjectKind, index: number, side: number) => SubjectLayer {
  const painted = new Map<string, SubjectLayer>()
  return (kind, index, side) => {
    const variant = index % VARIANTS
    const key = `${kind} ${variant}`
    const known = painted.get(key)
    if (known) return scaled(known, side)
    const random = createRandom(spec.seed + 977 * (variant + 1))
    const layer = subjectPainters[kind](kind === 'person' ? castAs(spec, variant) : spec, largest.get(kind) ?? side, { ...context, random, progress: () => {} })
    painted.set(key, layer)
    return scaled(layer, side)
  }
}

/** Of a couple, one is a woman and the other a man. */
function castAs(spec: SceneSpec, variant: number): SceneSpec {
  if (!spec.person?.mixed) return spec
  return { ...spec, person: { ...spec.person, gender: (spec.seed + variant) % 2 ? 'male' : 'female' } }
}

function scaled({ width, height, data }: SubjectLayer, side: number): SubjectLayer {
  if (side >= width) return { width, height, data }
  const small = createCanvas(side, side).getContext('2d')
  small.imageSmoothingEnabled = true
  small.imageSmoothingQuality = 'high'
  small.drawImage(canvasOf({ width, height, data }), 0, 0, side, side)
  return { width: side, height: side, data: new Uint8ClampedArray(small.getImageData(0, 0, side, side).data) }
}
