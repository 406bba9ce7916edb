import { reportDecisions, reportReasons } from '#contract/report-reasons.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, integer, pgTable, text, timestamp, unique, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'

/** What one person said of one work. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid('work_id').notNull().references(() => works.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('reports_once').on(table.workId, table.reporterId),
    index('reports_work').on(table.workId, table.createdAt, table.id),
    index('reports_reporter').on(table.reporterId, table.createdAt),
  ],
)

/** A work that was reported: how often since it was last decided, and what was decided. */
export const reportCases = pgTable(
  'report_cases',
  {
    workId: uuid('work_id').primaryKey().references(() => works.id, { onDelete: 'cascade' }),
    reports: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, precision: 3 }).notNull(),
    decision: text({ enum: reportDecisions }),
    /** Absent while it waits; a report by somebody else makes it wait again. */
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('report_cases_open').on(table.lastAt, table.workId).where(sql`${table.decidedAt} is null`),
    index('report_cases_decided').on(table.decidedAt, table.workId).where(sql`${table.decidedAt} is not null`),
  ],
)
export type ReportCaseRow = typeof reportCases.$inferSelect
