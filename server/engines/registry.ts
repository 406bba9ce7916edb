import type { GeneratorId } from '#contract/generators/generators.ts'
import { clipsIn } from '#contract/generators/uploads-in.ts'
import type { Clock } from '../platform/platform.ts'
import type { Logger } from '../platform/log.ts'
import type { Reason } from '../words/reasons.ts'
import { createBreaker } from './breaker.ts'
import type { DoubleMaker } from './double-maker.ts'
import { EngineError, type CutOut, type Engine, type EngineWords, type MarkFilm, type Speaker, type Translator } from './engine.ts'
import { isWhole, unusableField, type Offer } from './offer.ts'
import { withCamera, withPainter, withVoices } from './joined-offers.ts'

/** Milliseconds between two looks at what an engine offers, and how long one may take. */
const REFRESH = 20_000
const DISCOVERY_LIMIT = 8000
/** One look that fails may be a hiccup. */
const LOOKS_MISSED = 2

type EngineState = 'starting' | 'ready' | 'resting' | 'failing'

export interface EngineStatus {
  id: string
  name: string
  /** resting: it answers, but creations failed in a row. failing: it does not answer, or is not set up right, for `reason`. */
  state: EngineState
  reason?: Reason
  offers: readonly Offer[]
  /** What else it tells of itself, such as what encodes its films. */
  facts?: Readonly<Record<string, string>>
}

interface Objection {
  field: string
  reason: Reason
}

export interface Taken {
  engine: Engine
  offer: Offer
}

/** The engines of this process and what they offer, as far as is known at the moment. */
export interface EngineRegistry {
  /** What can be taken now for a generator: of the preferred engine first. */
  offersOf(generator: GeneratorId): readonly Offer[]
  /** An offer that can be taken now. */
  find(id: string): Taken | undefined
  /** An offer that films scenes for others, by its id. */
  camera(id: string): Taken | undefined
  /** What speaks on an engine that can be asked now. */
  speaker(engine: string): Speaker | undefined
  /** What can put prompts into English for an offer now without breaking its promise of where they go: the one that does it best first. */
  translatorsFor(offer: Pick<Offer, 'engine' | 'stays'>): readonly Translator[]
  /** By the first engine that can see. */
  cutOut: CutOut
  markFilm: MarkFilm
  /** Of the first engine that knows faces; absent where none does. */
  readonly doubles: DoubleMaker | undefined
  /** What of a checked input speaks against an offer: the first field that it cannot make as it is, and why. */
  against(offer: Offer, input: Readonly<Record<string, unknown>>): Objection | undefined
  engineName(id: string): string
  wordsOf(id: string): EngineWords | undefined
  /** Resolves when every engine was asked once, whatever it answered. */
  readonly asked: Promise<void>
  /** Tells how a creation on the engine ended: transient failures in a row make it rest. */
  ended(engine: string, how: 'well' | 'transient'): void
  /** Asks all engines again and resolves when they have answered. */
  refresh(): Promise<void>
  statuses(): EngineStatus[]
  /** How many creations may run at once in this process, by lane. */
  lanes: Readonly<Record<string, number>>
  warmUp(): void
  close(): Promise<void>
}

/** What creations need of other engines. */
export type Others = Pick<EngineRegistry, 'translatorsFor' | 'cutOut' | 'find' | 'camera' | 'speaker'>

export interface RegistryParts {
  clock: Clock
  log: Logger
}

