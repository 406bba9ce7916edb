import type { comics } from '#contract/generators/comics.ts'
import { recipesFor, samePerson, sentences, type Recipe, type Recipes } from './recipe.ts'

type ComicId = keyof typeof comics

const looks: Record<ComicId, string> = {
  'photo-to-anime': 'a clean, detailed anime film picture',
  'manga-comic': 'a black-and-white manga page drawing with screentones',
  'warm-sun-comic': 'a warm, sunlit comic with soft shadows',
  'fingertip-comic': 'a bold pop-art comic with thick outlines and halftone dots',
}
const grounds = { themed: 'in the same style', simplify: 'simplified, in the same style', plain: 'a plain light colour' }

const comic = (id: ComicId): Recipe<ComicId> => ({
  skill: 'edit',
  uses: ['photo', 'background', 'seed'],
  words: ({ background }) =>
    sentences(
      `Redraw this photo as ${looks[id]}.`,
      samePerson,
      `Keep the pose and the composition. The background is ${grounds[background]}. No text, no speech bubbles.`,
    ),
})

export const comicRecipes: Recipes<ComicId> = recipesFor(Object.keys(looks) as ComicId[], comic)
