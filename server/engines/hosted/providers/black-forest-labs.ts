import * as v from 'valibot'
import { ratios } from '#contract/generators/fields.ts'
import type { Provider } from '../provider.ts'
import { fluxFill } from './flux-fill.ts'
import { tiered } from './tiered.ts'

const Answer = v.object({ status: v.string() })

export const blackForestLabs: Provider = {
  kind: 'bfl',
  name: 'Black Forest Labs',
  keyVariables: ['BFL_API_KEY'],
  baseURL: 'https://api.bfl.ai/v1',
  filesFrom: ['*.bfl.ai'],
  images: [
    {
      id: 'flux-2-pro',
      name: 'FLUX.2 [pro]',
      does: ['words', 'edit'],
      sizes: { by: 'pixels', multiple: 16, maxPixels: 4_000_000 },
      photos: 8,
      longestPrompt: 8000,
      seed: true,
      homepage: 'https://bfl.ai/models/flux-2',
    },
    { ...fluxFill, id: 'flux-pro-1.0-fill', homepage: 'https://bfl.ai/models/flux-fill' },
  ],
  videos: [
    {
      id: 'flux-3-video',
      name: 'FLUX 3 Video',
      seconds: { from: 5, to: 20 },
      ratios: [...ratios],
      resolutions: ['720p', '1080p'],
      lastFrame: true,
      sound: 'asked',
      longestPrompt: 8000,
      homepage: 'https://bfl.ai/models',
    },
  ],
  film: { ask: tiered },
  settingsOf: 'blackForestLabs',
  jobs: {
    sent: v.object({ id: v.string(), polling_url: v.string() }),
    // The SDK asks on and on where the service has said no.
    verdict: (answer) => {
      const status = v.is(Answer, answer) ? answer.status : ''
      if (/moderated/i.test(status)) return 'refused'
      return /not found|error|failed/i.test(status) ? 'lost' : undefined
    },
  },
  // As a size the SDK sends a ratio beside it.
  shape: ({ size, settings, ...wish }) => {
    const [width, height] = size?.split('x').map(Number) ?? []
    return { ...wish, settings: { outputFormat: 'png', ...settings, ...(width && height && { width, height }) } }
  },
  load: async () => {
    const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs')
    return (access) => {
      // How long a job may take is the offer's to say.
      const provider = createBlackForestLabs({ ...access, pollTimeoutMillis: 3_600_000 })
      return { image: (id) => provider.image(id), video: (id) => provider.video(id) }
    }
  },
}
