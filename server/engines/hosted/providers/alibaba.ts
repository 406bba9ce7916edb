import * as v from 'valibot'
import { ratios } from '#contract/generators/fields.ts'
import { bearer, type Provider } from '../provider.ts'
import { tiered } from './tiered.ts'

const Task = v.object({ taskId: v.string() })

/** The SDK's package has chat and video models; pictures of Qwen-Image come by fal or an address of one's own. */
export const alibaba: Provider = {
  kind: 'alibaba',
  name: 'Alibaba Cloud',
  keyVariables: ['ALIBABA_API_KEY', 'DASHSCOPE_API_KEY'],
  baseURL: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
  filesFrom: ['*.aliyuncs.com'],
  videos: [
    {
      id: 'wan3.0-video',
      name: 'Wan 3.0',
      seconds: { from: 5, to: 10, step: 5 },
      ratios: [...ratios],
      resolutions: ['720p', '1080p'],
      lastFrame: true,
      sound: 'asked',
      seed: true,
      settings: { watermark: false },
      homepage: 'https://www.alibabacloud.com/help/en/model-studio/use-video-generation',
    },
  ],
  film: {
    ask: tiered,
    // Only what waits can be cancelled; the rest is made for nobody.
    cancel: (operation, { apiKey, baseURL }) =>
      v.is(Task, operation) ? { url: `${new URL(baseURL).origin}/api/v1/tasks/${encodeURIComponent(operation.taskId)}/cancel`, method: 'POST', headers: bearer(apiKey) } : undefined,
  },
  chat: 'qwen3.7-plus',
  probe: { path: '/models', headers: bearer },
  settingsOf: 'alibaba',
  load: async () => {
    const { createAlibaba } = await import('@ai-sdk/alibaba')
    return (access) => {
      const provider = createAlibaba({ ...access, videoBaseURL: new URL(access.baseURL).origin })
      return { chat: (id) => provider(id), video: (id) => provider.video(id) }
    }
  },
}
