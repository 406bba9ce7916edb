import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Thing } from './setting.ts'

export interface TownPlan {
  things: Thing[]
  floor: 'water' | 'stone'
  /** Height of the eye in metres, and of the horizon as a share of the frame from the top. */
  eye: number
  horizon: number
}

export interface PlanContext {
  spec: SceneSpec
  /** Half the width that the view sees at 1 m. */
  reach: number
  noise: Noise
  random: Random
}
