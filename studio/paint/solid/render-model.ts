import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { SubjectLayer } from '../painter.ts'
import { finishLayer } from './finish-layer.ts'
import { lightOf } from './light.ts'
import type { Part } from './model.ts'
import { openness } from './openness.ts'
import { sightOf } from './raster.ts'
import { shade } from './shade.ts'
import { contactOf, shadowsOf } from './shadow.ts'
import { viewOf, type Stand } from './view.ts'

/** Pixels that are drawn for each of the layer's, along each side. */
const FINENESS = 2

/** A model in its own light, on a transparent ground that takes its shadow: z-buffer, shadow map, ambient occlusion, mirrored surroundings. */
export function renderModel(parts: readonly Part[], stand: Stand, spec: SceneSpec, size: number, checkCancelled: () => void): SubjectLayer {
  const side = size * FINENESS
  const light = lightOf(spec)
  const view = viewOf(parts, side, checkCancelled, stand)
  checkCancelled()
  const sight = sightOf(view.screen, side, checkCancelled)
  checkCancelled()
  const reaches = shadowsOf(view, parts, light.toKey, checkCancelled)
  checkCancelled()
  const open = openness(view, sight, checkCancelled)
  checkCancelled()
  const shown = shade({ parts, view, sight, light, reaches, open, checkCancelled })
  checkCancelled()
  const contact = stand.aloft ? undefined : contactOf(view, parts, checkCancelled)
  checkCancelled()
  return finishLayer({ shown, view, sight, light, reaches, contact, size, fineness: FINENESS, night: spec.time === 'night', checkCancelled })
}
