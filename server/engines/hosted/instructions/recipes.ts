import type { GeneratorId } from '#contract/generators/generators.ts'
import { comicRecipes } from './comics.ts'
import { fills } from './fills.ts'
import { fromWords } from './from-words.ts'
import { photoEdits } from './photo-edits.ts'
import { portraitRecipes } from './portraits.ts'
import type { Recipe, Recipes } from './recipe.ts'

const recipes: Partial<Recipes> = { ...fromWords, ...photoEdits, ...comicRecipes, ...portraitRecipes, ...fills }

/** The generators whose pictures hosted models make, each with how it is asked. */
export const pictureRecipes = Object.entries(recipes) as [GeneratorId, Recipe][]

export const recipeOf = (generator: GeneratorId): Recipe | undefined => recipes[generator] as Recipe | undefined
