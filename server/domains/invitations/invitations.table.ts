import { invitationRefusals, invitationStates } from '#contract/endpoints/desk/invitation-views.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, integer, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** Who came by whose invitation; at most one for each person. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    invitedId: uuid('invited_id').notNull().unique().references(() => users.id, { onDelete: 'cascade' }),
    inviterId: uuid('inviter_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: invitationStates }).notNull(),
    refusal: text({ enum: invitationRefusals }),
    /** When whoever came first created something, whatever the state. */
    madeAt: timestamp('made_at', { withTimezone: true }),
    /** What the inviter and the invited got. */
    inviterPoints: integer('inviter_points').notNull().default(0),
    invitedPoints: integer('invited_points').notNull().default(0),
    /** A keyed hash of the network that they came from; forgotten after a while. */
    network: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('invitations_inviter').on(table.inviterId, table.createdAt, table.id),
    index('invitations_newest').on(table.createdAt, table.id),
    index('invitations_state').on(table.state, table.createdAt, table.id),
    index('invitations_network').on(table.network, table.createdAt).where(sql`${table.network} is not null`),
    // The networks that are still to be forgotten.
    index('invitations_recent').on(table.createdAt).where(sql`${table.network} is not null`),
    // Those that wait for the inviter's own first creation.
    index('invitations_made').on(table.inviterId, table.madeAt).where(sql`${table.state} = 'waiting' and ${table.madeAt} is not null`),
  ],
)
export type InvitationRow = typeof invitations.$inferSelect
