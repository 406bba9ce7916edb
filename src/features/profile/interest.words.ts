import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Interest } from '#contract/entities.ts'

export const interestWords: Record<Interest, MessageDescriptor> = {
  landscape: msg`风景`,
  portrait: msg`人像`,
  animals: msg`动物`,
  anime: msg`动漫`,
  chinese: msg`国风`,
  'sci-fi': msg`科幻`,
  fantasy: msg`奇幻`,
  city: msg`城市`,
  food: msg`美食`,
  flowers: msg`花草`,
  product: msg`产品`,
  abstract: msg`抽象`,
  family: msg`家庭`,
  travel: msg`旅行`,
  festival: msg`节日`,
  wallpaper: msg`壁纸`,
}
