import * as v from 'valibot'
import type { Variable } from '../../platform/variable.ts'
import { defineEngineKind, type EngineEnvironment, type EngineKind } from '../engine-kind.ts'
import { address, addressEntry, providerEntry } from './entry.ts'
import { ImageModelCard } from './image-model.ts'
import { checkService, openService, secretOf, type ServiceSettings } from './open-service.ts'
import type { Provider } from './provider.ts'
import { openaiCompatible } from './providers/openai-compatible.ts'
import { openai } from './providers/openai.ts'
import { providers } from './providers/providers.ts'

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))

function keyOf({ name, images, chat }: Pick<Provider, 'name' | 'images' | 'chat'>): Variable {
  const does = [...(images ? ['makes pictures'] : []), ...(chat ? ['reads photos'] : [])].join(' and ')
  return { schema: text, about: `Key of ${name}, which ${does}.` }
}

/** The first of a provider's names for its key, and others that mean the same. */
function keysOf({ keyVariables: [first, ...others], ...provider }: Provider): Record<string, Variable> {
  return {
    [first]: keyOf(provider),
    ...Object.fromEntries(others.map((name) => [name, { schema: text, about: `Another name of ${first}.` }])),
  }
}

/** What an address of OpenAI's protocol is told by; with OPENAI_BASE_URL the key is that address's. */
const openaiVariables = {
  OPENAI_API_KEY: keyOf(openai),
  OPENAI_BASE_URL: {
    schema: address,
    about: 'An address that speaks OpenAI’s protocol instead of OpenAI: SGLang, vLLM-Omni, LocalAI, a proxy.',
  },
  OPENAI_IMAGE_MODEL: { schema: text, about: 'The image model at OPENAI_BASE_URL; absent: those that it lists and we know.' },
  OPENAI_CHAT_MODEL: { schema: text, about: 'The model at OPENAI_BASE_URL that reads photos, and puts prompts into English for models that know nothing else.' },
} satisfies Record<string, Variable>

function kindOf(provider: Provider) {
  const entry = providerEntry(provider.keyVariables[0])
  const settingsOf = (
    { apiKey, baseURL = provider.baseURL, images, chat = provider.chat, ...rest }: v.InferOutput<typeof entry>,
    environment: EngineEnvironment,
  ) => ({
    ...rest,
    apiKey: secretOf(environment, apiKey),
    baseURL,
    stays: false,
    images: images ?? v.parse(v.array(ImageModelCard), provider.images ?? []),
    chat,
  })
  return defineEngineKind({
    kind: provider.kind,
    entry,
    variables: provider === openai ? openaiVariables : keysOf(provider),
    fromEnvironment: (values) => {
      const apiKey = provider.keyVariables.find((name) => values[name])
      return apiKey && !(provider === openai && values.OPENAI_BASE_URL) ? { apiKey } : undefined
    },
    open: async (entry, environment, parts) => openService(provider, settingsOf(entry, environment), parts),
    check: (entry, environment, print) => checkService(provider, settingsOf(entry, environment), print),
  })
}

const addressSettings = (
  { apiKey, images = [], ...rest }: v.InferOutput<typeof addressEntry>,
  environment: EngineEnvironment,
): ServiceSettings => ({
  ...rest,
  apiKey: apiKey ? secretOf(environment, apiKey) : '',
  images,
})

const addressKind = defineEngineKind({
  kind: openaiCompatible.kind,
  entry: addressEntry,
  variables: openaiVariables,
  fromEnvironment: ({ OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: apiKey, OPENAI_IMAGE_MODEL: image, OPENAI_CHAT_MODEL: chat }) => {
    if (!baseURL) return undefined
    const images = image && [{ id: image, seed: true, negative: 'negative_prompt' }]
    return { baseURL, ...(apiKey && { apiKey: 'OPENAI_API_KEY' }), ...(images && { images }), ...(chat && { chat }) }
  },
  open: async (entry, environment, parts) => openService(openaiCompatible, addressSettings(entry, environment), parts),
  check: (entry, environment, print) => checkService(openaiCompatible, addressSettings(entry, environment), print),
})

/** Every hosted service, and any address that speaks OpenAI's protocol. */
export const hostedKinds: readonly EngineKind[] = [...providers.map(kindOf), addressKind]
