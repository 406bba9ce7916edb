import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { GeneratorRequest } from '../../engine.ts'
import { maskedRecipes } from './masked.ts'
import { paintedRecipes } from './painted.ts'
import type { Plan } from './plan.ts'
import type { Recipe, Recipes } from './recipe.ts'
import { redrawnRecipes } from './redrawn.ts'
import { withWorkflowRecipes } from './with-workflow.ts'

/** Every generator that a diffusion model serves. */
export const recipes: Recipes = {
  ...paintedRecipes,
  ...redrawnRecipes,
  ...maskedRecipes,
  ...withWorkflowRecipes,
  repair: {
    kind: 'enlarge',
    accepts: () => ({ photo: true, scale: { options: ['2', '4'] } }),
    plan: ({ photo, scale }) => ({ kind: 'enlarge', photo, times: Number(scale) }),
  },
}

/** What a request asks of a model. */
export const planOf = ({ generator, input }: GeneratorRequest): Plan => planFor(generator, input)

function planFor<G extends GeneratorId>(generator: G, input: GeneratorInput<G>): Plan {
  const recipe: Recipe<G> | undefined = recipes[generator]
  if (!recipe) throw new Error(`There is no recipe for '${generator}'`)
  return recipe.plan(input)
}
