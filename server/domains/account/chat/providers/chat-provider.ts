import * as v from 'valibot'
import { codes } from '#contract/codes.ts'
import { badInput, BusinessError, notFound } from '../../../../business-error.ts'

/** An account of a chat platform, as the platform vouches for it. */
export const ChatPerson = v.object({
  platform: v.picklist(['wx', 'ks']),
  /** The union id where the platform gives one, otherwise the app's open id. */
  subject: v.string(),
  /** Empty where the platform does not tell it. */
  nickname: v.string(),
  /** The person's id at the official account, where it was that which told; a payment inside the chat needs it. */
  openId: v.optional(v.string()),
})
export type ChatPerson = v.InferOutput<typeof ChatPerson>

/** Finds out whose the code is that a platform gave; refuses one that is not good (any more). */
export type ExchangeCode = (code: string) => Promise<ChatPerson>

export interface WebLogin {
  /** Where the browser goes to be asked; it comes back to `returnTo` with a code and the state. */
  address(returnTo: string, state: string): string
  exchange: ExchangeCode
}

/** inChat: inside the chat platform's own browser; site: in any other. */
export const doors = ['inChat', 'site'] as const
export type Door = (typeof doors)[number]

/** The way for a caller's platform, as the caller names it. */
export const doorOf = (platform: string): Door => (platform === 'chat' ? 'inChat' : 'site')

/** What is set up of the ways in. */
export interface ChatProviders {
  web: Record<Door, WebLogin | undefined>
  mini: Record<ChatPerson['platform'], ExchangeCode | undefined>
}

export const codeBad = () => badInput('code', 'chat-code-bad')
export const unreachable = () => new BusinessError(codes.internal, 'chat-unreachable')

/** What is set up, or the refusal that tells it is not. */
export function setUp<T>(way: T | undefined): T {
  if (way === undefined) throw notFound('chat-not-set-up')
  return way
}
