import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { refusalWords, stateWords } from '../invitation.words.ts'
import { permissionWords, roleWords } from '../permission.words.ts'

/** What the facts of the log are called; one without words shows its own name. */
const names: Partial<Record<string, MessageDescriptor>> = {
  roles: msg`角色`,
  permissions: msg`权限`,
  memberUntil: msg`会员到期`,
  suspended: msg`停用`,
  why: msg`对本人说明`,
  points: msg`灵感值`,
  sessions: msg`登录的设备`,
  state: msg`状态`,
  cost: msg`价格`,
  hidden: msg`已撤下`,
  decision: msg`处理结果`,
  refundedFen: msg`已退金额`,
  held: msg`待核对`,
  priceFen: msg`售价`,
  name: msg`名称`,
  note: msg`说明`,
  months: msg`月数`,
  benefits: msg`权益`,
  position: msg`顺序`,
  recommended: msg`推荐`,
  active: msg`启用`,
  coupon: msg`优惠券`,
  amountFen: msg`减多少`,
  percent: msg`减百分之几`,
  mostFen: msg`最多减`,
  thresholdFen: msg`满多少可用`,
  products: msg`适用`,
  days: msg`有效天数`,
  goodUntil: msg`截止时间`,
  total: msg`总数`,
  replies: msg`回复条数`,
  title: msg`标题`,
  languages: msg`语言`,
  link: msg`链接`,
  withdrawn: msg`已撤回`,
  invitation: msg`邀请状态`,
  refusal: msg`不计的原因`,
  inviterPoints: msg`邀请人所得`,
  invitedPoints: msg`新人所得`,
  rules: msg`规则`,
  theme: msg`主题`,
  cover: msg`封面`,
  generators: msg`创作工具`,
  judged: msg`评奖方式`,
  entriesEach: msg`每人投稿`,
  votesEach: msg`每人票数`,
  prizes: msg`奖励`,
  opensAt: msg`开始时间`,
  votingAt: msg`投票开始`,
  decided: msg`已发奖`,
  winners: msg`获奖者`,
  entry: msg`参赛作品`,
}

/** What values of facts are called. */
const values: Partial<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  roles: roleWords,
  permissions: permissionWords,
  state: { open: msg`等待回复`, answered: msg`已回复`, adopted: msg`已采纳`, new: msg`待处理`, handled: msg`已跟进`, queued: msg`排队中`, running: msg`正在进行`, cancelled: msg`已取消`, failed: msg`没有完成`, created: msg`未发起支付`, paying: msg`待支付`, paid: msg`已支付`, closed: msg`已关闭`, refunded: msg`已退款` },
  products: { points: msg`灵感值`, membership: msg`会员` },
  benefits: { descriptions: msg`查看创作描述`, queue: msg`优先排队`, 'no-daily-limit': msg`不限每日次数` },
  invitation: stateWords,
  refusal: refusalWords,
  decision: { pass: msg`可以公开`, remove: msg`已删除`, keep: msg`保留`, hide: msg`已撤下`, suspend: msg`已撤下并停用作者` },
}

export function useFactWords() {
  const { i18n } = useLingui()
  const said = (words: MessageDescriptor | undefined, otherwise: string) => (words ? i18n._(words) : otherwise)
  return {
    nameOf: (name: string) => said(names[name], name),
    valueOf: (name: string, value: string) => said(values[name]?.[value], value),
  }
}
