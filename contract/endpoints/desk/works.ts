import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp, Work } from '../../entities.ts'
import { reportDecisions, reportReasons } from '../../report-reasons.ts'
import { Cursor, OptionalReason, pageOf, PersonName, Reason, SearchText } from './fields.ts'
import { workViews } from './work-views.ts'

const DeskWork = v.object({
  ...Work.entries,
  /** When it was taken off the square by an operator. */
  hiddenAt: v.optional(Timestamp),
})
export type DeskWork = v.InferOutput<typeof DeskWork>

/** What was said of one work since it was last decided. */
const ReportCase = v.object({
  work: DeskWork,
  reports: v.number(),
  /** How often each reason was given. */
  reasons: v.array(v.object({ reason: v.picklist(reportReasons), count: v.number() })),
  lastAt: Timestamp,
  /** Of a work that was decided. */
  decision: v.optional(v.object({ decision: v.picklist(reportDecisions), at: Timestamp })),
})
export type ReportCase = v.InferOutput<typeof ReportCase>

const Report = v.object({ id: Id, reporter: PersonName, reason: v.picklist(reportReasons), note: v.string(), createdAt: Timestamp })

export const deskWorkEndpoints = {
  deskWorks: defineEndpoint({
    method: 'POST',
    path: '/desk/works/list',
    summary: 'Published works, newest first, or those that were taken off the square; or the one whose id was typed.',
    access: 'user',
    permission: 'work.hide',
    repeatable: true,
    request: v.object({ view: v.optional(v.picklist(workViews), 'public'), search: SearchText, cursor: Cursor }),
    response: pageOf(DeskWork),
  }),
  workHide: defineAction({
    path: '/work/hide',
    summary: 'Takes a work of anybody off the square, or lets its owner publish it again; the owner is told.',
    permission: 'work.hide',
    audit: 'work.visibility',
    repeatable: true,
    request: v.object({ id: Id, hidden: v.boolean(), reason: OptionalReason }),
    response: v.object({}),
  }),
  deskReports: defineEndpoint({
    method: 'POST',
    path: '/desk/reports/list',
    summary: 'Works that people have reported, the last reported first: those that wait, or those that were decided.',
    access: 'user',
    permission: 'reports.decide',
    repeatable: true,
    request: v.object({ view: v.optional(v.picklist(['open', 'decided']), 'open'), cursor: Cursor }),
    response: pageOf(ReportCase),
  }),
  deskReport: defineEndpoint({
    method: 'POST',
    path: '/desk/reports/detail',
    summary: 'What was said of one work, the last 100 first.',
    access: 'user',
    permission: 'reports.decide',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ case: ReportCase, rows: v.array(Report) }),
  }),
  deskReportDecide: defineAction({
    path: '/desk/reports/decide',
    summary: 'Keeps a reported work, takes it off the square, or suspends its owner too; the owner is told of both.',
    permission: 'reports.decide',
    audit: 'report.decision',
    repeatable: true,
    request: v.object({ id: Id, decision: v.picklist(reportDecisions), reason: Reason }),
    response: v.object({}),
  }),
} as const
