/** What invitation posters say. */
export const posterWords = {
  tagline: /*i18n*/ { id: 'poster.tagline', message: '新一代全场景AI创作引擎' },
  invites: /*i18n*/ { id: 'poster.invites', message: '邀请你一起来创作' },
  reward: /*i18n*/ { id: 'poster.reward', message: '完成第一次创作，就送你 {points} 灵感值' },
  scan: /*i18n*/ { id: 'poster.scan', message: '扫码开始创作' },
  'headline.aurora': /*i18n*/ { id: 'poster.headline.aurora', message: '写一句话，看它成为一幅画' },
  'headline.gallery': /*i18n*/ { id: 'poster.headline.gallery', message: '想得到，就画得出' },
  'headline.lantern': /*i18n*/ { id: 'poster.headline.lantern', message: '今夜，点亮你的灵感' },
  'headline.ink': /*i18n*/ { id: 'poster.headline.ink', message: '一念起，一画成' },
  'headline.letter': /*i18n*/ { id: 'poster.headline.letter', message: '有一张画，等你来画' },
} as const
