import type { Provider } from '../provider.ts'

export const google: Provider = {
  kind: 'google',
  name: 'Google Gemini',
  keyVariables: ['GOOGLE_GENERATIVE_AI_API_KEY'],
  baseURL: 'https://generativelanguage.googleapis.com/v1beta',
  images: [
    {
      id: 'gemini-nano-banana-2.1',
      name: 'Nano Banana 2.1',
      does: ['words', 'edit'],
      sizes: { by: 'ratio' },
      photos: 3,
      longestPrompt: 8000,
      homepage: 'https://ai.google.dev/gemini-api/docs/image-generation',
    },
    {
      id: 'gemini-3-pro-image-preview',
      name: 'Nano Banana Pro',
      does: ['words', 'edit'],
      sizes: { by: 'ratio' },
      photos: 14,
      longestPrompt: 8000,
      high: { imageConfig: { imageSize: '2K' } },
      homepage: 'https://ai.google.dev/gemini-api/docs/image-generation',
    },
  ],
  chat: 'gemini-flash-latest',
  probe: { path: '/models', headers: (key) => ({ 'x-goog-api-key': key }) },
  settingsOf: 'google',
  load: async () => {
    const { createGoogle } = await import('@ai-sdk/google')
    return (access) => {
      const provider = createGoogle(access)
      return { image: (id) => provider.image(id), chat: (id) => provider(id) }
    }
  },
}
