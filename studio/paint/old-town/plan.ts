import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Thing } from './setting.ts'
import { lane } from './lane.ts'
import { shrine, temple } from './precinct.ts'

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

export type TownPlace = NonNullable<SceneSpec['place']>

const ANY: readonly TownPlace[] = ['water-town', 'old-street', 'temple']

/** What stands where, in one of the places that an old town can be. */
export function planTown(context: PlanContext): TownPlan {
  const draw = context.random()
  const place = context.spec.place ?? ANY[Math.floor(draw * ANY.length)]!
  if (place === 'temple') return temple(context)
  if (place === 'shrine') return shrine(context)
  return lane(place, context)
}
