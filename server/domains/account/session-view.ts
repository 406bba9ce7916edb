import { isIP } from 'node:net'
import Bowser from 'bowser'
import type { Session as SessionView } from '#contract/endpoints/account.ts'
import { platforms } from '#contract/entities.ts'
import type { Session } from './sessions.ts'

interface Device {
  /** As the caller named it. */
  platform: string
  userAgent: string | null
  ip: string
}

/** What a person is told of a device: enough to know one's own again, not where exactly it is. */
export function viewDevice({ platform, userAgent, ip }: Device): Pick<SessionView, 'platform' | 'browser' | 'system' | 'place'> {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : {}
  return {
    platform: platforms.find((known) => known === platform) ?? platforms[0],
    browser: browser?.name || undefined,
    system: os?.name || undefined,
    place: isIP(ip) ? ip.replace(/[^.:]*$/, '*') : undefined,
  }
}

export const viewSession = (session: Session, currentId: string): SessionView => ({
  id: session.id,
  ...viewDevice({ ...session, platform: session.device }),
  createdAt: session.createdAt.getTime(),
  lastSeenAt: session.lastSeenAt.getTime(),
  current: session.id === currentId,
})
