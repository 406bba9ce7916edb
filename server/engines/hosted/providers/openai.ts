import { bearer, type Provider } from '../provider.ts'

/** Its image models of today, which addresses that stand before it offer too. */
export const openaiImages = [
  {
    id: 'gpt-image-2.6-flare',
    name: 'GPT Image 2.6 Flare',
    does: ['words', 'edit', 'fill'],
    sizes: { by: 'pixels', multiple: 16, maxPixels: 8_294_400, minSide: 816 },
    photos: 16,
    longestPrompt: 32_000,
    perCall: 10,
    homepage: 'https://platform.openai.com/docs/models',
  },
  {
    id: 'gpt-image-2.6-sunburst',
    name: 'GPT Image 2.6 Sunburst',
    does: ['words', 'edit', 'fill'],
    sizes: { by: 'pixels', multiple: 16, maxPixels: 8_294_400, minSide: 816 },
    photos: 16,
    longestPrompt: 32_000,
    perCall: 10,
    homepage: 'https://platform.openai.com/docs/models',
  },
] as const satisfies Provider['images']

export const openai: Provider = {
  kind: 'openai',
  name: 'OpenAI',
  keyVariables: ['OPENAI_API_KEY'],
  baseURL: 'https://api.openai.com/v1',
  images: openaiImages,
  chat: 'gpt-5.4-mini',
  probe: { path: '/models', lists: true, headers: bearer },
  settingsOf: 'openai',
  idempotencyHeader: 'Idempotency-Key',
  load: async () => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return (access) => {
      const provider = createOpenAI(access)
      return { image: (id) => provider.image(id), chat: (id) => provider.chat(id) }
    }
  },
}
