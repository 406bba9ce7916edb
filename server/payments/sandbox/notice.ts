import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { BadNoticeError, type PaymentNotice, type PaymentState } from '../payment-provider.ts'

export const SIGNATURE_HEADER = 'sandbox-signature'
/** How old a notification may be, seconds. */
const TOLERANCE = 300

const Transaction = { transactionId: v.string(), amount: v.number() }
const Notice = v.object({
  orderId: v.pipe(v.string(), v.uuid()),
  state: v.variant('state', [
    v.object({ state: v.picklist(['unpaid', 'closed']) }),
    v.object({ state: v.literal('paid'), ...Transaction, paidAt: v.pipe(v.string(), v.transform((text) => new Date(text))) }),
    v.object({ state: v.literal('refunded'), ...Transaction, refunded: v.number() }),
  ]),
})

const macOf = (secret: string, seconds: string, body: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('base64url')

/** A notification as the test cashier sends it: what has become of a payment, signed. */
export function writeNotice(secret: string, orderId: string, state: PaymentState, now: Date): { headers: Headers; body: string } {
  const body = JSON.stringify({ orderId, state })
  return { headers: new Headers({ 'content-type': 'application/json', [SIGNATURE_HEADER]: signNotice(secret, body, now) }), body }
}

/** The header that shows that the body is the test cashier's, and when it was sent. */
export function signNotice(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v=${macOf(secret, seconds, body)}`
}

/** What a signed body says. Throws a BadNoticeError for one that is not the test cashier's, or is older than five minutes. */
export function readSignedNotice(secret: string, { headers, body }: { headers: Headers; body: string }, now: Date): PaymentNotice {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v=([\w-]+)$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? []
  const expected = Buffer.from(macOf(secret, seconds, body))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new BadNoticeError('The signature is not ours')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) throw new BadNoticeError('The notification is too old')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), body)
  if (!parsed.success) throw new BadNoticeError('The notification cannot be read')
  return parsed.output
}
