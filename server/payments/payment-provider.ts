export const providerIds = ['sandbox', 'stripe', 'alipay', 'wechat'] as const
export type ProviderId = (typeof providerIds)[number]

/** An order as a provider needs to know it. */
export interface PayableOrder {
  /** The order's own id: the merchant's number of it at the provider, and the key of every call that changes something. */
  id: string
  /** What is bought, in the person's language, for the provider's page and the bank's statement. */
  title: string
  /** Fen, hundredths of a yuan. */
  amount: number
  /** When it can no longer be paid. */
  expiresAt: Date
}

/** Where and how the person pays. */
export interface PayerContext {
  /** pc: a desktop browser; h5: a mobile browser; chat: the chat platform's browser. */
  platform: 'pc' | 'h5' | 'chat'
  ip: string
  locale: string
  /** Absolute addresses: where the person comes back to, and where the provider sends its notifications. */
  returnUrl: string
  notifyUrl: string
  /** The person's id at the chat platform, where it is known. */
  openId?: string
}

/** How the person goes on: to a page, with a code to scan, or with the chat platform's own payment sheet. */
export type PaymentStart =
  | { kind: 'redirect'; url: string }
  | { kind: 'qr'; content: string }
  | { kind: 'bridge'; parameters: Readonly<Record<string, string>> }

/** What a provider knows of an order. */
export type PaymentState =
  | { state: 'unpaid' }
  | { state: 'closed' }
  /** `transactionId` is the provider's own number, `amount` is fen. */
  | { state: 'paid'; transactionId: string; amount: number; paidAt: Date }
  | { state: 'refunded'; transactionId: string; amount: number; refunded: number }

export interface PaymentNotice {
  orderId: string
  state: PaymentState
}

export interface RefundRequest {
  /** The refund's own id: the same id refunds once, however often it is asked. */
  id: string
  /** Fen; all of the order or a part of it. */
  amount: number
  reason: string
}

/** pending: the provider accepted it and tells the end by a notification or when it is asked again. */
export type RefundOutcome = 'refunded' | 'pending' | 'refused'

/** Thrown for a notification that the provider did not send, or that was changed on its way. */
export class BadNoticeError extends Error {
  override name = 'BadNoticeError'
}

/** The provider did not answer, or answered with a fault of its own: what was asked may or may not have happened. */
export class ProviderUnreachableError extends Error {
  override name = 'ProviderUnreachableError'
}

/**
 * A way to pay. Every call has a time-out of its own, may be repeated without harm, and throws
 * ProviderUnreachableError when it is not known whether it happened.
 */
export interface PaymentProvider {
  readonly id: ProviderId
  /** Which browsers it works in. */
  readonly platforms: readonly PayerContext['platform'][]
  /** Begins the payment, or gives the same one again. */
  start(order: PayableOrder, payer: PayerContext, signal: AbortSignal): Promise<PaymentStart>
  /** Checks a notification and reads it; undefined when it is about nothing of ours. Throws BadNoticeError. */
  readNotice(notice: { headers: Headers; body: string }): Promise<PaymentNotice | undefined>
  /** The answer by which the provider knows that a notification has been dealt with. */
  acknowledge(): Response
  query(order: PayableOrder, signal: AbortSignal): Promise<PaymentState>
  /** Ends the payment. Answers what it is then: 'closed', or 'paid' when the person was quicker. */
  close(order: PayableOrder, signal: AbortSignal): Promise<PaymentState>
  refund(order: PayableOrder, refund: RefundRequest, signal: AbortSignal): Promise<RefundOutcome>
}
