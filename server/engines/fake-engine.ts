import sharp from 'sharp'
import type { Engine, EngineOutput, EngineRequest, EngineRun } from './engine.ts'

export interface FakeEngine extends Engine {
  /** What the engine does from now on; by default it paints a small picture at once. */
  behave(run: Engine['run']): void
  /** How many runs were started. */
  runs: number
}

/** An engine for tests. */
export function createFakeEngine(): FakeEngine {
  let behaviour: Engine['run'] = async () => [await paintedSquare()]
  const engine: FakeEngine = {
    id: 'fake',
    runs: 0,
    canRun: (generator) => generator === 'text-to-image' || generator === 'background-change',
    run: (request: EngineRequest, run: EngineRun) => {
      engine.runs++
      return behaviour(request, run)
    },
    behave: (next) => {
      behaviour = next
    },
    close: async () => {},
  }
  return engine
}

export async function paintedSquare(side = 96, transparent = false): Promise<EngineOutput> {
  const background = { r: 200, g: 90, b: 40, alpha: transparent ? 0.5 : 1 }
  const image = sharp({ create: { width: side, height: side, channels: transparent ? 4 : 3, background } })
  return { bytes: new Uint8Array(await image.png().toBuffer()), seed: 7, understood: [{ slot: 'scene', value: 'alpine' }], unknown: [] }
}

/** Settles only when the run is aborted. */
export const untilAborted: Engine['run'] = (_request, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
