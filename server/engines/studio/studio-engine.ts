import { generatorIds, type GeneratorId, type GeneratorInput } from '#contract/generators/generators.ts'
import type { EncoderChoice } from '#studio/film/encode/film-encoder.ts'
import { findEncoder } from '#studio/film/encode/find-encoder.ts'
import { createStudioPool, type StudioPool } from '#studio/pool/studio-pool.ts'
import type { OwnModel } from '#studio/own-models/description.ts'
import { LOCAL_LANE } from '../../platform/jobs/jobs.ts'
import { EngineError, type Engine, type EngineRun, type GeneratorRequest } from '../engine.ts'
import { offerId, type Model, type Offer } from '../offer.ts'
import { checkPhotos } from './checks/check-photos.ts'
import { modelOffers, MODEL_LANE } from './models/model-offers.ts'
import { BUILT_IN } from './models/read-models.ts'
import { waysOf, type Ways } from './models/ways.ts'
import { films } from './recipes/films.ts'
import { filmGenerators, type Film, type FilmGenerator, type Output, type PictureGenerator, type Recipe, type RecipeRun } from './recipes/recipe.ts'
import { markFilm } from './mark-film.ts'
import { createStudioDoubles } from './studio-doubles.ts'
import { readPrompt } from './read-prompt.ts'
import { recipes } from './recipes/recipes.ts'
import { createLexiconTranslator } from './lexicon-translator.ts'
import { asEngineError } from './studio-errors.ts'
import { createStudioWords } from './studio-words.ts'

export interface StudioEngineOptions {
  /** Pictures painted at once; each keeps a core busy. */
  paintThreads: number
  /** The operator's own models, as {@link readModels} checked them. */
  models?: readonly OwnModel[]
  /** An ffmpeg for films, instead of the one in the PATH. */
  ffmpeg?: string | undefined
  /** Whether photos may be searched for things by name; true unless said otherwise. */
  namesThings?: boolean
}

/** No creation of the studio takes this long, milliseconds; one that does hangs. */
const TIME_LIMIT = 10 * 60_000
const ID = 'studio'
const builtIn: Model = { id: BUILT_IN, name: 'Inkling Studio', about: { reason: 'about-studio' } }

/** The studio of this product, in threads of this process: no model and no network needed. */
export function createStudioEngine({ paintThreads, models = [], ffmpeg, namesThings = true }: StudioEngineOptions): Engine {
  const words = createStudioWords()
  // A process that only serves the web never starts the threads.
  let started: StudioPool | undefined
  const pool = () => (started ??= createStudioPool({ paintThreads, visionThreads: 1, namesThings }))

  // Looked for when films may be asked for.
  let encoder: Promise<EncoderChoice> | undefined
  let encodes: EncoderChoice['kind'] | undefined
  async function encoderHere(): Promise<EncoderChoice> {
    const choice = await (encoder ??= findEncoder(ffmpeg))
    encodes = choice.kind
    return choice
  }

  function make<G extends PictureGenerator>(modelId: string, generator: G, input: GeneratorInput<G>, run: RecipeRun): Promise<Output[]> {
    const ways: Ways | undefined = ownWays.get(modelId)
    const recipe: Recipe<G> | undefined = modelId === builtIn.id ? recipes[generator] : ways?.[generator]?.recipe
    if (!recipe) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
    return recipe(pool(), input, run)
  }

  const shoot = async <G extends FilmGenerator>({ generator, input }: { generator: G; input: GeneratorInput<G> }, run: EngineRun) => {
    const film: Film<G> = films[generator]
    return film(pool(), await encoderHere(), input, run)
  }

  const ownWays = new Map(models.map((model) => [model.id, waysOf(model)]))
  const offers = offersOf(models)
  return {
    id: ID,
    name: 'Inkling Studio',
    lanes: { [LOCAL_LANE]: paintThreads, ...(models.length > 0 && { [MODEL_LANE]: 1 }) },
    words,
    translator: createLexiconTranslator(words),
    // Films of others are read by ffmpeg alone: the built-in encoder reads none.
    discover: async () => ((await encoderHere()).kind === 'ffmpeg' ? offers.map(withFilms) : offers),
    facts: (): Record<string, string> => (encodes === undefined ? {} : { films: encodes }),
    async run(request, run) {
      if (isFilm(request)) {
        return shoot(request, run).catch((error: unknown) => {
          throw asEngineError(error)
        })
      }
      const outputs = await make(request.offer.model.id, request.generator, request.input, run).catch((error: unknown) => {
        throw asEngineError(error)
      })
      for (const output of outputs) await run.deliver({ kind: 'image', ...output })
    },
    check: (request, run) => checkPhotos(pool(), request, run),
    cutOut: (photo, signal) =>
      pool().run('cutout', { photo, subject: 'auto', background: { kind: 'transparent' } }, { signal }).then(
        ({ bytes }) => bytes,
        (error: unknown) => Promise.reject(asEngineError(error)),
      ),
    async markFilm(film, { taskId, signal }) {
      const choice = await encoderHere()
      return choice.kind === 'ffmpeg' ? { ...film, file: await markFilm(choice.command, film, taskId, signal), mime: 'video/mp4' } : film
    },
    doubles: createStudioDoubles(pool),
    read: readPrompt,
    warmUp: async () => {
      const painters = Array.from({ length: paintThreads }, () => pool().run('warm-up-paint', {}))
      // Ready or not, whoever asks is served; what is broken shows there.
      await Promise.allSettled([...painters, pool().run('warm-up-vision', {}), encoderHere()])
      // The lexicons are put together at the first word, which takes a fifth of a second.
      readPrompt('text-to-image', 'lake')
    },
    close: async () => started?.close(),
  }
}

const isFilmGenerator = (generator: GeneratorId): generator is FilmGenerator => filmGenerators.some((film) => film === generator)
const isFilm = <Request extends GeneratorRequest>(request: Request): request is Extract<Request, { generator: FilmGenerator }> => isFilmGenerator(request.generator)

/** Where films are decoded, they may stand among photos. */
const withFilms = (offer: Offer): Offer => {
  if (offer.takesPainters) return { ...offer, takesCameras: true }
  return offer.engine === ID && offer.generator === 'custom-video' ? { ...offer, takesClips: true } : offer
}

/** An operator's models are there to be used: they come before the studio's own, but for those that only a few want. */
function offersOf(models: readonly OwnModel[]): Offer[] {
  const own = generatorIds.filter((generator) => isFilmGenerator(generator) || recipes[generator] !== undefined).map((generator): Offer => ({
    id: offerId(ID, builtIn.id, generator),
    engine: ID,
    generator,
    model: builtIn,
    accepts: 'all',
    lane: LOCAL_LANE,
    timeLimitMs: TIME_LIMIT,
    stays: true,
    reads: 'lexicon',
    ...(generator === 'text-to-video' && { takesPainters: true as const, takesVoices: true as const }),
  }))
  const offered = models.flatMap((model) => modelOffers(ID, model))
  return [...offered.filter(({ isPreferred }) => isPreferred), ...own.map((offer) => ({ offer })), ...offered.filter(({ isPreferred }) => !isPreferred)].map(({ offer }) => offer)
}
