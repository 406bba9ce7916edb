import * as v from 'valibot'
import { EngineError } from '../engine.ts'
import type { Offer } from '../offer.ts'
import { parseAnswer, unreachable } from '../shared/bad-answer.ts'
import { createRemote } from '../shared/remote.ts'
import { chatModelIn, imageModelsIn, speechModelsIn, videoModelsIn } from './known-models.ts'
import { chatOffers, pictureOffers } from './offers.ts'
import { openaiVoices } from './providers/openai.ts'
import type { Service } from './service.ts'
import { VoiceName, type SpeechModelCard } from './speech/speech-model.ts'
import { videoOffers } from './videos/video-offers.ts'

const PROBE_MS = 6000

/** More than a person looks through. */
const MOST_VOICES = 40

const VoiceList = v.object({ voices: v.array(v.union([v.string(), v.object({ id: v.string() })])) })
const ModelList = v.object({ data: v.array(v.object({ id: v.string() })) })

/** What a service can do at the moment. */
export interface Found {
  offers: Offer[]
  /** The model that speaks, and its voices. */
  spoken?: { card: SpeechModelCard; voices: readonly string[] }
}

/** What the service offers now: its models, as far as it lists them. Asks only what costs nothing. */
export async function discoverOffers(service: Service, signal: AbortSignal): Promise<Found> {
  const { id: engine, stays, log } = service
  const listed = await probe(service, signal)
  const there = (id: string) => !listed || listed.includes(id)
  // Without models in the configuration, the address is one that lists its own.
  const named = service.images.length + service.videos.length + service.speech.length > 0 || service.chat !== undefined
  const images = named ? service.images.filter(({ id }) => there(id)) : imageModelsIn(listed ?? [])
  const videos = named ? service.videos.filter(({ id }) => there(id)) : videoModelsIn(listed ?? [])
  const speech = named ? service.speech.find(({ id }) => there(id)) : speechModelsIn(listed ?? [])[0]
  const chat = named ? service.chat : chatModelIn(listed ?? [])
  const offers = [
    ...images.flatMap((card) => pictureOffers(card, { engine, stays })),
    ...videos.flatMap((card) => videoOffers(card, { engine, stays })),
    ...(chat !== undefined && there(chat) ? chatOffers(chat, { engine, stays }) : []),
  ]
  const spoken = speech && { card: speech, voices: speech.voices ?? (await voicesAt(service, signal)) }
  if (offers.length > 0 || spoken) return { offers, ...(spoken && { spoken }) }
  log.warn({ engine, listed: listed?.slice(0, 20) }, 'None of the models that are known or configured is there')
  throw new EngineError('engine-not-set-up', {
    kind: 'unsupported',
    cause: new Error('No model of those known or configured is there'),
  })
}

/** The voices that an address tells, as some do beside OpenAI's protocol; else those that OpenAI has. */
async function voicesAt({ provider, apiKey, baseURL }: Service, signal: AbortSignal): Promise<readonly string[]> {
  const remote = createRemote({ base: baseURL, headers: provider.fileHeaders?.(apiKey) ?? {} })
  const { status, body } = await remote.json('/audio/voices', { signal, timeoutMs: PROBE_MS }).catch(() => ({ status: 0, body: undefined }))
  const told = status === 200 ? v.safeParse(VoiceList, body) : undefined
  const names = told?.success ? told.output.voices.map((one) => (typeof one === 'string' ? one : one.id)).filter((name) => v.is(VoiceName, name)) : []
  return names.length > 0 ? names.slice(0, MOST_VOICES) : openaiVoices
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
