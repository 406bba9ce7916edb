import type { Clarity, ImageStyle } from '#contract/generators/fields.ts'
import type { EngineRequest, EngineRun } from '../engine.ts'
import { EngineError } from '../engine.ts'
import { plainWords, withStyle } from '../shared/prompt.ts'
import { followingSeeds } from '../shared/random-seed.ts'
import { askImages, type ImageCall } from './ask-images.ts'
import { engineErrorOf } from './errors.ts'
import type { ImageModelCard } from './image-model.ts'
import { recipeOf } from './instructions/recipes.ts'
import type { Recipe } from './instructions/recipe.ts'
import { createJobMemory } from './jobs.ts'
import { planPicture } from './picture-plan.ts'
import { seedOf } from './seed-of.ts'
import type { Service } from './service.ts'

/** Makes a creation's pictures: calls of the model side by side, their results in order. */
export async function makePictures(
  service: Service,
  card: ImageModelCard,
  request: EngineRequest,
  run: EngineRun,
): Promise<void> {
  const recipe = recipeOf(request.generator)
  if (!recipe || !card.does.includes(recipe.skill)) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
  run.onProgress({ progress: 0, stage: 'sending' })
  const plan = await planPicture(card, recipe, request, run)
  const prompt = wordsFor(recipe, request)
  const {
    seed: wantedSeed,
    count = 1,
    negative,
    clarity,
  } = request.input as { seed?: number; count?: number; negative?: string; clarity?: Clarity }
  const seeds = card.seed ? followingSeeds(wantedSeed ?? seedOf(run), count) : undefined
  const settings = {
    ...card.settings,
    ...(clarity === 'high' && card.high),
    ...(card.negative && negative && { [card.negative]: negative }),
  }
  const memory = service.provider.jobs && createJobMemory(service.provider.jobs, run.checkpoint)

  // Pictures of one call share its seed, so each that has one is a call of its own.
  const perCall = seeds ? 1 : card.perCall
  const calls = Array.from({ length: Math.ceil(count / perCall) }, (_, index): ImageCall => {
    const wish = { ...plan.wish, settings, ...(seeds && { seed: seeds[index]! }) }
    return {
      index,
      n: Math.min(perCall, count - index * perCall),
      prompt,
      photos: plan.photos,
      ...(plan.mask && { mask: plan.mask }),
      wish,
    }
  })

  const stop = new AbortController()
  const signal = AbortSignal.any([run.signal, stop.signal])
  run.onProgress({ progress: 0.1, stage: 'making' })
  const answers = calls.map((call) => askImages(service, card, call, { run, signal, ...(memory && { memory }) }))
  const ended = Promise.allSettled(answers)
  try {
    for (const [index, { wish }] of calls.entries()) {
      for (const picture of await answers[index]!) {
        run.onProgress({ progress: 0.1 + (0.9 * (index + 0.5)) / calls.length, stage: 'finishing' })
        await run.deliver({ kind: 'image', bytes: await plan.finish(picture), ...aboutOf(request, prompt, wish.seed) })
      }
    }
  } catch (error) {
    stop.abort()
    await ended
    // The service goes on by itself; the next process finds the job again, unless nobody wants it any more.
    if (run.signal.aborted && run.givenUp()) await memory?.cancel()
    run.signal.throwIfAborted()
    throw engineErrorOf(error)
  }
}

/** What is said to the model. */
function wordsFor(recipe: Recipe, { input }: EngineRequest): string {
  return withStyle(recipe.words(input, plainWords(recipe.own?.(input) ?? '')), (input as { style?: ImageStyle }).style ?? 'auto')
}

/** Short enough to be kept with the work. */
const KEPT_PROMPT = 600

const aboutOf = (request: EngineRequest, prompt: string, seed: number | undefined) => ({
  ...(seed !== undefined && { seed }),
  ...(prompt.length <= KEPT_PROMPT && prompt !== (request.input as { prompt?: string }).prompt && { settings: { prompt } }),
})
