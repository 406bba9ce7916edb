import { deleteCookie, getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server'
import { appConfig } from '#config'
import { forgetInvitation } from './invitation.server.ts'
import { isSecure } from './is-secure.server.ts'
import { secondsLeft, withoutSignature } from './token.ts'

const { tokenKey, claimsKey, loggedOut } = appConfig.session

/** Gives the browser a token: whole in a cookie that scripts cannot read, its claims in one that they can. */
function setSession(token: string): void {
  const options = { path: '/', sameSite: 'lax', secure: isSecure(), maxAge: secondsLeft(token) } as const
  setCookie(tokenKey, token, { ...options, httpOnly: true })
  setCookie(claimsKey, withoutSignature(token), options)
  // It was for a new person, and that is settled now.
  forgetInvitation()
}

/** Takes the session from the browser. */
export function dropSession(): void {
  deleteCookie(tokenKey, { path: '/' })
  deleteCookie(claimsKey, { path: '/' })
}

/** Puts the cookies in order: of a device that has logged out by itself, and of a session from before scripts could not read its token. */
export function tidySession(): void {
  const token = getCookie(tokenKey)
  const claims = getCookie(claimsKey)
  if (claims === loggedOut) dropSession()
  else if (token && claims !== withoutSignature(token) && secondsLeft(token) > 0) setSession(token)
}

/** The data of an answer for the browser: a token in it (of a login, also one that another device approved) goes into the cookie. */
export function keepToken(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('login' in data) return { ...data, login: keepToken(data.login) }
  if (!('token' in data) || typeof data.token !== 'string') return data
  // Nothing is set with a page, whose scripts would not know: the browser's own next call brings another.
  if (getRequestHeader('x-tsr-serverfn') === 'true') setSession(data.token)
  return { ...data, token: withoutSignature(data.token) }
}
