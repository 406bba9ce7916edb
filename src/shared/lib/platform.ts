import { createIsomorphicFn } from '@tanstack/react-start'
import type { Platform } from '#contract/entities.ts'
import { readCookie, writeCookie, YEAR_SECONDS } from './cookies.ts'
import { systemOf } from './system.ts'
import { userAgent } from './user-agent.ts'

/** Small browsers name themselves and what they are made for, rather than a system: Opera Mini, UC, old phones, readers. */
const HANDHELD =
  /Android|iPhone|iPad|iPod|Mobile|Windows Phone|OpenHarmony|Opera Mini|Opera Mobi|UCWEB|MIDP|KAIOS|BlackBerry|BB10|PlayBook|Symbian|Silk\//i

/**
 * Which kind of browser a user agent is: the chat platform's own, another on a phone or tablet, or a desktop's.
 * `touchPoints` tells an iPad from the Mac that it says it is; only the browser knows it.
 *
 * 'chat' is WeChat in all its forms (phone, desktop, a mini program's web view, WeCom): there pages are shared by
 * the app's own menu, files cannot be downloaded and its login is at hand. Other apps with a browser inside (QQ,
 * Alipay, Weibo …) have none of its ways, so they count as what they run on.
 */
export function classifyPlatform(userAgent: string | null | undefined, touchPoints = 0): Platform {
  const agent = userAgent ?? ''
  if (/MicroMessenger/i.test(agent)) return 'chat'
  const handheld = HANDHELD.test(agent) && !/\(PC; OpenHarmony/i.test(agent)
  return handheld || systemOf(agent, touchPoints).os === 'ios' ? 'h5' : 'pc'
}

/** Of the browser that this runs in. */
export const browserPlatform = () => classifyPlatform(navigator.userAgent, navigator.maxTouchPoints)

/** Tells the server what only the browser knows: that this Mac is an iPad. */
export const TOUCH_COOKIE = 'inkling_touch'
const touchTold = () => Number(readCookie(TOUCH_COOKIE)) || 0
/** As the request for this page carried it, before anything is told. */
const toldBefore = typeof document === 'undefined' ? 0 : touchTold()

/** Fingers on the screen, as far as the server knew when it rendered: both sides render the same. */
export const requestTouch = createIsomorphicFn()
  .server(touchTold)
  .client(() => toldBefore)

/** Of the browser that asks, as far as the server can know it: exactly, once the browser has told. */
export const requestPlatform = () => classifyPlatform(userAgent(), requestTouch())

/** In the browser: makes the server's next calls agree with the browser's own. */
export function tellTouch(): void {
  if (classifyPlatform(navigator.userAgent) !== browserPlatform() && touchTold() !== navigator.maxTouchPoints)
    writeCookie(TOUCH_COOKIE, String(navigator.maxTouchPoints), YEAR_SECONDS)
}

/** Whether a link can hand a file over to the device: not in WeChat, not on iOS before 13 or inside another app there. */
export function canDownload(userAgent: string): boolean {
  const { os, version } = systemOf(userAgent)
  if (classifyPlatform(userAgent) === 'chat') return false
  // The browsers of iOS name Safari; the web views of apps do not.
  return os !== 'ios' || (/Safari\//.test(userAgent) && version !== undefined && version >= 13)
}
