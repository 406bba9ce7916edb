import { lane } from './lane.ts'
import { shrine, temple } from './precinct.ts'
import type { TownPlace } from '../../scene/scene-spec.ts'
import type { PlanContext, TownPlan } from './town-plan.ts'

const ANY: readonly TownPlace[] = ['water-town', 'old-street', 'temple']

/** What stands where, in one of the places that an old town can be. */
export function planTown(context: PlanContext): TownPlan {
  const draw = context.random()
  const place = context.spec.place ?? ANY[Math.floor(draw * ANY.length)]!
  if (place === 'temple') return temple(context)
  if (place === 'shrine') return shrine(context)
  return lane(place, context)
}
