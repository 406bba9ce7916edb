import type { DeskWork, ReportCase } from '#contract/endpoints/desk/works.ts'
import type { Locale } from '#config'
import { and, desc, eq, isNotNull, isNull, sql } from '../../../platform/database/orm.ts'
import { notFound } from '../../../business-error.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../account/users.table.ts'
import { readCursor } from '../../gallery/cursor.ts'
import { published, seenWorksStatement, type SeenWork } from '../../gallery/seen-works.ts'
import type { Viewer, WorkViews } from '../../gallery/work-view.ts'
import { reportCases, reports, type ReportCaseRow } from '../../reports/reports.table.ts'
import { after, sorted, type Order } from '../../keyset.ts'
import { READ, toPage } from '../pages.ts'
import { nameColumns, viewName } from '../person-name.ts'
import { knownWorks } from './known-works.ts'

const LISTED = 100
/** Before every work. */
const START = { value: 253_402_300_799_999, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** From a time ($4) and an id ($5) on. */
const listed = (name: string, which: string, column: string) =>
  seenWorksStatement(name, `where ${which} and (${column}, works.id) < ($4::timestamptz, $5::uuid) order by ${column} desc, works.id desc limit ${READ}`)
const newest = listed('desk-public', published, 'works.published_at')
const hidden = listed('desk-hidden', 'works.hidden_at is not null', 'works.hidden_at')
/** Of these ids: what is or was to be seen by everybody. */
const byIds = seenWorksStatement('desk-ids', `where works.id = any($4::uuid[]) and ((${published}) or works.hidden_at is not null)`)

const lastReported: Order = { column: sql`${reportCases.lastAt}`, id: sql`${reportCases.workId}`, kind: 'time', direction: 'desc' }
const lastDecided: Order = { ...lastReported, column: sql`${reportCases.decidedAt}` }

/** Works, and what was said of them. */
export function createListWorks(platform: Platform, workViews: WorkViews): Handlers<'deskWorks' | 'deskReports' | 'deskReport'> {
  const { db } = platform
  const view = (row: SeenWork, locale: Locale): DeskWork => ({ ...workViews.view(row, locale), ...(row.hiddenAt !== null && { hiddenAt: row.hiddenAt }) })

  async function viewCases(cases: readonly ReportCaseRow[], viewer: Viewer): Promise<ReportCase[]> {
    const ids = cases.map(({ workId }) => workId)
    const [works, given] = await Promise.all([
      workViews.read(knownWorks, viewer, [ids]),
      db
        .select({ workId: reports.workId, reason: reports.reason, count: sql<number>`count(*)::int` })
        .from(reports)
        .where(sql`${reports.workId} = any(${sql.param(ids)}::uuid[])`)
        .groupBy(reports.workId, reports.reason)
        .orderBy(desc(sql`count(*)`)),
    ])
    const workOf = new Map(works.map((row) => [row.id, row]))
    return cases.flatMap(({ workId, reports: count, lastAt, decision, decidedAt }) => {
      const work = workOf.get(workId)
      // Removed for good a moment ago.
      if (!work) return []
      return {
        work: view(work, viewer.locale),
        reports: count,
        reasons: given.flatMap((one) => (one.workId === workId ? { reason: one.reason, count: one.count } : [])),
        lastAt: lastAt.getTime(),
        ...(decision && decidedAt && { decision: { decision, at: decidedAt.getTime() } }),
      }
    })
  }

  return {
    async deskWorks({ view: wanted, search, cursor }, call) {
      if (search !== '') {
        const found = uuid.test(search) ? await workViews.read(byIds, call, [[search]]) : []
        return { rows: found.map((row) => view(row, call.locale)) }
      }
      const from = cursor === undefined ? START : readCursor(cursor, 'time')
      const rows = await workViews.read(wanted === 'public' ? newest : hidden, call, [new Date(from.value), from.id])
      return toPage(rows, (row) => view(row, call.locale), (row) => ({ value: (wanted === 'public' ? row.publishedAt : row.hiddenAt) ?? 0, id: row.id }))
    },

    async deskReports({ view: wanted, cursor }, call) {
      const order = wanted === 'open' ? lastReported : lastDecided
      const which = wanted === 'open' ? isNull(reportCases.decidedAt) : isNotNull(reportCases.decidedAt)
      const rows = await db.select().from(reportCases).where(and(which, after(order, cursor))).orderBy(sorted(order)).limit(READ)
      const { rows: cases, next } = toPage(rows, (row) => row, (row) => ({ value: ((wanted === 'open' ? row.lastAt : row.decidedAt) ?? row.lastAt).getTime(), id: row.workId }))
      return { rows: await viewCases(cases, call), next }
    },

    async deskReport({ id }, call) {
      const found = await db.select().from(reportCases).where(eq(reportCases.workId, id))
      const [shown] = await viewCases(found, call)
      if (!shown) throw notFound('work-not-found')
      const said = await db
        .select({ report: reports, reporter: nameColumns })
        .from(reports)
        .innerJoin(users, eq(users.id, reports.reporterId))
        .where(eq(reports.workId, id))
        .orderBy(desc(reports.createdAt), desc(reports.id))
        .limit(LISTED)
      return {
        case: shown,
        rows: said.map(({ report: { id: reportId, reason, note, createdAt }, reporter }) => ({ id: reportId, reporter: viewName(platform, reporter), reason, note, createdAt: createdAt.getTime() })),
      }
    },
  }
}
