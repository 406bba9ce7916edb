import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { roleNames, type Permission, type Role } from '#contract/permissions.ts'

export const roleWords: Record<Role, MessageDescriptor> = {
  admin: msg`管理员`,
  support: msg`客服`,
  finance: msg`财务`,
  editor: msg`运营编辑`,
  moderator: msg`审核`,
  engineer: msg`运维`,
}

export const permissionWords: Record<Permission, MessageDescriptor> = {
  'work.hide': msg`撤下作品`,
  'people.read': msg`查看用户`,
  'people.change': msg`停用账号、改会员、退出设备`,
  'people.roles': msg`分配角色和权限`,
  'points.grant': msg`调整灵感值`,
  'orders.read': msg`查看订单`,
  'orders.refund': msg`退款`,
  'shop.change': msg`改套餐、价格和优惠券`,
  'activities.change': msg`改活动`,
  'feedback.answer': msg`回复反馈`,
  'contact.read': msg`处理商务留言`,
  'broadcasts.send': msg`给所有人发通知`,
  'reports.decide': msg`处理举报`,
  'engines.read': msg`查看引擎和队列`,
  'queue.change': msg`停止和重试创作`,
  'overview.read': msg`查看概览`,
  'audit.read': msg`查看操作记录`,
}

/** What a role is called; one that is none of ours by its own name. */
export function useRoleNames(): (role: string) => string {
  const { i18n } = useLingui()
  return (role) => {
    const known = roleNames.find((name) => name === role)
    return known ? i18n._(roleWords[known]) : role
  }
}
