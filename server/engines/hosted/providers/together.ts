import { bearer, type Provider } from '../provider.ts'

export const together: Provider = {
  kind: 'together',
  name: 'Together AI',
  keyVariables: ['TOGETHER_API_KEY'],
  baseURL: 'https://api.together.xyz/v1',
  images: [
    {
      id: 'black-forest-labs/FLUX.1.1-pro',
      name: 'FLUX 1.1 [pro]',
      sizes: { by: 'pixels', multiple: 32, maxPixels: 1_638_400 },
      seed: true,
      english: true,
      homepage: 'https://www.together.ai/models/flux1-1-pro',
    },
    {
      id: 'black-forest-labs/FLUX.1-kontext-pro',
      name: 'FLUX.1 Kontext [pro]',
      does: ['edit'],
      sizes: { by: 'pixels', multiple: 32, maxPixels: 1_048_576 },
      seed: true,
      english: true,
      homepage: 'https://www.together.ai/models/flux-1-kontext-pro',
    },
  ],
  probe: { path: '/models', headers: bearer },
  settingsOf: 'togetherai',
  // As a size the SDK sends the same, with a warning of something else.
  shape: ({ size, settings, ...wish }) => {
    const [width, height] = size?.split('x').map(Number) ?? []
    return { ...wish, settings: { ...settings, ...(width && height && { width, height }) } }
  },
  load: async () => {
    const { createTogetherAI } = await import('@ai-sdk/togetherai')
    return (access) => {
      const provider = createTogetherAI(access)
      return { image: (id) => provider.image(id), chat: (id) => provider(id) }
    }
  },
}
