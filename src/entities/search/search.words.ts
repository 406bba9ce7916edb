import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SearchKind } from '#contract/search-kinds.ts'

export const searchKindWords: Record<SearchKind, MessageDescriptor> = {
  work: msg`作品`,
  generator: msg`工具`,
  prompt: msg`提示词`,
  course: msg`课程`,
  activity: msg`活动`,
  person: msg`创作者`,
  help: msg`帮助`,
}
