import * as v from 'valibot'
import { EngineError } from '../engine.ts'
import type { Offer } from '../offer.ts'
import { parseAnswer, unreachable } from '../shared/bad-answer.ts'
import { createRemote } from '../shared/remote.ts'
import { chatModelIn, imageModelsIn } from './known-models.ts'
import { chatOffers, pictureOffers } from './offers.ts'
import type { Service } from './service.ts'

const PROBE_MS = 6000

const ModelList = v.object({ data: v.array(v.object({ id: v.string() })) })

/** What the service offers now: its models, as far as it lists them. Asks only what costs nothing. */
export async function discoverOffers(service: Service, signal: AbortSignal): Promise<Offer[]> {
  const { id: engine, stays, log } = service
  const listed = await probe(service, signal)
  const there = (id: string) => !listed || listed.includes(id)
  // Without models in the configuration, the address is one that lists its own.
  const named = service.images.length > 0 || service.chat !== undefined
  const images = named ? service.images.filter(({ id }) => there(id)) : imageModelsIn(listed ?? [])
  const chat = named ? service.chat : chatModelIn(listed ?? [])
  const offers = [
    ...images.flatMap((card) => pictureOffers(card, { engine, stays })),
    ...(chat !== undefined && there(chat) ? chatOffers(chat, { engine, stays }) : []),
  ]
  if (offers.length > 0) return offers
  log.warn({ engine, listed: listed?.slice(0, 20) }, 'None of the models that are known or configured is there')
  throw new EngineError('engine-not-set-up', {
    kind: 'unsupported',
    cause: new Error('No model of those known or configured is there'),
  })
}

/** The ids of the models that are there; undefined where the service does not list them. */
async function probe({ provider, apiKey, baseURL }: Service, signal: AbortSignal): Promise<string[] | undefined> {
  const { probe } = provider
  if (!probe) return undefined
  const remote = createRemote({ base: baseURL, headers: probe.headers(apiKey) })
  const { status, body } = await remote.json(probe.path, { signal, timeoutMs: PROBE_MS })
  // Some say 400 of a wrong key; 403 may only mean that this key may not list.
  if (status === 401 || (status === 400 && /api.?key/i.test(JSON.stringify(body))))
    throw new EngineError('engine-not-set-up', {
      kind: 'unsupported',
      cause: new Error(`Status ${status}: the key is not accepted`),
    })
  if (status === 429 || status >= 500) throw unreachable(new Error(`Status ${status}`))
  // An address need not list its models.
  if (status !== 200 || !probe.lists) return undefined
  return parseAnswer(ModelList, body).data.map(({ id }) => id)
}
