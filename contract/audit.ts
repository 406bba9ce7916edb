/** What operators do, as the desk's log names it. */
export const auditActions = [
  'person.standing',
  'person.membership',
  'person.suspension',
  'person.session',
  'person.points',
  'work.visibility',
  'report.decision',
  'work.review',
  'comment.decide',
  'task.stop',
  'task.retry',
  'order.refund',
  'order.honour',
  'offer.change',
  'coupon.change',
  'coupon.give',
  'invitation.annul',
  'feedback.answer',
  'feedback.adopt',
  'feedback.close',
  'contact.mark',
  'broadcast.send',
  'broadcast.withdraw',
  'activity.change',
  'activity.decision',
  'activity.entry',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What an action was done to. */
export const auditSubjects = ['person', 'work', 'comment', 'task', 'order', 'offer', 'coupon', 'invitation', 'feedback', 'inquiry', 'broadcast', 'activity'] as const
export type AuditSubject = (typeof auditSubjects)[number]
