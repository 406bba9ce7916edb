import * as v from 'valibot'
import type { Provider } from '../provider.ts'
import { fluxFill } from './flux-fill.ts'

const Blocked = v.object({ fal: v.object({ images: v.array(v.object({ nsfw: v.optional(v.boolean()) })) }) })

const QUEUE = 'https://queue.fal.run'
const Queued = v.object({ responseUrl: v.string() })

export const fal: Provider = {
  kind: 'fal',
  name: 'fal',
  keyVariables: ['FAL_API_KEY', 'FAL_KEY'],
  baseURL: 'https://fal.run',
  filesFrom: ['fal.media', '*.fal.media', 'queue.fal.run'],
  images: [
    {
      id: 'fal-ai/qwen-image',
      name: 'Qwen-Image',
      sizes: { by: 'pixels', multiple: 16, maxPixels: 2_359_296 },
      longestPrompt: 4000,
      negative: 'negative_prompt',
      seed: true,
      licence: 'Apache-2.0',
      homepage: 'https://fal.ai/models/fal-ai/qwen-image',
    },
    {
      id: 'fal-ai/flux/dev',
      name: 'FLUX.1 [dev]',
      sizes: { by: 'pixels', multiple: 16, maxPixels: 2_359_296 },
      seed: true,
      english: true,
      homepage: 'https://fal.ai/models/fal-ai/flux/dev',
    },
    {
      id: 'fal-ai/flux-pro/kontext',
      name: 'FLUX.1 Kontext [pro]',
      does: ['edit'],
      sizes: { by: 'ratio' },
      seed: true,
      english: true,
      homepage: 'https://fal.ai/models/fal-ai/flux-pro/kontext',
    },
    { ...fluxFill, id: 'fal-ai/flux-pro/v1/fill', homepage: 'https://fal.ai/models/fal-ai/flux-pro/v1/fill' },
  ],
  videos: [
    {
      id: 'fal-ai/veo3.1/fast',
      photoId: 'fal-ai/veo3.1/fast/image-to-video',
      name: 'Veo 3.1 Fast',
      seconds: { from: 4, to: 8, step: 2 },
      resolutions: ['720p', '1080p'],
      sound: 'asked',
      longestPrompt: 4000,
      homepage: 'https://fal.ai/models/fal-ai/veo3.1/fast',
    },
  ],
  film: {
    // The SDK leaves out the resolution and the sound.
    ask: ({ ratio, resolution, seconds, sound, settings }) => ({
      aspectRatio: ratio,
      duration: seconds,
      settings: { resolution, ...(sound !== undefined && { generate_audio: sound }), ...settings },
    }),
    cancel: (operation, { apiKey }) =>
      v.is(Queued, operation) && URL.parse(operation.responseUrl)?.origin === QUEUE
        ? { url: `${operation.responseUrl.replace(/\/response$/, '')}/cancel`, method: 'PUT', headers: { Authorization: `Key ${apiKey}` } }
        : undefined,
  },
  settingsOf: 'fal',
  // A blocked picture comes as a black one.
  isBlocked: (metadata) => v.is(Blocked, metadata) && metadata.fal.images.some(({ nsfw }) => nsfw),
  // The SDK makes a size of a ratio; the models that change photos take the ratio by its own name.
  shape: ({ aspectRatio, settings, ...wish }) => ({
    ...wish,
    settings: { outputFormat: 'png', ...settings, ...(aspectRatio && { aspect_ratio: aspectRatio }) },
  }),
  load: async () => {
    const { createFal } = await import('@ai-sdk/fal')
    return (access) => {
      const provider = createFal(access)
      return { image: (id) => provider.image(id), video: (id) => provider.video(id) }
    }
  },
}
