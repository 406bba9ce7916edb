import type { Platform } from '#contract/envelope.ts'

/** Which kind of browser a user agent is: the chat platform's own, another on a phone, or a desktop's. */
export function classifyPlatform(userAgent: string | null | undefined): Platform {
  const agent = userAgent ?? ''
  if (/MicroMessenger/i.test(agent)) return 'chat'
  if (/Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i.test(agent)) return 'h5'
  return 'pc'
}
