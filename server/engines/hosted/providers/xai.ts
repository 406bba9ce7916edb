import { bearer, type Provider } from '../provider.ts'

export const xai: Provider = {
  kind: 'xai',
  name: 'xAI',
  keyVariables: ['XAI_API_KEY'],
  baseURL: 'https://api.x.ai/v1',
  filesFrom: ['*.x.ai'],
  images: [
    {
      id: 'grok-imagine-image',
      name: 'Grok Imagine',
      does: ['words', 'edit'],
      sizes: { by: 'ratio' },
      photos: 3,
      longestPrompt: 8000,
      perCall: 3,
      homepage: 'https://docs.x.ai/docs/guides/image-generations',
    },
    {
      id: 'grok-imagine-image-pro',
      name: 'Grok Imagine Pro',
      does: ['words', 'edit'],
      sizes: { by: 'ratio' },
      photos: 3,
      longestPrompt: 8000,
      perCall: 3,
      high: { resolution: '2k' },
      homepage: 'https://docs.x.ai/docs/guides/image-generations',
    },
  ],
  chat: 'grok-latest',
  probe: { path: '/models', headers: bearer },
  settingsOf: 'xai',
  load: async () => {
    const { createXai } = await import('@ai-sdk/xai')
    return (access) => {
      const provider = createXai(access)
      return { image: (id) => provider.image(id), chat: (id) => provider(id) }
    }
  },
}
