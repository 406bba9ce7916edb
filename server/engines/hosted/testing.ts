import * as v from 'valibot'
import type { GeneratorInput, GeneratorId } from '#contract/generators/generators.ts'
import { generators } from '#contract/generators/generators.ts'
import pino from 'pino'
import { systemClock } from '../../platform/clock.ts'
import type { EngineEnvironment } from '../engine-kind.ts'
import type { Engine, EngineRequest } from '../engine.ts'
import type { Offer } from '../offer.ts'
import { hostedKinds } from './kind.ts'

/** An engine of a kind, as an entry of ENGINES_FILE and the environment configure it; what it logs goes to `lines`. */
export async function openHosted(
  kind: string,
  entry: unknown,
  environment: EngineEnvironment = { KEY: 'secret-key' },
  lines: string[] = [],
): Promise<Engine> {
  const found = hostedKinds.find((known) => known.kind === kind)
  if (!found) throw new Error(`There is no kind ${kind}`)
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) })
  return found.open(v.parse(found.entry, entry), environment, { id: kind, log, clock: systemClock, dataDir: '/nowhere' })
}

/** A creation for the engine's first offer of a generator, with the input's defaults. */
export async function requestFor<G extends GeneratorId>(
  engine: Engine,
  generator: G,
  input: Partial<GeneratorInput<G>>,
  model?: string,
): Promise<EngineRequest> {
  const offer = (await engine.discover(new AbortController().signal)).find(
    (offer) => offer.generator === generator && (!model || offer.model.id === model),
  )
  if (!offer) throw new Error(`${engine.id} has no offer for ${generator}`)
  return requestOf(offer, input)
}

/** The input is checked, so it belongs to the offer's generator. */
export const requestOf = (offer: Offer, input: Record<string, unknown>) =>
  ({ generator: offer.generator, input: v.parse(generators[offer.generator].input, input), offer }) as EngineRequest
