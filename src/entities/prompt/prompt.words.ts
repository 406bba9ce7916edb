import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PromptTheme } from '#contract/prompts/prompt-library.ts'

export const themeWords: Record<PromptTheme, MessageDescriptor> = {
  mountains: msg`山野`,
  sea: msg`大海`,
  flowers: msg`花与田野`,
  city: msg`城市`,
  towns: msg`水墨与古镇`,
  pets: msg`猫和狗`,
  animals: msg`动物`,
  people: msg`人物`,
  space: msg`星空`,
  tales: msg`童话与节日`,
  table: msg`餐桌`,
  patterns: msg`纹样与抽象`,
}
