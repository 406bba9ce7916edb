import * as v from 'valibot'
import { ratios } from '#contract/generators/fields.ts'
import { bearer, type Provider } from '../provider.ts'
import { fluxFill } from './flux-fill.ts'

const output = v.nullish(v.union([v.string(), v.array(v.string())]))
const Sent = v.object({
  status: v.string(),
  output,
  error: v.nullish(v.string()),
  urls: v.object({ get: v.string(), cancel: v.optional(v.string()) }),
})
const Failed = v.object({ status: v.picklist(['failed', 'canceled']), error: v.nullish(v.string()) })

const Prediction = v.object({ getUrl: v.string() })

export const replicate: Provider = {
  kind: 'replicate',
  name: 'Replicate',
  keyVariables: ['REPLICATE_API_TOKEN'],
  baseURL: 'https://api.replicate.com/v1',
  filesFrom: ['replicate.delivery', '*.replicate.delivery'],
  images: [
    {
      id: 'black-forest-labs/flux-2-pro',
      name: 'FLUX.2 [pro]',
      does: ['words', 'edit'],
      sizes: { by: 'ratio' },
      photos: 8,
      longestPrompt: 8000,
      seed: true,
      settings: { output_format: 'png' },
      homepage: 'https://replicate.com/black-forest-labs/flux-2-pro',
    },
    {
      ...fluxFill,
      id: 'black-forest-labs/flux-fill-pro',
      settings: { output_format: 'png' },
      homepage: 'https://replicate.com/black-forest-labs/flux-fill-pro',
    },
  ],
  videos: [
    {
      id: 'bytedance/seedance-1-pro',
      name: 'Seedance 1 Pro',
      seconds: { from: 2, to: 12 },
      ratios: [...ratios],
      resolutions: ['720p', '1080p'],
      lastFrame: 'last_frame_image',
      seed: true,
      homepage: 'https://replicate.com/bytedance/seedance-1-pro',
    },
  ],
  film: {
    // The SDK has another name for the resolution.
    ask: ({ ratio, resolution, seconds, seed, settings }) => ({
      aspectRatio: ratio,
      duration: seconds,
      ...(seed !== undefined && { seed }),
      settings: { resolution, ...settings },
    }),
    // The key goes where the job went, and nowhere else.
    cancel: (operation, { apiKey, baseURL }) =>
      v.is(Prediction, operation) && URL.parse(operation.getUrl)?.origin === new URL(baseURL).origin
        ? { url: `${operation.getUrl}/cancel`, method: 'POST', headers: bearer(apiKey) }
        : undefined,
  },
  probe: { path: '/account', headers: bearer },
  settingsOf: 'replicate',
  jobs: {
    sent: Sent,
    cancel: (sent) => (v.is(Sent, sent) && sent.urls.cancel ? { method: 'POST', url: sent.urls.cancel } : undefined),
    verdict: (answer) => {
      if (!v.is(Failed, answer)) return undefined
      return /nsfw|sensitive|flagged|moderat|safety/i.test(answer.error ?? '') ? 'refused' : 'lost'
    },
  },
  shape: ({ settings, ...wish }, { model, photos }) => {
    // A photo that is changed keeps its shape.
    const likePhoto = photos > 0 && !wish.aspectRatio && model.includes('flux-2') && { aspect_ratio: 'match_input_image' }
    // The answer to sending comes soon, with the job's id; how long the job may take is the offer's to say.
    return { ...wish, settings: { ...settings, ...likePhoto, maxWaitTimeInSeconds: 1, maxPollAttempts: 7200 } }
  },
  load: async () => {
    const { createReplicate } = await import('@ai-sdk/replicate')
    return ({ apiKey, ...access }) => {
      const provider = createReplicate({ ...access, apiToken: apiKey })
      return { image: (id) => provider.image(id), video: (id) => provider.video(id) }
    }
  },
}
