import * as v from 'valibot'
import { bearer, type Provider } from '../provider.ts'
import { openaiVideoModel } from './openai-videos.ts'

/** The name under which the SDK reads our settings. */
const NAME = 'inkling'

const Job = v.object({ id: v.string() })

/** Any address that speaks OpenAI's protocol: SGLang, vLLM-Omni, LocalAI, stable-diffusion.cpp, a proxy. */
export const openaiCompatible: Omit<Provider, 'baseURL'> = {
  kind: 'openai-compatible',
  name: 'OpenAI-compatible',
  keyVariables: ['OPENAI_API_KEY'],
  probe: { path: '/models', lists: true, headers: bearer },
  settingsOf: NAME,
  film: {
    ask: ({ size, seconds, seed, sound, settings }) => ({
      resolution: `${size.width}x${size.height}`,
      duration: seconds,
      ...(seed !== undefined && { seed }),
      ...(sound !== undefined && { generateAudio: sound }),
      settings,
    }),
    cancel: (operation, { apiKey, baseURL }) => (v.is(Job, operation) ? { url: `${baseURL}/videos/${operation.id}`, method: 'DELETE', headers: bearer(apiKey) } : undefined),
  },
  fileHeaders: bearer,
  idempotencyHeader: 'Idempotency-Key',
  // The SDK leaves out seeds; servers that know none ignore them.
  shape: ({ seed, settings, ...wish }) => ({ ...wish, settings: { ...settings, ...(seed !== undefined && { seed }) } }),
  load: async () => {
    const [{ createOpenAICompatible }, { createOpenAI }] = await Promise.all([import('@ai-sdk/openai-compatible'), import('@ai-sdk/openai')])
    return ({ apiKey, ...access }) => {
      const provider = createOpenAICompatible({
        name: NAME,
        ...access,
        ...(apiKey && { apiKey }),
        supportsStructuredOutputs: true,
      })
      // The package for addresses does not speak; OpenAI's own asks the same of any.
      const speaking = createOpenAI({ ...access, apiKey })
      const videos = { ...access, headers: bearer(apiKey), settingsOf: NAME }
      return {
        image: (id) => provider.imageModel(id),
        chat: (id) => provider.chatModel(id),
        speech: (id) => speaking.speech(id),
        video: (id) => openaiVideoModel(id, videos),
      }
    }
  },
}
