import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { appConfig } from '#config'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'

const { tokenKey } = appConfig.session

const Claims = v.object({
  uid: v.string(),
  role: v.array(v.string()),
  permission: v.array(v.string()),
  /** Seconds since 1970. */
  exp: v.number(),
})
export type Claims = v.InferOutput<typeof Claims>

/** The claims of a three-part token, unless it is malformed or its expiry is not later than now. Its signature is the server's to check. */
export function readClaims(token: string | null | undefined, now = Date.now()): Claims | undefined {
  const [, payload] = token?.split('.') ?? []
  if (!payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
    const claims = v.parse(Claims, JSON.parse(new TextDecoder().decode(bytes)))
    return claims.exp * 1000 > now ? claims : undefined
  } catch {
    return undefined
  }
}

/** The session's token: the browser's store, or on the server the cookie that copies it. */
export const readToken = createIsomorphicFn()
  .server((): string | undefined => getCookie(tokenKey))
  // Storage is refused in some private modes; the cookie alone then carries the session to the next page.
  .client((): string | undefined => deviceStorage.read(tokenKey) ?? cookieToken())

function cookieToken(): string | undefined {
  return document.cookie.split('; ').find((part) => part.startsWith(`${tokenKey}=`))?.slice(tokenKey.length + 1)
}

/** Keeps the token in the store and in the cookie that lets the server render for the person. */
export function saveToken(token: string): void {
  const claims = readClaims(token)
  writeCookie(token, claims ? Math.max(0, Math.floor(claims.exp - Date.now() / 1000)) : 0)
  deviceStorage.write(tokenKey, token)
}

export function clearToken(): void {
  writeCookie('', 0)
  deviceStorage.remove(tokenKey)
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${tokenKey}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
