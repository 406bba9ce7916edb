import { bearer, type Provider } from '../provider.ts'

/** The name under which the SDK reads our settings. */
const NAME = 'inkling'

/** Any address that speaks OpenAI's protocol: SGLang, vLLM-Omni, LocalAI, stable-diffusion.cpp, a proxy. */
export const openaiCompatible: Omit<Provider, 'baseURL'> = {
  kind: 'openai-compatible',
  name: 'OpenAI-compatible',
  keyVariables: ['OPENAI_API_KEY'],
  probe: { path: '/models', lists: true, headers: bearer },
  settingsOf: NAME,
  idempotencyHeader: 'Idempotency-Key',
  // The SDK leaves out seeds; servers that know none ignore them.
  shape: ({ seed, settings, ...wish }) => ({ ...wish, settings: { ...settings, ...(seed !== undefined && { seed }) } }),
  load: async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return ({ apiKey, ...access }) => {
      const provider = createOpenAICompatible({
        name: NAME,
        ...access,
        ...(apiKey && { apiKey }),
        supportsStructuredOutputs: true,
      })
      return { image: (id) => provider.imageModel(id), chat: (id) => provider.chatModel(id) }
    }
  },
}
