import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Agree, CodeSent, Invite, LoggedIn, LoginCode, Phone } from './fields.ts'
import { Id, platforms, Timestamp } from '../entities.ts'

export const Session = v.object({
  id: Id,
  platform: v.picklist(platforms),
  /** The browser and the system, as they name themselves: 'Chrome', 'Android'. */
  browser: v.optional(v.string()),
  system: v.optional(v.string()),
  /** Where it was last used from, without its last part: '203.0.113.*'. */
  place: v.optional(v.string()),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  current: v.boolean(),
})
export type Session = v.InferOutput<typeof Session>

/** Coming in by a number and its code, and going out. */
export const accountEndpoints = {
  loginCode: defineEndpoint({
    method: 'POST',
    path: '/login/code',
    summary: 'Sends a verification code to a phone number: to log in with, or to bind the number to an account.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ phone: Phone, purpose: v.optional(v.picklist(['login', 'bind']), 'login') }),
    response: CodeSent,
  }),
  loginMobile: defineEndpoint({
    method: 'POST',
    path: '/login/mobile',
    summary: 'Logs in by phone and code; an unknown number becomes a user.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ phone: Phone, code: LoginCode, agree: Agree, invite: Invite }),
    response: LoggedIn,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/logout',
    summary: 'Ends this session, or all sessions of the person; their tokens are refused from now on.',
    access: 'user',
    repeatable: true,
    request: v.object({ everywhere: v.optional(v.boolean(), false) }),
    response: v.object({}),
  }),
  sessionList: defineEndpoint({
    method: 'POST',
    path: '/session/list',
    summary: 'Where the person is logged in, the last used first.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({ sessions: v.array(Session) }),
  }),
  sessionEnd: defineEndpoint({
    method: 'POST',
    path: '/session/end',
    summary: 'Ends another session of the person.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({}),
  }),
} as const
