import * as v from 'valibot'
import { appConfig } from '#config'
import { defineEndpoint } from '../endpoint.ts'
import { User } from '../entities.ts'

/** A number as it was typed; the server reads it with the region's rules. */
const Phone = v.pipe(v.string(), v.trim(), v.minLength(4, 'bad-phone'), v.maxLength(24, 'bad-phone'))

export const accountEndpoints = {
  loginCode: defineEndpoint({
    method: 'POST',
    path: '/login/code',
    summary: 'Sends a verification code to a phone number.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ phone: Phone }),
    response: v.object({
      /** Seconds until another code may be asked for. */
      retryAfter: v.number(),
      /** The code itself, in the demonstration mode only. */
      demoCode: v.optional(v.string()),
    }),
  }),
  loginMobile: defineEndpoint({
    method: 'POST',
    path: '/login/mobile',
    summary: 'Logs in by phone and code; an unknown number becomes a user.',
    access: 'anyone',
    repeatable: false,
    request: v.object({
      phone: Phone,
      code: v.pipe(v.string(), v.trim(), v.regex(new RegExp(`^\\d{${appConfig.login.codeDigits}}$`), 'bad-code')),
      agree: v.literal(true, 'must-agree'),
    }),
    response: v.object({ token: v.string(), user: User, isreg: v.boolean() }),
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/logout',
    summary: 'Ends this session; its token is refused from now on.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({}),
  }),
  userInfo: defineEndpoint({
    method: 'POST',
    path: '/user/info',
    summary: 'The logged-in person, with the balance.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: User,
  }),
} as const
