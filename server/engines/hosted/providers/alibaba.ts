import { bearer, type Provider } from '../provider.ts'

/** The SDK's package has chat and video models; pictures of Qwen-Image come by fal or an address of one's own. */
export const alibaba: Provider = {
  kind: 'alibaba',
  name: 'Alibaba Cloud',
  keyVariables: ['ALIBABA_API_KEY', 'DASHSCOPE_API_KEY'],
  baseURL: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
  chat: 'qwen3.7-plus',
  probe: { path: '/models', headers: bearer },
  settingsOf: 'alibaba',
  load: async () => {
    const { createAlibaba } = await import('@ai-sdk/alibaba')
    return (access) => {
      const provider = createAlibaba(access)
      return { chat: (id) => provider(id) }
    }
  },
}
