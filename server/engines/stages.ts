/** What an engine is doing at the moment, by the stage that it tells. */
export const stages = {
  waiting: /*i18n*/ { id: 'stage.waiting', message: '排队中' },
  reading: /*i18n*/ { id: 'stage.reading', message: '正在读取' },
  sketching: /*i18n*/ { id: 'stage.sketching', message: '正在起稿' },
  painting: /*i18n*/ { id: 'stage.painting', message: '正在绘制' },
  finding: /*i18n*/ { id: 'stage.finding', message: '正在寻找主体' },
  matting: /*i18n*/ { id: 'stage.matting', message: '正在打磨边缘' },
  styling: /*i18n*/ { id: 'stage.styling', message: '正在渲染风格' },
  speaking: /*i18n*/ { id: 'stage.speaking', message: '正在朗读' },
  composing: /*i18n*/ { id: 'stage.composing', message: '正在作曲' },
  preparing: /*i18n*/ { id: 'stage.preparing', message: '正在准备画面' },
  filming: /*i18n*/ { id: 'stage.filming', message: '正在拍摄' },
  finishing: /*i18n*/ { id: 'stage.finishing', message: '正在收尾' },
  // Of engines that are servers of their own.
  sending: /*i18n*/ { id: 'stage.sending', message: '正在送往模型' },
  queued: /*i18n*/ { id: 'stage.queued', message: '在模型那里排队' },
  making: /*i18n*/ { id: 'stage.making', message: '模型正在创作' },
  fetching: /*i18n*/ { id: 'stage.fetching', message: '正在取回成品' },
} as const

/** A stage that is at one of several pictures or photos. */
export const stageParts = {
  part: /*i18n*/ { id: 'stage.part', message: '{stage} · 第 {number} 张，共 {of} 张' },
} as const

export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages) as [Stage, ...Stage[]]
