import { getCookie, setCookie } from '@tanstack/react-start/server'

/** Names the browser for the API's limits; scripts in the page cannot read it. */
const DEVICE_COOKIE = 'inkling_device'
const YEAR_SECONDS = 365 * 24 * 3600

/** The name that the browser brought. One that brings none gets one, which counts once it comes back: who keeps no cookies is no new device each time. */
export function currentDevice(): string | undefined {
  const known = getCookie(DEVICE_COOKIE)
  if (!known) setCookie(DEVICE_COOKIE, crypto.randomUUID(), { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS })
  return known
}

/** The cookie that names a browser whose cookies (a header) name none yet. */
export function nameForDevice(cookies: string): string | undefined {
  if (cookies.includes(`${DEVICE_COOKIE}=`)) return undefined
  return `${DEVICE_COOKIE}=${crypto.randomUUID()}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
}
