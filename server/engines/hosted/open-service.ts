import pino from 'pino'
import { resolveHost } from '../../platform/network/host-addresses.ts'
import { StartError } from '../../platform/start-error.ts'
import type { EngineEnvironment, EngineParts } from '../engine-kind.ts'
import type { Engine } from '../engine.ts'
import { checkHosted } from './conformance.ts'
import { createRemote } from '../shared/remote.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { createHostedEngine } from './hosted-engine.ts'
import type { ImageModelCard } from './image-model.ts'
import type { Provider } from './provider.ts'
import type { SpeechModelCard } from './speech/speech-model.ts'
import type { VideoModelCard } from './videos/video-model.ts'

type AnyProvider = Omit<Provider, 'baseURL'>

export interface ServiceSettings {
  /** Empty where an address needs none. */
  apiKey: string
  baseURL: string
  stays: boolean
  filesFrom: readonly string[]
  images: readonly ImageModelCard[]
  videos: readonly VideoModelCard[]
  speech: readonly SpeechModelCard[]
  chat?: string | undefined
  name?: string | undefined
  atOnce: number
  pollSeconds: number
}

export function openService(
  provider: AnyProvider,
  settings: ServiceSettings,
  { id, log }: Pick<EngineParts, 'id' | 'log'>,
): Engine {
  const { apiKey, baseURL, stays, filesFrom, images, videos, speech, chat, name = provider.name, atOnce, pollSeconds } = settings
  let loading: ReturnType<Provider['load']> | undefined
  const alsoFrom = [...(provider.filesFrom ?? []), ...filesFrom]
  const fetch = createGuardedFetch({ base: new URL(baseURL), alsoFrom, resolve: resolveHost })
  const files = createRemote({ base: baseURL, alsoFrom, headers: provider.fileHeaders?.(apiKey) ?? {} })
  const models = async (fetch: typeof globalThis.fetch) => (await (loading ??= provider.load()))({ apiKey, baseURL, fetch })
  return createHostedEngine(
    { id, provider, apiKey, baseURL, fetch, files, pollMs: 1000 * pollSeconds, models, images, videos, speech, ...(chat !== undefined && { chat }), stays, log },
    { name, atOnce },
  )
}

/** Runs the checks against the service; rejects with a StartError when one is not kept. */
export async function checkService(
  provider: AnyProvider,
  settings: ServiceSettings,
  print: (line: string) => void,
): Promise<void> {
  const failed = await checkHosted(openService(provider, settings, { id: provider.kind, log: pino({ level: 'silent' }) }), print)
  if (failed > 0) throw new StartError(`${failed} checks failed.`)
}

/** The value of the environment's variable that an entry names; throws a StartError where there is none. */
export function secretOf(environment: EngineEnvironment, variable: string): string {
  const value = environment[variable]
  if (!value) throw new StartError(`An engine's key is to be in ${variable}, which the environment does not have.`)
  return value
}
