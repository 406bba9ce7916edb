import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Agree, Invite, LoggedIn, LoginCode, Phone } from './fields.ts'

/** An account that is known is logged in; another waits for its number (or for 'later') with a ticket. */
const ChatLogin = v.variant('state', [
  v.object({ state: v.literal('in'), ...LoggedIn.entries }),
  v.object({ state: v.literal('new'), ticket: v.string(), nickname: v.string() }),
])
export type ChatLogin = v.InferOutput<typeof ChatLogin>

const ChatCode = v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.maxLength(512, 'bad-input'))

/** Coming in by an account of a chat platform. */
export const chatLoginEndpoints = {
  loginWx: defineEndpoint({
    method: 'POST',
    path: '/login/wx',
    summary: "Where to send the browser so that the chat platform asks the person; it comes back to whoauth with a code and the state.",
    access: 'anyone',
    repeatable: true,
    request: v.object({
      /** The address of this site that the platform sends the browser back to. */
      returnTo: v.pipe(v.string(), v.url('bad-input'), v.maxLength(1000, 'bad-input')),
    }),
    response: v.object({
      address: v.string(),
      /** Comes back with the code; whoever asked compares it with what they kept. */
      state: v.string(),
    }),
  }),
  loginWxBack: defineEndpoint({
    method: 'POST',
    path: '/login/wx_back',
    summary: 'Logs in with the code and the state that the browser came back with.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ code: ChatCode, state: ChatCode }),
    response: ChatLogin,
  }),
  loginWxMini: defineEndpoint({
    method: 'POST',
    path: '/login/wx_mini',
    summary: 'Logs in with the code of a mini program of the chat platform.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ code: ChatCode }),
    response: ChatLogin,
  }),
  loginKsMini: defineEndpoint({
    method: 'POST',
    path: '/login/ks_mini',
    summary: 'Logs in with the code of a mini program of the video platform.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ code: ChatCode }),
    response: ChatLogin,
  }),
  loginBind: defineEndpoint({
    method: 'POST',
    path: '/login/bind',
    summary: 'Finishes a new chat login: with a number and its code (the account of that number, or a new one), or without a number for now.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ ticket: v.string(), agree: Agree, phone: v.optional(Phone), code: v.optional(LoginCode), invite: Invite }),
    response: LoggedIn,
  }),
  bindMobile: defineEndpoint({
    method: 'POST',
    path: '/bind/mobile',
    summary: 'Binds a number to the account. A number of another account joins the two: the person goes on as that one.',
    access: 'user',
    repeatable: false,
    request: v.object({ phone: Phone, code: LoginCode }),
    response: v.object({ ...LoggedIn.entries, joined: v.boolean() }),
  }),
} as const
