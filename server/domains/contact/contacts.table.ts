import { appConfig } from '#config'
import { contactRules, contactStates } from '#contract/contact-rules.ts'
import { index, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

/** Inquiries about working together; from anybody, so they belong to no account. */
export const contacts = pgTable(
  'contacts',
  {
    /** Chosen by the page: the same request is stored once. */
    id: uuid().primaryKey(),
    topic: text({ enum: contactRules.topics }).notNull(),
    company: text().notNull(),
    name: text().notNull(),
    /** A telephone number (E.164) or an e-mail address. */
    reach: text().notNull(),
    text: text().notNull(),
    /** The language to answer in. */
    locale: text({ enum: appConfig.locales }).notNull(),
    state: text({ enum: contactStates }).notNull().default('new'),
    note: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
    /** The operator's id; kept when the account is gone. */
    handledBy: uuid('handled_by'),
  },
  (table) => [
    index('contacts_created').on(table.createdAt, table.id),
    index('contacts_state').on(table.state, table.createdAt, table.id),
    index('contacts_topic').on(table.topic, table.createdAt, table.id),
    index('contacts_reach').on(table.reach, table.createdAt, table.id),
  ],
)

export type ContactRow = typeof contacts.$inferSelect
