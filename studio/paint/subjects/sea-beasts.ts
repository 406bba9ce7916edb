import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { PaintContext, SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import type { Stand } from '../solid/view.ts'
import { dolphinParts } from './beasts/dolphin.ts'
import { octopusParts } from './beasts/octopus.ts'
import { sharkParts } from './beasts/shark.ts'
import { withSpray } from './spray.ts'
import { lightColour, type SubjectKind } from './stage.ts'

/** Scenes with a sea or a lake to leap from. */
const OPEN_WATER: readonly SceneSpec['scene'][] = ['seascape', 'alpine', 'city', 'inkwash', 'old-town']

const shown = (spec: SceneSpec, kind: SubjectKind, size: number, stand: Stand, context: PaintContext, build: Parameters<typeof keepModel>[2]) => {
  const parts = keepModel(spec, context, build, kind)
  context.checkCancelled()
  return renderModel(parts, { ...stand, aloft: true }, spec, size, context.checkCancelled)
}

/** A dolphin in its leap over open water, or swimming. */
export const paintDolphin: SubjectPainter = (spec, size, context) => {
  const leaps = OPEN_WATER.includes(spec.scene)
  const layer = shown(spec, 'dolphin', size, { yaw: -0.25 - 0.3 * context.random(), pitch: leaps ? 0.04 : 0.1, distance: 3, fill: leaps ? 0.8 : 0.97 }, context, () => dolphinParts(leaps ? 'leaping' : 'swimming', lightColour(spec, 'dolphin'), context.noise))
  return leaps ? withSpray(layer, 0.19, spec, [{ x: 150, half: 105, towards: 120, height: 220 }], context.random() * 2 ** 32) : layer
}

/** White and grey are what a great white is anyway. */
export const paintShark: SubjectPainter = (spec, size, context) => {
  const colour = lightColour(spec, 'shark')
  const own = colour && Math.max(...colour) > 0.7 && Math.min(...colour) > 0.6 ? undefined : colour
  return shown(spec, 'shark', size, { yaw: -0.45 - 0.45 * context.random(), pitch: -0.05, distance: 2.2 }, context, () => sharkParts(own, context.noise))
}

export const paintOctopus: SubjectPainter = (spec, size, context) =>
  shown(spec, 'octopus', size, { yaw: -0.75 - 0.35 * context.random(), pitch: 0.26, distance: 2.4 }, context, (draw) => octopusParts(lightColour(spec, 'octopus'), context.noise, draw))
