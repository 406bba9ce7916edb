import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DataKind } from '#contract/endpoints/account-data.ts'

/** What a receipt calls the kinds of what was deleted. */
export const kindWords: Record<DataKind, MessageDescriptor> = {
  profile: msg`个人资料`,
  sessions: msg`登录过的设备`,
  logins: msg`绑定的登录方式`,
  agreements: msg`同意过的协议`,
  works: msg`作品`,
  creations: msg`创作记录`,
  doubles: msg`数字分身`,
  photos: msg`上传的照片`,
  likes: msg`点过的赞`,
  favourites: msg`收藏`,
  follows: msg`关注的人`,
  blocks: msg`屏蔽的人`,
  reports: msg`举报过的评论`,
  comments: msg`评论`,
  ledger: msg`灵感值流水`,
  points: msg`灵感值`,
  orders: msg`订单`,
  coupons: msg`优惠券`,
  'sign-ins': msg`签到记录`,
  rewards: msg`任务奖励`,
  invitations: msg`邀请记录`,
  activities: msg`参加的活动`,
  votes: msg`投过的票`,
  prizes: msg`活动奖励`,
  lessons: msg`课程进度`,
  messages: msg`消息`,
  feedback: msg`意见反馈`,
  questionnaires: msg`问卷`,
  searches: msg`搜索记录`,
  events: msg`使用记录`,
  exports: msg`导出的数据包`,
}
