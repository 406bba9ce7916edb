import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '#contract/report-reasons.ts'

export const reportWords: Record<ReportReason, MessageDescriptor> = {
  sexual: msg`色情低俗`,
  violence: msg`暴力血腥`,
  hate: msg`仇恨或骚扰`,
  illegal: msg`违法内容`,
  privacy: msg`未经同意使用他人肖像`,
  copyright: msg`侵犯版权`,
  minors: msg`伤害未成年人`,
  spam: msg`广告或引流`,
  other: msg`其他`,
}
