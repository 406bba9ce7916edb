import type { DataKind } from '#contract/endpoints/account-data.ts'

/** What the page says that opens an archive of a person's own data. */
export const archiveWords = {
  title: /*i18n*/ { id: 'archive.title', message: '我的 Inkling 数据' },
  intro: /*i18n*/ {
    id: 'archive.intro',
    message: '这里是 {date} 之前你在 Inkling 留下的全部内容。图片带有 AI 生成标识；JSON 文件适合程序读取，CSV 文件可以用表格软件打开。',
  },
  'left-out': /*i18n*/ {
    id: 'archive.left-out',
    message: '{count, plural, other {有 # 个文件没能放进来：不是已经不在了，就是超出了压缩包的大小上限。仍在的可以在应用里逐个保存。}}',
  },
  files: /*i18n*/ { id: 'archive.files', message: '数据文件' },
  untitled: /*i18n*/ { id: 'archive.untitled', message: '未命名' },
  binned: /*i18n*/ { id: 'archive.binned', message: '在回收站里' },
  profile: /*i18n*/ { id: 'archive.profile', message: '个人资料' },
  sessions: /*i18n*/ { id: 'archive.sessions', message: '登录过的设备' },
  logins: /*i18n*/ { id: 'archive.logins', message: '绑定的登录方式' },
  works: /*i18n*/ { id: 'archive.works', message: '作品' },
  creations: /*i18n*/ { id: 'archive.creations', message: '创作记录' },
  photos: /*i18n*/ { id: 'archive.photos', message: '上传的照片' },
  likes: /*i18n*/ { id: 'archive.likes', message: '点过的赞' },
  ledger: /*i18n*/ { id: 'archive.ledger', message: '灵感值明细' },
  points: /*i18n*/ { id: 'archive.points', message: '灵感值' },
  orders: /*i18n*/ { id: 'archive.orders', message: '订单' },
  coupons: /*i18n*/ { id: 'archive.coupons', message: '优惠券' },
  'sign-ins': /*i18n*/ { id: 'archive.sign-ins', message: '签到' },
  rewards: /*i18n*/ { id: 'archive.rewards', message: '任务奖励' },
  invitations: /*i18n*/ { id: 'archive.invitations', message: '邀请' },
  activities: /*i18n*/ { id: 'archive.activities', message: '活动' },
  messages: /*i18n*/ { id: 'archive.messages', message: '消息' },
  feedback: /*i18n*/ { id: 'archive.feedback', message: '意见反馈' },
  questionnaires: /*i18n*/ { id: 'archive.questionnaires', message: '问卷' },
  events: /*i18n*/ { id: 'archive.events', message: '使用记录' },
  exports: /*i18n*/ { id: 'archive.exports', message: '导出的数据包' },
} as const satisfies Record<DataKind, { id: string; message: string }> & Record<string, { id: string; message: string }>
