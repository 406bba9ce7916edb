import type { ContactTopic, contactStates } from '#contract/contact-rules.ts'
import { and, desc, eq } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Identity } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { parseReach } from './contact.ts'
import { contacts, type ContactRow } from './contacts.table.ts'

const PAGE = 20

type ContactState = (typeof contactStates)[number]

interface ContactFilter {
  state?: ContactState | undefined
  topic?: ContactTopic | undefined
  /** The telephone number or e-mail address of whoever wrote. */
  reach?: string | undefined
  cursor?: string | undefined
}

interface Mark {
  id: string
  state: ContactState
  /** For colleagues; the writer never sees it. */
  note: string
}

/** Inquiries for the operator's desk. */
export interface ContactDesk {
  /** Newest first, twenty a page; nothing where `reach` is neither a number nor an address. */
  search(filter: ContactFilter): Promise<{ rows: ContactRow[]; next?: string }>
  /** Throws notFound. */
  detail(id: string): Promise<ContactRow>
  /** Says whether it is dealt with, and how; in the transaction of its audit entry. Throws notFound. */
  mark(tx: Transaction, mark: Mark, operator: Identity): Promise<{ before: ContactRow; after: ContactRow }>
}

export function createContactDesk({ db, clock }: Pick<Platform, 'db' | 'clock'>): ContactDesk {
  return {
    async search({ state, topic, reach, cursor }) {
      const address = reach === undefined ? undefined : parseReach(reach)
      if (reach !== undefined && address === undefined) return { rows: [] }
      const rows = await db
        .select()
        .from(contacts)
        .where(
          and(
            state && eq(contacts.state, state),
            topic && eq(contacts.topic, topic),
            address === undefined ? undefined : eq(contacts.reach, address),
            olderThan(cursor, contacts.createdAt, contacts.id),
          ),
        )
        .orderBy(desc(contacts.createdAt), desc(contacts.id))
        .limit(PAGE + 1)
      return pageOf(rows, PAGE, ({ createdAt }) => createdAt.getTime())
    },

    async detail(id) {
      const [row] = await db.select().from(contacts).where(eq(contacts.id, id))
      if (!row) throw notFound('not-found')
      return row
    },

    async mark(tx, { id, state, note }, operator) {
      const [before] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update')
      if (!before) throw notFound('not-found')
      if (before.state === state && before.note === note) return { before, after: before }
      const [handledAt, handledBy] = state === 'handled' ? [clock.now(), operator.userId] : [null, null]
      const [after] = await tx.update(contacts).set({ state, note, handledAt, handledBy }).where(eq(contacts.id, id)).returning()
      return { before, after: after! }
    },
  }
}
