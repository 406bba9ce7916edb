import { paintedRecipes } from './painted.ts'
import type { Recipes } from './recipe.ts'
import { subjectRecipes } from './subject.ts'
import { textRecipes } from './text.ts'

/** Every generator that the studio can run. */
export const recipes: Partial<Recipes> = { ...paintedRecipes, ...subjectRecipes, ...textRecipes }
