import { trackActions, type TrackEvent } from '#contract/track.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

/** Events of use, as they were reported. */
export const trackEvents = pgTable(
  'track_events',
  {
    uuid: uuid().primaryKey(),
    sessionId: text('session_id').notNull(),
    /** Who was logged in when it came; empty for a visitor. The event keeps what the device said. */
    userId: text('user_id').notNull(),
    action: text({ enum: trackActions }).notNull(),
    /** By the device's clock, or receivedAt where that is more than a day ahead or 30 days back; the event keeps what was said. */
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    event: jsonb().$type<TrackEvent>().notNull(),
  },
  (table) => [
    index('track_events_received').on(table.receivedAt),
    index('track_events_user').on(table.userId, table.receivedAt).where(sql`${table.userId} <> ''`),
    // Those of visitors go sooner.
    index('track_events_of_visitors').on(table.receivedAt).where(sql`${table.userId} = ''`),
  ],
)
