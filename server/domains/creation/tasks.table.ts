import { taskStates } from '#contract/task-states.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, integer, jsonb, pgTable, real, text, timestamp, unique, uuid } from '../../platform/database/pg-core.ts'
import { stageNames } from '../../engines/stages.ts'
import { users } from '../account/users.table.ts'
import type { Reason } from '../../words/reasons.ts'
import type { Refusal } from '../../words/refusal.ts'

export interface TriedOffer {
  offer: string
  /** As people knew them at the time. */
  engine: string
  model: string
  reason: Reason
}

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id),
    /** Chosen by the page: the same request never makes a second task. */
    requestId: uuid('request_id').notNull(),
    generator: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    parentId: uuid('parent_id'),
    cost: integer().notNull(),
    /** Higher runs first. */
    priority: integer().notNull().default(0),
    state: text({ enum: taskStates }).notNull().default('queued'),
    stage: text({ enum: stageNames }).notNull().default('waiting'),
    /** Which of how many pictures or photos the stage is at, where it is about one of several. */
    part: integer(),
    parts: integer(),
    progress: real().notNull().default(0),
    previewKey: text('preview_key'),
    jobId: text('job_id'),
    /** The offer it waits for or was made by: 'engine/model/generator'. */
    offer: text().notNull(),
    lane: text().notNull(),
    /** What the engine wrote down to find its own job again. */
    checkpoint: text(),
    /** Runs of the offer that failed for a reason that may pass. */
    attempts: integer().notNull().default(0),
    /** Offers that it was tried with before, and why each was given up. */
    tried: jsonb().$type<TriedOffer[]>().notNull().default([]),
    /** Goes up with every claim: a worker that lost its claim can change nothing any more. */
    claim: integer().notNull().default(0),
    failureCode: integer('failure_code'),
    failureReason: text('failure_reason').$type<Refusal>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    unique('tasks_request').on(table.userId, table.requestId),
    index('tasks_user_generator').on(table.userId, table.generator, table.createdAt),
    index('tasks_active').on(table.userId, table.createdAt).where(sql`${table.state} in ('queued', 'running')`),
    index('tasks_failed').on(table.userId, table.finishedAt, table.id).where(sql`${table.state} = 'failed'`),
    // For the rows of a day. Tasks lie in the order they came in, so a few bytes for each stretch of them will do, and no list is sorted by it.
    index('tasks_days').using('brin', table.createdAt),
    index('tasks_failures').on(table.finishedAt, table.id).where(sql`${table.state} = 'failed'`),
    index('tasks_queue').on(table.lane, table.priority.desc().nullsFirst(), table.createdAt, table.id).where(sql`${table.state} = 'queued'`),
    index('tasks_running').on(table.lane).where(sql`${table.state} = 'running'`),
    index('tasks_finished').on(table.offer, table.finishedAt).where(sql`${table.state} = 'succeeded'`),
  ],
)

export type TaskRow = typeof tasks.$inferSelect
