import { ratios } from '#contract/generators/fields.ts'
import { bearer, type Provider } from '../provider.ts'
import { tiered } from './tiered.ts'

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
  videos: [
    {
      id: 'grok-imagine-video-1.5',
      name: 'Grok Imagine Video 1.5',
      seconds: { from: 1, to: 15 },
      ratios: [...ratios],
      resolutions: ['720p', '1080p'],
      lastFrame: true,
      sound: 'asked',
      longestPrompt: 4000,
      homepage: 'https://docs.x.ai/docs/guides/video-generations',
    },
  ],
  film: { ask: tiered },
  speech: [{ id: 'grok-voice', voices: ['eve', 'ara', 'rex', 'sal', 'leo'], language: true }],
  chat: 'grok-latest',
  probe: { path: '/models', headers: bearer },
  settingsOf: 'xai',
  load: async () => {
    const { createXai } = await import('@ai-sdk/xai')
    return (access) => {
      const provider = createXai(access)
      return { image: (id) => provider.image(id), chat: (id) => provider(id), video: (id) => provider.video(id), speech: () => provider.speech() }
    }
  },
}
