import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { AuditAction, AuditSubject } from '#contract/audit.ts'

const actions: Record<AuditAction, MessageDescriptor> = {
  'person.standing': msg`改角色和权限`,
  'person.membership': msg`改会员`,
  'person.suspension': msg`停用或恢复账号`,
  'person.session': msg`退出设备`,
  'person.points': msg`调整灵感值`,
  'work.visibility': msg`撤下或恢复作品`,
  'report.decision': msg`处理举报`,
  'work.review': msg`审核作品`,
  'comment.decide': msg`审核评论`,
  'task.stop': msg`停止创作`,
  'task.retry': msg`重试创作`,
  'order.refund': msg`发起退款`,
  'order.honour': msg`按实收发放`,
  'offer.change': msg`改套餐`,
  'coupon.change': msg`改优惠券`,
  'coupon.give': msg`送优惠券`,
  'invitation.annul': msg`作废邀请`,
  'feedback.answer': msg`回复反馈`,
  'feedback.adopt': msg`采纳反馈`,
  'feedback.close': msg`结束反馈`,
  'contact.mark': msg`处理商务留言`,
  'broadcast.send': msg`发通知`,
  'broadcast.withdraw': msg`撤回通知`,
  'activity.change': msg`改活动`,
  'activity.decision': msg`评奖并发奖`,
  'activity.entry': msg`移出或恢复参赛作品`,
}
const subjects: Record<AuditSubject, MessageDescriptor> = {
  person: msg`用户`,
  work: msg`作品`,
  comment: msg`评论`,
  task: msg`创作`,
  order: msg`订单`,
  offer: msg`套餐`,
  coupon: msg`优惠券`,
  invitation: msg`邀请关系`,
  feedback: msg`反馈`,
  inquiry: msg`商务留言`,
  broadcast: msg`全员通知`,
  activity: msg`活动`,
}

export function useActionNames(): (action: AuditAction) => string {
  const { i18n } = useLingui()
  return (action) => i18n._(actions[action])
}

export function useSubjectNames(): (subject: AuditSubject) => string {
  const { i18n } = useLingui()
  return (subject) => i18n._(subjects[subject])
}
