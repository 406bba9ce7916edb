import * as v from 'valibot'
import { appConfig } from '#config'
import { defineEndpoint } from '../endpoint.ts'
import { Timestamp } from '../entities.ts'
import { Agree, CodeSent, Invite, LoggedIn, LoginCode, NewPassword, Phone } from './fields.ts'

const SomePassword = v.pipe(v.string(), v.minLength(1, 'missing'), v.maxLength(appConfig.login.passwordMax, 'password-wrong'))

/**
 * Passwords. A password is set or replaced only by who knows the old one or has just proved the number: `check/passcode`
 * turns a code into a ticket that is good once, for a while.
 */
export const passwordEndpoints = {
  changePasscode: defineEndpoint({
    method: 'POST',
    path: '/change/passcode',
    summary: "Sends a code that lets a password be set: to the person's own number, or without a session to the number given.",
    access: 'anyone',
    repeatable: false,
    request: v.object({ phone: v.optional(Phone) }),
    response: CodeSent,
  }),
  checkPasscode: defineEndpoint({
    method: 'POST',
    path: '/check/passcode',
    summary: 'Turns the code of change/passcode into a ticket for set/password or forget/password.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ phone: v.optional(Phone), code: LoginCode }),
    response: v.object({ ticket: v.string(), validSeconds: v.number() }),
  }),
  setPassword: defineEndpoint({
    method: 'POST',
    path: '/set/password',
    summary: 'Sets the password of the person who is logged in, with a ticket for their number.',
    access: 'user',
    repeatable: false,
    request: v.object({ ticket: v.string(), password: NewPassword }),
    response: v.object({}),
  }),
  accountLogin: defineEndpoint({
    method: 'POST',
    path: '/account/login',
    summary: 'Logs in by phone and password. An unknown number, a number without a password and a wrong password are answered alike.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ phone: Phone, password: SomePassword, agree: Agree }),
    response: LoggedIn,
  }),
  forgetPassword: defineEndpoint({
    method: 'POST',
    path: '/forget/password',
    summary: 'Sets a new password with a ticket, ends all sessions and logs in; an unknown number becomes a user.',
    access: 'anyone',
    repeatable: false,
    request: v.object({ ticket: v.string(), password: NewPassword, agree: Agree, invite: Invite }),
    response: LoggedIn,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/change/password',
    summary: 'Replaces the password by who knows the old one; the other sessions end, this one gets a new token.',
    access: 'user',
    repeatable: false,
    request: v.object({ old: SomePassword, password: NewPassword }),
    response: v.object({ token: v.string() }),
  }),
  changePassinfo: defineEndpoint({
    method: 'POST',
    path: '/change/passinfo',
    summary: 'Whether the person has a password, since when, and the masked number that codes go to.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({ hasPassword: v.boolean(), changedAt: v.optional(Timestamp), phone: v.optional(v.string()) }),
  }),
} as const
