import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportDecision } from '#contract/report-reasons.ts'

export const decisionWords: Record<ReportDecision, MessageDescriptor> = {
  keep: msg`保留`,
  hide: msg`已撤下`,
  suspend: msg`已撤下并停用作者`,
}
