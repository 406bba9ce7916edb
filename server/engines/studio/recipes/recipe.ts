import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { EngineRun, PictureAsset } from '../../engine.ts'

/** What a recipe may use of the run it makes its pictures for. */
export type RecipeRun = Pick<EngineRun, 'signal' | 'onProgress' | 'onPreview' | 'readUpload'>

/** One finished picture. */
export type Output = Omit<PictureAsset, 'kind'>

/** How the studio makes what one generator promises. */
export type Recipe<G extends GeneratorId> = (pool: StudioPool, input: GeneratorInput<G>, run: RecipeRun) => Promise<Output[]>

/** Films are delivered as they are, and made by `filmPhoto`. */
export type PictureGenerator = Exclude<GeneratorId, 'img-to-video'>

export type Recipes<Ids extends GeneratorId = PictureGenerator> = { readonly [G in Ids]: Recipe<G> }
