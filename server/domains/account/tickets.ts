import { createHash, randomBytes } from 'node:crypto'
import { appConfig } from '#config'
import { and, eq, lte } from '../../platform/database/orm.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { tickets } from './tickets.table.ts'

type TicketKind = (typeof tickets.$inferSelect)['kind']

export interface Tickets {
  /** A proof of what is said about it, good once within login.ticketSeconds. */
  issue(tx: Transaction, kind: TicketKind, about: Record<string, string>): Promise<string>
  /** Uses a ticket up; undefined when there is none, of this kind, that is still good. */
  take(tx: Transaction, kind: TicketKind, ticket: string): Promise<Record<string, string> | undefined>
}

export function createTickets({ clock }: Platform): Tickets {
  return {
    async issue(tx, kind, about) {
      const now = clock.now()
      const ticket = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now.getTime() + appConfig.login.ticketSeconds * 1000)
      await tx.delete(tickets).where(lte(tickets.expiresAt, now))
      await tx.insert(tickets).values({ kind, hash: hashOf(ticket), about, expiresAt })
      return ticket
    },

    async take(tx, kind, ticket) {
      const [taken] = await tx
        .delete(tickets)
        .where(and(eq(tickets.hash, hashOf(ticket)), eq(tickets.kind, kind)))
        .returning({ about: tickets.about, expiresAt: tickets.expiresAt })
      return taken && taken.expiresAt > clock.now() ? taken.about : undefined
    },
  }
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')
