import type { EndpointName, ParsedRequestOf, ResponseOf, endpoints } from '#contract/endpoints/endpoints.ts'
import type { Locale } from '#config'
import type { Logger } from './platform/log.ts'

/** The person behind a token that was checked. */
export interface Identity {
  userId: string
  sessionId: string
  roles: readonly string[]
  permissions: readonly string[]
  /** Whether a mobile number is bound to the account. */
  bound: boolean
  /** The person has asked for the account to be deleted: nothing new is made meanwhile. */
  leaving?: boolean
  /** Present when the call's token has served its time: which of the session's tokens takes its place. */
  nextGeneration?: number
}

/** What a handler knows of the call besides its payload. */
export interface Call {
  requestId: string
  locale: Locale
  platform: string
  /** The caller's address, behind the trusted proxies that are configured. */
  ip: string
  /** The caller's User-Agent header, for the list of sessions. */
  userAgent?: string
  /** Tells the caller's device from others behind the same address, as well as can be: for limits only. */
  device: string
  identity?: Identity
  log: Logger
  signal: AbortSignal
}

export type UserCall = Call & { identity: Identity }

type CallOf<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'anyone' ? Call : UserCall

/** The business operation behind each endpoint; the HTTP layer parses, authorises and wraps. */
export type Handlers<N extends EndpointName = EndpointName> = {
  [K in N]: (request: ParsedRequestOf<K>, call: CallOf<K>) => Promise<ResponseOf<K>>
}
