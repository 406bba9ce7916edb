/**
 * What messages to people say: a title and a body for each template, `<template>.title` and `<template>.body`.
 * Both are said with the message's values.
 */
export const messageWords = {
  'welcome.title': /*i18n*/ { id: 'message.welcome.title', message: '欢迎来到 Inkling' },
  'welcome.body': /*i18n*/ {
    id: 'message.welcome.body',
    message: '送你 {points} 灵感值，够你先试好几种玩法。想法越具体，画面越贴心。',
  },
  'operator-points.title': /*i18n*/ { id: 'message.operator-points.title', message: '收到 {points} 灵感值' },
  'operator-points.body': /*i18n*/ { id: 'message.operator-points.body', message: '我们为你补充了 {points} 灵感值：{reason}' },
  'operator-points-taken.title': /*i18n*/ { id: 'message.operator-points-taken.title', message: '扣除了 {points} 灵感值' },
  'operator-points-taken.body': /*i18n*/ {
    id: 'message.operator-points-taken.body',
    message: '我们从你的账户扣除了 {points} 灵感值：{reason}。如有异议，请通过意见反馈告诉我们。',
  },
  'account-restored.title': /*i18n*/ { id: 'message.account-restored.title', message: '账号已恢复' },
  'account-restored.body': /*i18n*/ { id: 'message.account-restored.body', message: '经重新核实，你的账号已恢复使用。感谢你的耐心。' },
  'work-hidden.title': /*i18n*/ { id: 'message.work-hidden.title', message: '你的一件作品已从广场撤下' },
  'work-hidden.body': /*i18n*/ {
    id: 'message.work-hidden.body',
    message: '作品不再公开，仍保存在你的创作里。{hasReason, select, yes {原因：{reason}。} other {}}如有异议，可以在作品页申诉一次。',
  },
  'work-held.title': /*i18n*/ { id: 'message.work-held.title', message: '你的作品正在审核' },
  'work-held.body': /*i18n*/ {
    id: 'message.work-held.body',
    message: '公开之前我们要先看一看，在那之前只有你能看到它。通过后会自动发布到广场，你也可以在作品页补充说明。',
  },
  'comment-removed.title': /*i18n*/ { id: 'message.comment-removed.title', message: '你的一条评论已被删除' },
  'comment-removed.body': /*i18n*/ { id: 'message.comment-removed.body', message: '「{words}」不符合社区约定，已经删除。原因：{reason}' },
  'work-passed.title': /*i18n*/ { id: 'message.work-passed.title', message: '作品审核通过，已发布到广场' },
  'work-passed.body': /*i18n*/ { id: 'message.work-passed.body', message: '现在所有人都能看到它了。谢谢你的等待。' },
  'appeal-denied.title': /*i18n*/ { id: 'message.appeal-denied.title', message: '你的申诉没有通过' },
  'appeal-denied.body': /*i18n*/ {
    id: 'message.appeal-denied.body',
    message: '我们重新看过，这件作品仍然不能公开。原因：{reason}。它还保存在你的创作里。',
  },
  'work-shown.title': /*i18n*/ { id: 'message.work-shown.title', message: '你的作品可以重新发布了' },
  'work-shown.body': /*i18n*/ { id: 'message.work-shown.body', message: '经重新核实，这件作品可以再次发布到广场。' },
  'creation-stopped.title': /*i18n*/ { id: 'message.creation-stopped.title', message: '一次创作已被停止' },
  'creation-stopped.body': /*i18n*/ {
    id: 'message.creation-stopped.body',
    message: '为了让队列恢复正常，我们停止了你的一次创作，{refunded} 灵感值已退回。请稍后再试。',
  },
  'creation-retried.title': /*i18n*/ { id: 'message.creation-retried.title', message: '正在为你重新创作' },
  'creation-retried.body': /*i18n*/ {
    id: 'message.creation-retried.body',
    message: '之前失败的一次创作已免费重新开始，完成后会出现在你的创作里。',
  },
  'points-expire.title': /*i18n*/ { id: 'message.points-expire.title', message: '有灵感值快到期了' },
  'points-expire.body': /*i18n*/ {
    id: 'message.points-expire.body',
    message: '{points} 灵感值从 {day, date} 起到期。创作时会先用它们。',
  },
  'sign-in-week.title': /*i18n*/ { id: 'message.sign-in-week.title', message: '连签 {days} 天，送你 {points} 灵感值' },
  'sign-in-week.body': /*i18n*/ {
    id: 'message.sign-in-week.body',
    message: '一轮签到全部完成，灵感值已到账。明天开始新的一轮，继续来呀。',
  },
  'coupon-given.title': /*i18n*/ { id: 'message.coupon-given.title', message: '送你一张优惠券' },
  'coupon-given.body': /*i18n*/ { id: 'message.coupon-given.body', message: '已放进你的优惠券，结算时会自动选上最划算的一张。' },
  'invitation-inviter.title': /*i18n*/ { id: 'message.invitation-inviter.title', message: '邀请奖励 +{points} 灵感值' },
  'invitation-inviter.body': /*i18n*/ {
    id: 'message.invitation-inviter.body',
    message: '你邀请的 {name} 完成了第一次创作，{points} 灵感值已经到账。谢谢你把 Inkling 带给朋友。',
  },
  'invitation-invited.title': /*i18n*/ { id: 'message.invitation-invited.title', message: '新朋友奖励 +{points} 灵感值' },
  'invitation-invited.body': /*i18n*/ {
    id: 'message.invitation-invited.body',
    message: '你是 {name} 邀请来的，第一次创作完成了，{points} 灵感值已经到账。也邀请你的朋友来试试吧。',
  },
  'activity-won.title': /*i18n*/ { id: 'message.activity-won.title', message: '恭喜，你的作品获得第 {place} 名' },
  'activity-won.body': /*i18n*/ {
    id: 'message.activity-won.body',
    message: '{points} 灵感值{coupon, select, yes {和一张优惠券} other {}}已经到账。谢谢你的作品，下次活动再见。',
  },
  'points-bought.title': /*i18n*/ { id: 'message.points-bought.title', message: '充值成功' },
  'points-bought.body': /*i18n*/ { id: 'message.points-bought.body', message: '{points} 灵感值已经到账，可以继续创作了。' },
  'membership-bought.title': /*i18n*/ { id: 'message.membership-bought.title', message: '会员已开通' },
  'membership-bought.body': /*i18n*/ {
    id: 'message.membership-bought.body',
    message: '会员时间增加了 {months, plural, other {# 个月}}。现在可以查看作品的创作描述，排队也会优先。',
  },
  'order-refunded.title': /*i18n*/ { id: 'message.order-refunded.title', message: '退款已完成' },
  'order-refunded.body': /*i18n*/ { id: 'message.order-refunded.body', message: '¥{amount} 已按原路退回，到账时间以支付平台为准。' },
  'export-ready.title': /*i18n*/ { id: 'message.export-ready.title', message: '你的数据打包好了' },
  'export-ready.body': /*i18n*/ {
    id: 'message.export-ready.body',
    message: '作品、照片和记录都在一个压缩包里，请在 {days} 天内下载，之后会自动删除。',
  },
  'task-finished.title': /*i18n*/ { id: 'message.task-finished.title', message: '画好了' },
  'task-finished.body': /*i18n*/ {
    id: 'message.task-finished.body',
    message: '{count, plural, =1 {你要的画已经完成，点开看看。} other {你要的 # 张画已经完成，点开看看。}}',
  },
  'film-finished.title': /*i18n*/ { id: 'message.film-finished.title', message: '影片做好了' },
  'film-finished.body': /*i18n*/ { id: 'message.film-finished.body', message: '你要的影片已经完成，点开看看。' },
  'tasks-finished.title': /*i18n*/ { id: 'message.tasks-finished.title', message: '创作完成了' },
  'tasks-finished.body': /*i18n*/ { id: 'message.tasks-finished.body', message: '有 {count} 次创作已经完成，都在“我的创作”里。' },
  'task-failed.title': /*i18n*/ { id: 'message.task-failed.title', message: '这次没能做出来' },
  'task-failed.body': /*i18n*/ {
    id: 'message.task-failed.body',
    message: '{refunded, plural, =0 {} other {灵感值已退回。}}点开看看原因，再试一次。',
  },
  'tasks-failed.title': /*i18n*/ { id: 'message.tasks-failed.title', message: '有创作没能做出来' },
  'tasks-failed.body': /*i18n*/ {
    id: 'message.tasks-failed.body',
    message: '有 {count} 次创作没能完成，没有花掉灵感值。点开看看原因，再试一次。',
  },
  'double-ready.title': /*i18n*/ { id: 'message.double-ready.title', message: '分身准备好了' },
  'double-ready.body': /*i18n*/ {
    id: 'message.double-ready.body',
    message: '从你的照片里做出了 {portraits, plural, other {# 张标准像}}，现在可以去拍写真了。',
  },
  'double-failed.title': /*i18n*/ { id: 'message.double-failed.title', message: '分身这次没能生成' },
  'double-failed.body': /*i18n*/ { id: 'message.double-failed.body', message: '照片都还在。点开看看原因，换几张照片再试一次。' },
  'work-liked.title': /*i18n*/ { id: 'message.work-liked.title', message: '{named, select, yes {{name}} other {有人}} 喜欢了你的作品' },
  'work-liked.body': /*i18n*/ { id: 'message.work-liked.body', message: '你的作品被看见了，点开看看吧。' },
  'works-liked.title': /*i18n*/ { id: 'message.works-liked.title', message: '{count, plural, other {你的作品收到 # 个喜欢}}' },
  'works-liked.body': /*i18n*/ { id: 'message.works-liked.body', message: '看看是哪几件作品打动了大家。' },
  'work-commented.title': /*i18n*/ { id: 'message.work-commented.title', message: '{named, select, yes {{name}} other {有人}} 评论了你的作品' },
  'work-commented.body': /*i18n*/ { id: 'message.work-commented.body', message: '点开看看说了什么，也可以回复。' },
  'works-commented.title': /*i18n*/ { id: 'message.works-commented.title', message: '{count, plural, other {你的作品收到 # 条评论}}' },
  'works-commented.body': /*i18n*/ { id: 'message.works-commented.body', message: '点开看看大家说了什么，也可以回复。' },
  'comment-answered.title': /*i18n*/ { id: 'message.comment-answered.title', message: '{named, select, yes {{name}} other {有人}} 回复了你' },
  'comment-answered.body': /*i18n*/ { id: 'message.comment-answered.body', message: '你的评论有了新的回复，点开看看。' },
  'mentioned.title': /*i18n*/ { id: 'message.mentioned.title', message: '{named, select, yes {{name}} other {有人}} 提到了你' },
  'mentioned.body': /*i18n*/ { id: 'message.mentioned.body', message: '在一件作品的评论里，点开看看。' },
  'followed.title': /*i18n*/ { id: 'message.followed.title', message: '{named, select, yes {{name} 关注了你} other {你有了新的关注者}}' },
  'followed.body': /*i18n*/ { id: 'message.followed.body', message: '你发布的新作品会出现在 TA 的关注里。' },
  'feedback-answered.title': /*i18n*/ { id: 'message.feedback-answered.title', message: '你的反馈有了回复' },
  'feedback-answered.body': /*i18n*/ { id: 'message.feedback-answered.body', message: '{text}' },
  'feedback-adopted.title': /*i18n*/ { id: 'message.feedback-adopted.title', message: '你的建议被采纳了' },
  'feedback-adopted.body': /*i18n*/ {
    id: 'message.feedback-adopted.body',
    message: '谢谢你让 Inkling 变得更好。{points} 灵感值在任务中心等你领取。',
  },
  'feedback-closed.title': /*i18n*/ { id: 'message.feedback-closed.title', message: '你的反馈已处理完毕' },
  'feedback-closed.body': /*i18n*/ { id: 'message.feedback-closed.body', message: '谢谢你告诉我们。还有想说的，随时再写一条。' },
} as const

type Key = keyof typeof messageWords
/** A kind of message by what it says. */
export type MessageTemplate = Key extends `${infer Name}.${'title' | 'body'}` ? Name : never
