import * as v from 'valibot'
import type { Variable } from '../../platform/config-variables.ts'
import { StartError } from '../../platform/start-error.ts'
import { defineEngineKind, type EngineEnvironment, type EngineKind, type EngineParts } from '../engine-kind.ts'
import type { Engine } from '../engine.ts'
import { resolveHost } from '../../platform/network/host-addresses.ts'
import { addressEntry, providerEntry } from './entry.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { createHostedEngine } from './hosted-engine.ts'
import { ImageModelCard } from './image-model.ts'
import type { Provider } from './provider.ts'
import { openaiCompatible } from './providers/openai-compatible.ts'
import { openai } from './providers/openai.ts'
import { providers } from './providers/providers.ts'

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+/, 'must be an http(s) address'), v.url('must be an http(s) address'))

const keyOf = ({ name }: Pick<Provider, 'name'>): Variable => ({ schema: text, about: `Key of ${name}: its models make pictures or read photos.` })

/** What an address of OpenAI's protocol is told by; with OPENAI_BASE_URL the key is that address's. */
const openaiVariables = {
  OPENAI_API_KEY: keyOf(openai),
  OPENAI_BASE_URL: { schema: address, about: 'An address that speaks OpenAI’s protocol instead of OpenAI: SGLang, vLLM-Omni, LocalAI, a proxy.' },
  OPENAI_IMAGE_MODEL: { schema: text, about: 'The image model at OPENAI_BASE_URL; absent: those that it lists and we know.' },
  OPENAI_CHAT_MODEL: { schema: text, about: 'The model at OPENAI_BASE_URL that reads photos and puts prompts into English.' },
} satisfies Record<string, Variable>

function openService(provider: Omit<Provider, 'baseURL'>, { apiKey, baseURL, stays, filesFrom, images, chat, name, atOnce }: Opened, { id, log }: EngineParts): Engine {
  let loading: ReturnType<Provider['load']> | undefined
  const fetch = createGuardedFetch({ base: new URL(baseURL), alsoFrom: [...(provider.filesFrom ?? []), ...filesFrom], resolve: resolveHost })
  const service = {
    id,
    provider,
    apiKey,
    baseURL,
    fetch,
    models: async (fetch: typeof globalThis.fetch) => (await (loading ??= provider.load()))({ apiKey, baseURL, fetch }),
    images,
    ...(chat !== undefined && { chat }),
    stays,
    log,
  }
  return createHostedEngine(service, { name: name ?? provider.name, atOnce })
}

interface Opened {
  apiKey: string
  baseURL: string
  stays: boolean
  filesFrom: readonly string[]
  images: readonly ImageModelCard[]
  chat: string | undefined
  name: string | undefined
  atOnce: number
}

function secretOf(environment: EngineEnvironment, variable: string, { id }: EngineParts): string {
  const value = environment[variable]
  if (!value) throw new StartError(`Engine "${id}": the environment has no ${variable}`)
  return value
}

const kindOf = (provider: Provider) =>
  defineEngineKind({
    kind: provider.kind,
    entry: providerEntry(provider.keyVariables[0]),
    variables: provider === openai ? openaiVariables : Object.fromEntries(provider.keyVariables.map((name) => [name, keyOf(provider)])),
    fromEnvironment: (values) => {
      const apiKey = provider.keyVariables.find((name) => values[name])
      return apiKey && !(provider === openai && values.OPENAI_BASE_URL) ? { apiKey } : undefined
    },
    open: async (entry, environment, parts) =>
      openService(
        provider,
        {
          ...entry,
          apiKey: secretOf(environment, entry.apiKey, parts),
          baseURL: entry.baseURL ?? provider.baseURL,
          stays: false,
          images: entry.images ?? v.parse(v.array(ImageModelCard), provider.images ?? []),
          chat: entry.chat ?? provider.chat,
          name: entry.name,
        },
        parts,
      ),
  })

const addressKind = defineEngineKind({
  kind: openaiCompatible.kind,
  entry: addressEntry,
  variables: openaiVariables,
  fromEnvironment: ({ OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: apiKey, OPENAI_IMAGE_MODEL: image, OPENAI_CHAT_MODEL: chat }) =>
    baseURL
      ? { baseURL, ...(apiKey && { apiKey: 'OPENAI_API_KEY' }), ...(image && { images: [{ id: image, seed: true, negative: 'negative_prompt' }] }), ...(chat && { chat }) }
      : undefined,
  open: async (entry, environment, parts) =>
    openService(
      openaiCompatible,
      { ...entry, apiKey: entry.apiKey ? secretOf(environment, entry.apiKey, parts) : '', images: entry.images ?? [], chat: entry.chat, name: entry.name },
      parts,
    ),
})

/** Every hosted service, and any address that speaks OpenAI's protocol. */
export const hostedKinds: readonly EngineKind[] = [...providers.map(kindOf), addressKind]
