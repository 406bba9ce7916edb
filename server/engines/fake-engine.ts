import sharp from 'sharp'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { LOCAL_LANE } from '../platform/jobs/jobs.ts'
import type { Engine, EngineRequest, EngineRun, PictureAsset } from './engine.ts'
import { offerId, type Offer } from './offer.ts'

type Picture = Omit<PictureAsset, 'kind'>
/** Makes a creation; pictures that it answers with are delivered after those it delivered itself. */
type Behaviour = (request: EngineRequest, run: EngineRun) => Promise<readonly Picture[]>

export interface FakeEngine extends Engine {
  /** What the engine does from now on; by default it paints a small picture at once. */
  behave(run: Behaviour): void
  /** What a look finds from now on. */
  offer(offers: () => Promise<readonly Offer[]>): void
  /** How many runs were started. */
  runs: number
}

export interface FakeEngineOptions {
  id?: string
  generators?: readonly GeneratorId[]
  /** What differs from an offer for all fields on this machine, in the local lane. */
  offers?: Partial<Pick<Offer, 'accepts' | 'lane' | 'stays' | 'reads' | 'timeLimitMs' | 'takesPainters' | 'takesCameras' | 'takesVoices' | 'filmsScenes'>>
  /** How many creations it makes at once, where its lane is one of its own. */
  concurrency?: number
}

/** An engine for tests. */
export function createFakeEngine({ id = 'fake', generators = ['text-to-image', 'background-change'], offers, concurrency = 1 }: FakeEngineOptions = {}): FakeEngine {
  let behaviour: Behaviour = async () => [await paintedSquare()]
  const made = generators.map((generator): Offer => ({
    id: offerId(id, 'square', generator),
    engine: id,
    generator,
    model: { id: 'square', name: 'Square' },
    accepts: 'all',
    lane: LOCAL_LANE,
    timeLimitMs: 600_000,
    stays: true,
    ...offers,
  }))
  let discover = async (): Promise<readonly Offer[]> => made
  const engine: FakeEngine = {
    id,
    name: `The ${id}`,
    lanes: offers?.lane ? { [offers.lane]: concurrency } : {},
    runs: 0,
    discover: () => discover(),
    run: async (request, run) => {
      engine.runs++
      for (const picture of await behaviour(request, run)) await run.deliver({ kind: 'image', ...picture })
    },
    behave: (next) => {
      behaviour = next
    },
    offer: (next) => {
      discover = next
    },
    close: async () => {},
  }
  return engine
}

export async function paintedSquare(side = 96, transparent = false): Promise<Picture> {
  const background = { r: 200, g: 90, b: 40, alpha: transparent ? 0.5 : 1 }
  const image = sharp({ create: { width: side, height: side, channels: transparent ? 4 : 3, background } })
  return { bytes: new Uint8Array(await image.png().toBuffer()), seed: 7, understood: [{ slot: 'scene', value: 'alpine' }], unknown: [] }
}

/** Settles only when the run is aborted. */
export const untilAborted: Behaviour = (_request, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
