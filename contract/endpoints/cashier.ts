import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'

const CashierPayment = v.object({
  id: Id,
  title: v.string(),
  /** Fen. */
  amount: v.number(),
  state: v.picklist(['unpaid', 'paid', 'closed', 'refunded']),
  expiresAt: Timestamp,
  /** Where whoever pays on the same device goes back to. */
  returnUrl: v.string(),
})

/** The test cashier: a page for whoever scans its code, logged in or not. No money is moved. */
export const cashierEndpoints = {
  cashierDetail: defineEndpoint({
    method: 'POST',
    path: '/cashier/detail',
    summary: 'A payment at the test cashier.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id }),
    response: CashierPayment,
  }),
  cashierAnswer: defineEndpoint({
    method: 'POST',
    path: '/cashier/answer',
    summary: 'Approves or refuses a payment at the test cashier; the same answer again changes nothing.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id, approve: v.boolean() }),
    response: CashierPayment,
  }),
} as const
