import type { Ratio } from '#contract/generators/fields.ts'
import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { Skill } from '../image-model.ts'

/** How a generator's creations are asked of a model that follows words. */
export interface Recipe<G extends GeneratorId = GeneratorId> {
  skill: Skill
  /** The fields that it uses with every model; 'size', 'clarity', 'count', 'negative' and 'seed' as far as the model has them. */
  uses: readonly (string & keyof GeneratorInput<G>)[]
  /** What the person wrote. */
  own?(input: GeneratorInput<G>): string
  /** What is said to the model; `own` are the person's words, maybe in English by now. */
  words(input: GeneratorInput<G>, own: string): string
  /** The shape of the result, where it is neither the photo's nor that of a field 'size'. */
  ratio?(input: GeneratorInput<G>): Ratio
}

export type Recipes<Ids extends GeneratorId = GeneratorId> = { [G in Ids]: Recipe<G> }

/** A recipe for each of several generators that have the same form. */
export const recipesFor = <Ids extends GeneratorId>(ids: readonly Ids[], recipe: (id: Ids) => Recipe<Ids>) =>
  // The keys are the ids, which entries do not tell.
  Object.fromEntries(ids.map((id) => [id, recipe(id)])) as Record<Ids, Recipe<Ids>>

/** A choice's value as a word: 'rose-garden' as 'rose garden'. */
export const plain = (value: string) => value.replaceAll('-', ' ')

/** Sentences that say something, one after another. */
export const sentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

/** What keeps a photo's people who they are. */
export const samePerson = 'Keep the same person: face, age, expression, hair and skin stay recognisable and natural.'
