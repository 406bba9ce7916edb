import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'

export const YEAR_SECONDS = 365 * 24 * 3600

/** A cookie's value, the same on the server that renders a page and in the browser that takes it over. */
export const readCookie = createIsomorphicFn()
  .server((name: string): string | undefined => getCookie(name))
  .client((name: string): string | undefined => document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1))

/** Keeps a value that needs no encoding, in the browser; without `maxAge`, seconds, until it is closed. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}${secure}`
}
