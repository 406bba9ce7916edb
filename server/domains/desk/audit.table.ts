import { auditActions, auditSubjects } from '#contract/audit.ts'
import { index, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

/** What is told of a subject before and after an action, by name. */
export type Facts = Record<string, unknown>

/** What operators have done; the database refuses to change or remove a row. Without foreign keys: it outlives whom it is about. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid('actor_id').notNull(),
    action: text({ enum: auditActions }).notNull(),
    subjectKind: text('subject_kind', { enum: auditSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb().$type<Facts>().notNull(),
    after: jsonb().$type<Facts>().notNull(),
    reason: text().notNull(),
    ip: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_log_action').on(table.action, table.createdAt, table.id),
    index('audit_log_subject').on(table.subjectId, table.createdAt, table.id),
  ],
)
