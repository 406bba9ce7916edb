import * as v from 'valibot'
import { appConfig } from '#config'
import { countCharacters } from '../characters.ts'
import { User } from '../entities.ts'

const { codeDigits, passwordMin, passwordMax } = appConfig.login

/** A character is one to a person however many units it takes; nobody needs as many units as this. */
const UNITS = 32
/** Words of a person without blanks around them, `max` characters as people count them. */
export const plainText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max * UNITS, 'too-long'), v.check((value) => countCharacters(value) <= max, 'too-long'))

/** A number as it was typed; the server reads it with the region's rules. */
export const Phone = v.pipe(v.string(), v.trim(), v.minLength(4, 'bad-phone'), v.maxLength(24, 'bad-phone'))

/** A verification code. */
export const LoginCode = v.pipe(v.string(), v.trim(), v.regex(new RegExp(`^\\d{${codeDigits}}$`), 'bad-code'))

/** A password that is chosen; what is only compared may be anything. */
export const NewPassword = v.pipe(v.string(), v.minLength(passwordMin, 'password-too-short'), v.maxLength(passwordMax, 'password-too-long'))

/** The letters and digits that invitation codes are made of: none that looks like another. */
export const INVITE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const INVITE_LENGTH = 8
const isInvite = new RegExp(`^[${INVITE_LETTERS}]{${INVITE_LENGTH}}$`)

/** The code of whoever invited a person. What is none is as if there were none: it keeps nobody from logging in. */
export const Invite = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(isInvite))), undefined)

/** Consent to the terms and the privacy policy. */
export const Agree = v.literal(true, 'must-agree')

export const CodeSent = v.object({
  /** Seconds until another code may be asked for. */
  retryAfter: v.number(),
  /** The code itself, in the demonstration mode only. */
  demoCode: v.optional(v.string()),
})

export const LoggedIn = v.object({
  token: v.string(),
  user: User,
  /** Whether the person was just registered. */
  isreg: v.boolean(),
})
