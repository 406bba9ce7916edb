import * as v from 'valibot'
import type { Provider } from '../provider.ts'

const Failed = v.object({ state: v.literal('failed'), failure_reason: v.nullish(v.string()) })

/** It takes photos only from public addresses, so none are sent to it. */
export const luma: Provider = {
  kind: 'luma',
  name: 'Luma',
  keyVariables: ['LUMA_API_KEY'],
  baseURL: 'https://api.lumalabs.ai',
  filesFrom: ['*.cdn-luma.com', '*.lumalabs.ai'],
  images: [
    { id: 'photon-1', name: 'Photon', sizes: { by: 'ratio' }, longestPrompt: 4000, homepage: 'https://lumalabs.ai/photon' },
    {
      id: 'photon-flash-1',
      name: 'Photon Flash',
      sizes: { by: 'ratio' },
      longestPrompt: 4000,
      homepage: 'https://lumalabs.ai/photon',
    },
  ],
  settingsOf: 'luma',
  jobs: {
    sent: v.object({ id: v.string(), state: v.string() }),
    verdict: (answer) => {
      if (!v.is(Failed, answer)) return undefined
      return /moderat|safety|policy|nsfw/i.test(answer.failure_reason ?? '') ? 'refused' : 'lost'
    },
  },
  // How long a job may take is the offer's to say.
  shape: (wish) => ({ ...wish, settings: { ...wish.settings, maxPollAttempts: 7200 } }),
  load: async () => {
    const { createLuma } = await import('@ai-sdk/luma')
    return (access) => {
      const provider = createLuma(access)
      return { image: (id) => provider.image(id) }
    }
  },
}