/** @param engines The preferred one first. */
export function createEngineRegistry(engines: readonly Engine[], { clock, log }: RegistryParts): EngineRegistry {
  const kept = engines.map((engine) => ({
    engine,
    offers: [] as readonly Offer[],
    state: 'starting' as 'starting' | 'ready' | 'failing',
    reason: undefined as Reason | undefined,
    missed: 0,
    breaker: createBreaker(clock),
  }))
  const closing = new AbortController()

  async function look(entry: (typeof kept)[number]): Promise<void> {
    const { engine } = entry
    try {
      const offers = await engine.discover(AbortSignal.any([closing.signal, AbortSignal.timeout(DISCOVERY_LIMIT)]))
      entry.offers = offers.filter((offer) => {
        const whole = isWhole(offer)
        if (!whole) log.warn({ engine: engine.id, offer: offer.id }, 'an offer leaves out a field that its generator needs')
        return whole
      })
      if (entry.state !== 'ready') log.info({ engine: engine.id, offers: entry.offers.length }, 'engine ready')
      Object.assign(entry, { state: 'ready', reason: undefined, missed: 0 })
    } catch (error) {
      if (closing.signal.aborted) return
      entry.missed++
      if (entry.state === 'ready' && entry.missed < LOOKS_MISSED) return
      const reason = error instanceof EngineError ? error.reason : 'engine-unreachable'
      if (entry.state !== 'failing') log.warn({ engine: engine.id, reason, err: error }, 'engine cannot be used')
      Object.assign(entry, { state: 'failing', reason, offers: [] })
    }
  }

  const refresh = async () => {
    await Promise.all(kept.map(look))
  }
  const asked = refresh()
  // Each look waits for the one before, however long that takes.
  let next: NodeJS.Timeout | undefined
  const plan = () => {
    if (closing.signal.aborted) return
    next = setTimeout(() => void refresh().then(plan), REFRESH).unref()
  }
  void asked.then(plan)

  const usable = () => kept.filter(({ breaker }) => !breaker.isOpen())

  const others = (own: Offer, role: (offer: Offer) => boolean) =>
    usable().flatMap(({ engine, offers }) => (engine.id === own.engine ? [] : offers.filter((offer) => offer.generator === 'text-to-image' || offer.generator === own.generator).filter(role)))

  /** Voices that can be asked now. */
  const voices = () => usable().flatMap(({ engine: { id, speaker }, state }) => (speaker && state === 'ready' ? speaker.voices().map((voice) => `${id}/${voice}`) : []))

  /** A film once for each other engine's model that can film its scenes or paint its pictures, and as it is; read aloud where somebody can. */
  const shown = (offer: Offer): Offer[] => {
    // Alone it is no film.
    if (offer.filmsScenes) return []
    const all = [
      ...(offer.takesCameras ? others(offer, ({ filmsScenes }) => filmsScenes === true).map((camera) => withCamera(offer, camera)) : []),
      ...(offer.takesPainters ? others(offer, ({ generator }) => generator === 'text-to-image').map((painter) => withPainter(offer, painter)) : []),
      offer,
    ]
    return offer.takesVoices ? all.map((film) => withVoices(film, voices())) : all
  }

  return {
    offersOf: (generator) => usable().flatMap(({ offers }) => offers.filter((offer) => offer.generator === generator).flatMap(shown)),
    find(id) {
      for (const { engine, offers } of usable()) {
        const offer = offers.flatMap(shown).find((known) => known.id === id)
        if (offer) return { engine, offer }
      }
      return undefined
    },
    camera(id) {
      for (const { engine, offers } of usable()) {
        const offer = offers.find((known) => known.id === id && known.filmsScenes)
        if (offer) return { engine, offer }
      }
      return undefined
    },
    speaker: (id) => usable().find(({ engine }) => engine.id === id)?.engine.speaker,
    translatorsFor: ({ engine: own, stays }) =>
      usable()
        .flatMap(({ engine: { id, translator }, state }) => (translator && state === 'ready' ? [{ id, translator }] : []))
        .filter(({ translator }) => translator.stays || !stays)
        .sort((one, other) => Number(one.translator.partly ?? false) - Number(other.translator.partly ?? false) || Number(other.id === own) - Number(one.id === own))
        .map(({ translator }) => translator),
    cutOut: (photo, signal) => {
      const seeing = engines.find(({ cutOut }) => cutOut)
      return seeing?.cutOut?.(photo, signal) ?? Promise.reject(new EngineError('engine-not-set-up', { kind: 'unsupported' }))
    },
    async markFilm(film, run) {
      try {
        return (await engines.find(({ markFilm }) => markFilm)?.markFilm?.(film, run)) ?? film
      } catch (error) {
        run.signal.throwIfAborted()
        // It is paid for, and says what it is in its file.
        log.warn({ err: error, taskId: run.taskId }, 'a film was not marked')
        return film
      }
    },
    doubles: engines.find(({ doubles }) => doubles)?.doubles,
    against(offer, input) {
      const field = unusableField(offer, input)
      if (field !== undefined) return { field, reason: 'offer-cannot' }
      const [clip] = offer.takesClips ? [] : clipsIn(input)
      if (clip !== undefined) return { field: clip.split('.')[0]!, reason: 'clips-not-here' }
      const read = engines.find(({ id }) => id === offer.engine)?.read
      const reason = typeof input.prompt === 'string' ? read?.(offer.generator, input.prompt).refusal : undefined
      return reason && { field: 'prompt', reason }
    },
    engineName: (id) => engines.find((engine) => engine.id === id)?.name ?? id,
    wordsOf: (id) => engines.find((engine) => engine.id === id)?.words,
    asked,
    ended(id, how) {
      const breaker = kept.find(({ engine }) => engine.id === id)?.breaker
      if (how === 'well') breaker?.succeeded()
      else breaker?.failed()
    },
    refresh,
    statuses: () =>
      kept.map(({ engine, state, reason, offers, breaker }) => ({
        id: engine.id,
        name: engine.name,
        state: state === 'ready' && breaker.isOpen() ? 'resting' : state,
        ...(reason && { reason }),
        offers,
        ...(engine.facts && { facts: engine.facts() }),
      })),
    lanes: Object.assign({}, ...engines.map(({ lanes }) => lanes)) as Record<string, number>,
    warmUp: () => {
      for (const { warmUp } of engines) void warmUp?.()
    },
    async close() {
      closing.abort()
      clearTimeout(next)
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}
