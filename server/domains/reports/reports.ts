import { codes } from '#contract/codes.ts'
import { reportConfig } from '#contract/desk-config.ts'
import { and, count, eq, gt, sql } from '../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { isPublic } from '../gallery/seen-works.ts'
import { works } from '../gallery/works.table.ts'
import { reportCases, reports } from './reports.table.ts'

const DAY = 86_400_000

/** People say what should not be shown. The same report again is the first one; what was decided stays so unless somebody else reports it. */
export function createReports({ db, clock }: Platform): { handlers: Handlers<'reportCreate'> } {
  return {
    handlers: {
      reportCreate: ({ workId, reason, note }, { identity: { userId } }) =>
        db.transaction(async (tx) => {
          const now = clock.now()
          const [work] = await tx.select({ owner: works.userId }).from(works).where(and(eq(works.id, workId), isPublic))
          if (!work) throw notFound('work-not-found')
          if (work.owner === userId) throw badInput('workId', 'own-work')
          const made = await tx.insert(reports).values({ workId, reporterId: userId, reason, note, createdAt: now }).onConflictDoNothing().returning({ id: reports.id })
          if (made.length === 0) return {}
          const [today] = await tx
            .select({ count: count() })
            .from(reports)
            .where(and(eq(reports.reporterId, userId), gt(reports.createdAt, new Date(now.getTime() - DAY))))
          if (today!.count > reportConfig.perDay) throw new BusinessError(codes.tooManyRequests, 'too-many-reports')
          await tx
            .insert(reportCases)
            .values({ workId, reports: 1, lastAt: now })
            .onConflictDoUpdate({
              target: reportCases.workId,
              set: {
                reports: sql`case when ${reportCases.decidedAt} is null then ${reportCases.reports} + 1 else 1 end`,
                lastAt: now,
                decision: null,
                decidedAt: null,
              },
            })
          return {}
        }),
    },
  }
}
