import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import { appConfig } from '#config'
import { readCookie, writeCookie } from './cookies.ts'

/** Of this session: what a link says later changes nothing. */
const COOKIE = 'inkling_channel'
const Channel = /^[a-z0-9_-]{1,32}$/

const valid = (name: string | null | undefined) => (name && Channel.test(name) ? name : undefined)

const linkChannel = createIsomorphicFn()
  .server(() => valid(getRequestUrl().searchParams.get('channel')))
  .client(() => valid(new URLSearchParams(location.search).get('channel')))

/** The channel that a person came by: that of the link that began the session (`?channel=…`), else the app's own. */
export const currentChannel = (): string => valid(readCookie(COOKIE)) ?? linkChannel() ?? appConfig.channel

/** Keeps, in the browser, the channel of the link that was followed here. */
export function keepChannel(): void {
  const channel = linkChannel()
  if (channel && !valid(readCookie(COOKIE))) writeCookie(COOKIE, channel)
}
