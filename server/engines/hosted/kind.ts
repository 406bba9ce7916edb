import * as v from 'valibot'
import type { Variable } from '../../platform/variable.ts'
import { defineEngineKind, type EngineEnvironment, type EngineKind } from '../engine-kind.ts'
import { address, addressEntry, providerEntry } from './entry.ts'
import { ImageModelCard } from './image-model.ts'
import { addressVideo } from './known-models.ts'
import { checkService, openService, secretOf, type ServiceSettings } from './open-service.ts'
import type { Provider } from './provider.ts'
import { openaiCompatible } from './providers/openai-compatible.ts'
import { openai } from './providers/openai.ts'
import { providers } from './providers/providers.ts'
import { SpeechModelCard } from './speech/speech-model.ts'
import { VideoModelCard } from './videos/video-model.ts'

const listFormat = new Intl.ListFormat('en-GB')
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))

function keyOf({ name, images, videos, speech, chat }: Pick<Provider, 'name' | 'images' | 'videos' | 'speech' | 'chat'>): Variable {
  const makes = [...(images ? ['pictures'] : []), ...(videos ? ['films'] : [])].join(' and ')
  const does = [...(makes ? [`makes ${makes}`] : []), ...(chat ? ['reads photos'] : []), ...(speech ? ['speaks'] : [])]
  return { schema: text, about: `Key of ${name}, which ${listFormat.format(does)}.` }
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
  OPENAI_VIDEO_MODEL: { schema: text, about: 'The model of films at OPENAI_BASE_URL; absent: those that it lists and we know.' },
  OPENAI_SPEECH_MODEL: { schema: text, about: 'The model at OPENAI_BASE_URL that reads captions aloud; absent: one that it lists and we know.' },
  OPENAI_SPEECH_VOICES: { schema: text, about: 'Names of its voices, separated by commas; absent: those that the address tells, else OpenAI’s.' },
} satisfies Record<string, Variable>

function kindOf(provider: Provider) {
  const entry = providerEntry(provider.keyVariables[0])
  const settingsOf = (
    { apiKey, baseURL = provider.baseURL, images, videos, speech, chat = provider.chat, ...rest }: v.InferOutput<typeof entry>,
    environment: EngineEnvironment,
  ) => ({
    ...rest,
    apiKey: secretOf(environment, apiKey),
    baseURL,
    stays: false,
    images: images ?? v.parse(v.array(ImageModelCard), provider.images ?? []),
    videos: videos ?? v.parse(v.array(VideoModelCard), provider.videos ?? []),
    speech: speech ?? v.parse(v.array(SpeechModelCard), provider.speech ?? []),
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
  { apiKey, images = [], videos = [], speech = [], ...rest }: v.InferOutput<typeof addressEntry>,
  environment: EngineEnvironment,
): ServiceSettings => ({
  ...rest,
  apiKey: apiKey ? secretOf(environment, apiKey) : '',
  images,
  videos,
  speech,
})

const addressKind = defineEngineKind({
  kind: openaiCompatible.kind,
  entry: addressEntry,
  variables: openaiVariables,
  fromEnvironment: ({ OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: apiKey, OPENAI_IMAGE_MODEL: image, OPENAI_CHAT_MODEL: chat, ...others }) => {
    if (!baseURL) return undefined
    const { OPENAI_VIDEO_MODEL: video, OPENAI_SPEECH_MODEL: spoken, OPENAI_SPEECH_VOICES: voices } = others
    const videos = video && [{ ...addressVideo, id: video }]
    const speech = spoken && [{ id: spoken, ...(voices && { voices: voices.split(',').map((name) => name.trim()) }) }]
    const images = image && [{ id: image, seed: true, negative: 'negative_prompt' }]
    return { baseURL, ...(apiKey && { apiKey: 'OPENAI_API_KEY' }), ...(images && { images }), ...(videos && { videos }), ...(speech && { speech }), ...(chat && { chat }) }
  },
  open: async (entry, environment, parts) => openService(openaiCompatible, addressSettings(entry, environment), parts),
  check: (entry, environment, print) => checkService(openaiCompatible, addressSettings(entry, environment), print),
})

/** Every hosted service, and any address that speaks OpenAI's protocol. */
export const hostedKinds: readonly EngineKind[] = [...providers.map(kindOf), addressKind]
