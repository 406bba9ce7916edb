import { codes } from '#contract/codes.ts'
import { hasPermission } from '#contract/permissions.ts'
import { eq } from '../../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../../business-error.ts'
import type { Clock, Transaction } from '../../../platform/platform.ts'
import type { Moderate } from '../../gallery/moderate.ts'
import type { Messages } from '../../messages/messages.ts'
import { linkOf } from '../../reviews/reviews.ts'
import { reportCases, type ReportCaseRow } from '../../reports/reports.table.ts'
import type { Actions } from '../actions.ts'
import type { Suspend } from '../people/suspend.ts'

export interface ChangeWorksParts {
  clock: Clock
  messages: Messages
  moderate: Moderate
  suspend: Suspend
}

/** What the desk does with works of people. */
export function createChangeWorks({ clock, messages, moderate, suspend }: ChangeWorksParts): Actions<'workHide' | 'deskReportDecide'> {
  const subjectOf = (id: string) => ({ kind: 'work' as const, id })

  /** Changes what is shown, and tells the owner. */
  async function show(tx: Transaction, id: string, hidden: boolean, reason: string) {
    const moderated = await moderate(tx, id, { hidden, reason })
    const { work, changed } = moderated
    const key = `work-${hidden ? 'hidden' : 'shown'}:${id}:${clock.now().getTime()}`
    const words = hidden ? { template: 'work-hidden' as const, values: { hasReason: reason === '' ? 'no' : 'yes', reason } } : { template: 'work-shown' as const }
    if (changed) await messages.send(tx, { userId: work.userId, kind: 'system', ...words, link: linkOf(id), key })
    return moderated
  }

  return {
    async workHide(tx, { id, hidden, reason }) {
      const { work, afterwards } = await show(tx, id, hidden, reason)
      return { subject: subjectOf(id), before: { hidden: work.hiddenAt !== null }, after: { hidden }, answer: {}, afterwards }
    },

    async deskReportDecide(tx, { id, decision, reason }, { identity }) {
      const [found] = await tx.select().from(reportCases).where(eq(reportCases.workId, id)).for('update')
      if (!found) throw notFound('work-not-found')
      const facts = ({ decision }: Pick<ReportCaseRow, 'decision'>) => ({ decision })
      if (found.decidedAt && found.decision !== decision) throw new BusinessError(codes.conflict, 'report-decided')
      if (found.decidedAt) return { subject: subjectOf(id), before: facts(found), after: facts(found), answer: {} }
      if (decision === 'suspend' && !hasPermission(identity, 'people.change')) throw new BusinessError(codes.noPermission, 'no-permission')
      const moderated = decision === 'keep' ? undefined : await show(tx, id, true, reason)
      if (moderated && decision === 'suspend') await suspend(tx, moderated.work.userId, reason, identity)
      await tx.update(reportCases).set({ decision, decidedAt: clock.now() }).where(eq(reportCases.workId, id))
      return { subject: subjectOf(id), before: { ...facts(found), reports: found.reports }, after: { decision, reports: 0 }, answer: {}, afterwards: moderated?.afterwards }
    },
  }
}
