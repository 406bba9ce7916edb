import type { Platform } from '#contract/entities.ts'
import { systemOf } from './system.ts'

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
  const handheld = /Android|iPhone|iPad|iPod|Mobile|Windows Phone|OpenHarmony/i.test(agent) && !/\(PC; OpenHarmony/i.test(agent)
  return handheld || systemOf(agent, touchPoints).os === 'ios' ? 'h5' : 'pc'
}

/** Of the browser that this runs in. */
export const browserPlatform = () => classifyPlatform(navigator.userAgent, navigator.maxTouchPoints)

/** Whether a link can hand a file over to the device: not in WeChat, not on iOS before 13 or inside another app there. */
export function canDownload(userAgent: string): boolean {
  const { os, version } = systemOf(userAgent)
  if (classifyPlatform(userAgent) === 'chat') return false
  // The browsers of iOS name Safari; the web views of apps do not.
  return os !== 'ios' || (/Safari\//.test(userAgent) && version !== undefined && version >= 13)
}
