import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { SubjectLayer, SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import type { Part } from '../solid/model.ts'
import { renderModel } from '../solid/render-model.ts'
import type { Stand } from '../solid/view.ts'

/** How brightly lamps burn at each hour. */
export const LAMPS: Readonly<Record<SceneSpec['time'], number>> = { day: 0.15, dawn: 0.5, sunset: 0.7, night: 1.4 }

export const varietyOf = ({ subjects }: SceneSpec, kind: SceneSpec['subjects'][number]['kind']) => subjects.find((subject) => subject.kind === kind)?.variety

/** A subject that is one model, seen from about one side. */
export const modelled = (build: (spec: SceneSpec, draw: Random, noise: Noise) => readonly Part[], stand: (random: Random) => Stand): SubjectPainter =>
  (spec, size, { random, noise, checkCancelled }) => {
    const parts = keepModel(spec, { random, checkCancelled }, (draw) => build(spec, draw, noise), build)
    checkCancelled()
    return renderModel(parts, stand(random), spec, size, checkCancelled)
  }

/** Light in the air is never at its full: a tone curve would make a coloured edge of it; in place. */
export function softened(layer: SubjectLayer): SubjectLayer {
  const { data } = layer
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! > 235) continue
    for (let c = 0; c < 3; c++) data[at + c] = Math.min(226, data[at + c]!)
  }
  return layer
}
