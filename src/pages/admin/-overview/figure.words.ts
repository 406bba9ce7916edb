import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FigureName } from '#contract/endpoints/desk/figure-names.ts'

export const figureWords: Record<FigureName, MessageDescriptor> = {
  people: msg`新用户`,
  creations: msg`创作`,
  failures: msg`失败的创作`,
  spent: msg`消费的灵感值`,
  granted: msg`发放的灵感值`,
}
