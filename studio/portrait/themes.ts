import type { Theme } from './look.ts'

/** Every theme by the id of its generator; loaded when it is first asked for. */
export const themes = {
  human: async () => (await import('./themes/human.ts')).human,
  'begonia-princess': async () => (await import('./themes/begonia.ts')).begoniaPrincess,
  'dunhuang-goddess': async () => (await import('./themes/dunhuang.ts')).dunhuang,
  'cherry-blossom': async () => (await import('./themes/cherry.ts')).cherryTree,
  'silk-road-dancer': async () => (await import('./themes/silk-road.ts')).silkRoad,
  qipao: async () => (await import('./themes/republic.ts')).republic,
  'hong-kong': async () => (await import('./themes/hong-kong.ts')).hongKong,
  'modern-american': async () => (await import('./themes/american.ts')).american,
  'new-year-painted': async () => (await import('./themes/new-year.ts')).newYear,
  'new-year-children': async () => (await import('./themes/children.ts')).children,
  'festive-sweet': async () => (await import('./themes/sweet.ts')).sweet,
  halloween: async () => (await import('./themes/halloween.ts')).halloween,
  'scene-refresh': async () => (await import('./themes/scenes.ts')).sceneRefresh,
} satisfies Record<string, () => Promise<Theme>>

export type ThemeId = keyof typeof themes
