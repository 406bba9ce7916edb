import { bearer, type Provider } from '../provider.ts'

const gptImage = {
  does: ['words' as const, 'edit' as const, 'fill' as const],
  sizes: { by: 'pixels' as const, multiple: 16, maxPixels: 8_294_400, minSide: 816 },
  photos: 16,
  longestPrompt: 32_000,
  perCall: 10,
  homepage: 'https://platform.openai.com/docs/models',
}

/** Its image models of today, which addresses that stand before it offer too. */
export const openaiImages = [
  { ...gptImage, id: 'gpt-image-2.6-flare', name: 'GPT Image 2.6 Flare' },
  { ...gptImage, id: 'gpt-image-2.6-sunburst', name: 'GPT Image 2.6 Sunburst' },
] satisfies Provider['images']

/** Its prebuilt voices, which addresses that speak its protocol often know too. */
export const openaiVoices = ['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer', 'verse']

export const openai: Provider = {
  kind: 'openai',
  name: 'OpenAI',
  keyVariables: ['OPENAI_API_KEY'],
  baseURL: 'https://api.openai.com/v1',
  images: openaiImages,
  speech: [{ id: 'gpt-4o-mini-tts', voices: openaiVoices }],
  chat: 'gpt-5.4-mini',
  probe: { path: '/models', lists: true, headers: bearer },
  settingsOf: 'openai',
  idempotencyHeader: 'Idempotency-Key',
  load: async () => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return (access) => {
      const provider = createOpenAI(access)
      return { image: (id) => provider.image(id), chat: (id) => provider.chat(id), speech: (id) => provider.speech(id) }
    }
  },
}
