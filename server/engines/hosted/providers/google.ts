import type { Provider } from '../provider.ts'
import { tiered } from './tiered.ts'

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
  videos: [
    {
      id: 'veo-3.1-fast-generate-preview',
      name: 'Veo 3.1 Fast',
      seconds: { from: 4, to: 8, step: 2 },
      lastFrame: true,
      sound: 'always',
      longestPrompt: 4000,
      homepage: 'https://ai.google.dev/gemini-api/docs/video',
    },
  ],
  // Films between two pictures are eight seconds long.
  film: { ask: (wish, { last }) => ({ ...tiered(wish), ...(last && { duration: 8 }) }) },
  speech: [{ id: 'gemini-3.8-flash-tts', voices: ['Kore', 'Puck', 'Charon', 'Aoede', 'Leda', 'Fenrir', 'Orus', 'Zephyr'] }],
  chat: 'gemini-flash-latest',
  probe: { path: '/models', headers: (key) => ({ 'x-goog-api-key': key }) },
  settingsOf: 'google',
  load: async () => {
    const { createGoogle } = await import('@ai-sdk/google')
    return (access) => {
      const provider = createGoogle(access)
      return { image: (id) => provider.image(id), chat: (id) => provider(id), video: (id) => provider.video(id), speech: (id) => provider.speech(id) }
    }
  },
}
