import { bodyRecipes } from './body.ts'
import { faceRecipes } from './face.ts'
import { fillRecipes } from './fill.ts'
import { looksRecipes } from './looks.ts'
import { modelRecipes } from './model.ts'
import { paintedRecipes } from './painted.ts'
import { portraitRecipes } from './portrait.ts'
import type { Recipes } from './recipe.ts'
import { repairRecipes } from './repair.ts'
import { subjectRecipes } from './subject.ts'
import { textRecipes } from './text.ts'

/** Every generator of pictures and texts that the studio can run. */
export const recipes: Recipes = {
  ...paintedRecipes,
  ...modelRecipes,
  ...subjectRecipes,
  ...fillRecipes,
  ...repairRecipes,
  ...faceRecipes,
  ...bodyRecipes,
  ...looksRecipes,
  ...portraitRecipes,
  ...textRecipes,
}
