import type { Provider } from '../provider.ts'

export const bytedance: Provider = {
  kind: 'bytedance',
  name: 'ByteDance',
  keyVariables: ['ARK_API_KEY'],
  baseURL: 'https://ark.ap-southeast.bytepluses.com/api/v3',
  images: [
    {
      id: 'seedream-5-0-260128',
      name: 'Seedream 5.0',
      does: ['words', 'edit'],
      // Smaller ones are turned down.
      sizes: { by: 'list', sizes: ['2048x2048', '1728x2304', '2304x1728', '1440x2560', '2560x1440'] },
      photos: 10,
      longestPrompt: 2000,
      settings: { watermark: false },
      homepage: 'https://docs.byteplus.com/en/docs/ModelArk/1541523',
    },
  ],
  settingsOf: 'bytedance',
  load: async () => {
    const { createByteDance } = await import('@ai-sdk/bytedance')
    return (access) => {
      const provider = createByteDance(access)
      return { image: (id) => provider.image(id) }
    }
  },
}
