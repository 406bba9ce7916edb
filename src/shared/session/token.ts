import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '#config'
import { YEAR_SECONDS, readCookie, writeCookie } from '~/shared/lib/cookies.ts'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'

const { tokenKey, claimsKey, loggedOut, unsigned } = appConfig.session

export interface Claims {
  uid: string
  role: string[]
  permission: string[]
  /** Seconds since 1970. */
  exp: number
}

const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((part) => typeof part === 'string')

/** Read without a library: every page looks who it is for. */
function isClaims(value: unknown): value is Claims {
  const { uid, role, permission, exp } = Object(value) as Partial<Record<keyof Claims, unknown>>
  return typeof uid === 'string' && areTexts(role) && areTexts(permission) && typeof exp === 'number'
}

/** The claims of a three-part token, unless it is malformed or its expiry is not later than now. Its signature is the server's to check. */
export function readClaims(token: string | null | undefined, now = Date.now()): Claims | undefined {
  const [, payload] = token?.split('.') ?? []
  if (!payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) && claims.exp * 1000 > now ? claims : undefined
  } catch {
    return undefined
  }
}

/** The token as scripts may have it: its claims, and nothing to call with. */
export const withoutSignature = (token: string) => [...token.split('.').slice(0, 2), unsigned].join('.')

/** Seconds that a token is still good for. */
export function secondsLeft(token: string): number {
  const claims = readClaims(token)
  return claims ? Math.max(0, Math.floor(claims.exp - Date.now() / 1000)) : 0
}

/** The session's token: on the server whole, in the browser what tells whose session it is. */
export const readToken = createIsomorphicFn()
  .server((): string | undefined => (readCookie(claimsKey) === loggedOut ? undefined : readCookie(tokenKey)))
  // Storage is refused in some private modes; the cookie alone then carries the session to the next page.
  .client((): string | undefined => deviceStorage.read(tokenKey) ?? claimsCookie())

function claimsCookie(): string | undefined {
  const value = readCookie(claimsKey)
  return value === loggedOut ? undefined : value
}

/** Takes over what the server has set since this device last looked: of a session that began before, or was renewed with a page. */
export function adoptToken(): void {
  const set = claimsCookie()
  if (set && set !== deviceStorage.read(tokenKey)) deviceStorage.write(tokenKey, set)
}

/** Keeps whose session it is; the token itself came as a cookie with the same answer. */
export function saveToken(token: string): void {
  writeCookie(claimsKey, token, secondsLeft(token))
  deviceStorage.write(tokenKey, token)
}

/** Forgets the session, also without a server: the cookie that scripts cannot reach is worth nothing from now on, and goes with the next answer. */
export function clearToken(): void {
  writeCookie(claimsKey, loggedOut, YEAR_SECONDS)
  deviceStorage.remove(tokenKey)
}
