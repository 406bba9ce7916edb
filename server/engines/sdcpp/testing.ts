import * as v from 'valibot'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import type { Engine, EngineRequest } from '../engine.ts'

/** A checked request for a generator by the offer that an engine makes for it now. */
export async function requestFor(engine: Engine, generator: GeneratorId, input: Record<string, unknown>): Promise<EngineRequest> {
  const offers = await engine.discover(AbortSignal.timeout(20_000))
  const offer = offers.find((known) => known.generator === generator)
  if (!offer) throw new Error(`The engine does not offer ${generator}`)
  return { generator, input: v.parse(generators[generator].input, input), offer } as EngineRequest
}
