import type { Platform as Browser } from '#contract/entities.ts'
import type { ProviderId } from '#contract/payment-providers.ts'

/** An order as a provider needs to know it. */
export interface PayableOrder {
  /** The order's own id, a UUID: the merchant's number of it at the provider, and the key of every call that changes something. */
  id: string
  /** The provider's own id of the payment: what `start` gave as `reference`, once it is stored with the order. */
  reference?: string | null
  /** What is bought, for the provider's page and the bank's statement; the same whenever this order is started. */
  title: string
  /** Fen, hundredths of a yuan. */
  amount: number
  /** When it can no longer be paid. */
  expiresAt: Date
}

/** Where and how the person pays. */
export interface PayerContext {
  /** pc: a desktop browser; h5: a mobile browser; chat: the chat platform's browser. */
  platform: Browser
  ip: string
  locale: string
  /** Absolute addresses: where the person comes back to, and where the provider sends its notifications. */
  returnUrl: string
  notifyUrl: string
  /** The person's id at the chat platform's official account, where it is known. */
  openId?: string
}

/** How the person goes on: to a page, with a code to scan, or with the chat platform's own payment sheet. */
export type PaymentWay =
  | { kind: 'redirect'; url: string }
  | { kind: 'qr'; content: string }
  | { kind: 'bridge'; parameters: Readonly<Record<string, string>> }

export interface PaymentStart {
  way: PaymentWay
  /**
   * The provider's own id of the payment, where it knows the payment by nothing else (Stripe). Store it with the order, before
   * anybody is told the way: a payment without a stored reference counts as one that nobody can pay.
   */
  reference?: string
}

/** What a provider knows of an order. */
export type PaymentState =
  | { state: 'unpaid' }
  | { state: 'closed' }
  /** `transactionId` is the provider's own number, `amount` is fen. */
  | { state: 'paid'; transactionId: string; amount: number; paidAt: Date }
  /** `refunded`, fen, is all that went back so far; absent where the provider does not say how much. */
  | { state: 'refunded'; transactionId: string; amount: number; refunded?: number }

/** What a provider tells by itself: what has become of an order, or of a refund that was asked for by its id. */
export type PaymentNotice =
  | { orderId: string; state: PaymentState }
  | { orderId: string; refund: { id: string; amount?: number; outcome: RefundOutcome } }

export interface RefundRequest {
  /** The refund's own id, a UUID: the same id refunds once, however often it is asked. */
  id: string
  /** Fen; all of the order or a part of it. */
  amount: number
  reason: string
  /** Where the provider tells the end of a pending one, if it must be told (WeChat Pay); absent: ask again with the same id. */
  notifyUrl?: string
}

/**
 * pending: the provider accepted it and tells the end by a notification or when it is asked again. refused: nothing went back,
 * and this id never will; the operator may try again with a new one.
 */
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
 * The provider understood and refuses: a wrong key, a product the merchant has not signed for, an order it has done with. Asking
 * the same again changes nothing; nothing happened. `code` is the provider's own, for the log and the operator.
 */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError'
  readonly code: string

  constructor(provider: ProviderId, code: string) {
    super(`${provider} refuses: ${code}`)
    this.code = code
  }
}

/**
 * A way to pay. Every call has a time-out of its own, may be repeated without harm, and throws
 * ProviderUnreachableError when it is not known whether it happened, ProviderRefusedError when it did not.
 */
export interface PaymentProvider {
  readonly id: ProviderId
  /** Which browsers it works in. */
  readonly platforms: readonly PayerContext['platform'][]
  /** Those of them where a payment can only begin with the person's `openId`. */
  readonly needOpenId?: readonly PayerContext['platform'][]
  /** Begins the payment, or gives the same one again. Refused when it cannot be paid any more: `query` says what it is then. */
  start(order: PayableOrder, payer: PayerContext, signal: AbortSignal): Promise<PaymentStart>
  /**
   * Checks a notification and reads it; undefined when it is about nothing of ours, or says nothing new. Notifications come
   * late, twice and in any order. Throws BadNoticeError.
   */
  readNotice(notice: { headers: Headers; body: string }): Promise<PaymentNotice | undefined>
  /** The answer by which the provider knows that a notification has been dealt with. */
  acknowledge(): Response
  query(order: PayableOrder, signal: AbortSignal): Promise<PaymentState>
  /**
   * Ends the payment. Answers what it is then: 'closed', 'paid' when the person was quicker, or 'unpaid' while a bank has not
   * decided. A person who stands in the middle of paying may still finish: 'paid' can follow 'closed' by a notification.
   */
  close(order: PayableOrder, signal: AbortSignal): Promise<PaymentState>
  refund(order: PayableOrder, refund: RefundRequest, signal: AbortSignal): Promise<RefundOutcome>
}
