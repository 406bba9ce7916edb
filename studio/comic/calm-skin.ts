import { clamp, smoothstep } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import { applyModel, guidedModel } from '../vision/guided-filter.ts'
import type { PersonView } from '../vision/person-view.ts'

/** Radius within which places of one colour are made to agree, in heights of the face. */
const WINDOW = 0.25
/** Of the guided filter: smaller follows fainter edges. */
const EPSILON = 1e-3
/** Above the chin, heights of the face, from where to where the face's own outline gives way. */
const BELOW = [-0.1, -0.35] as const
/** Where more of a place is skin than not, all of it is. */
const MOST = [0.25, 0.75] as const

/**
 * Skin below the chin without islands of doubt, 0..1: places of one colour that lie together are all skin or all something
 * else, as folds and shadows are drawn within an outline. `high` is above the chin, in heights of the face.
 */
export function calmSkin(view: PersonView, skin: Plane, hair: Plane, high: (i: number) => number): Plane {
  const { colours, face, person, body } = view
  const model = guidedModel(colours, skin, view, Math.max(2, Math.round(WINDOW * body.faceHeight)), EPSILON)
  return applyModel(model, colours).map((value, i) => {
    const calm = smoothstep(...MOST, clamp(value) * smoothstep(0.2, 0.6, person[i]!)) * (1 - hair[i]!)
    const amount = face[i]! < 0.5 ? smoothstep(...BELOW, high(i)) : 0
    return skin[i]! + (calm - skin[i]!) * amount
  })
}
