import { isIP } from 'node:net'
import { badInput } from '../../business-error.ts'
import { hostOf } from '../../platform/network/host-addresses.ts'
import { isPublicAddress } from '../../platform/network/public-address.ts'

/** Whether a page may be asked for: http(s) on its own port, no credentials, no address inside a network. */
export function isPageAddress(url: URL): boolean {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  const hasUsualPort = url.port === '' || url.port === '80' || url.port === '443'
  const host = hostOf(url)
  return isWeb && hasUsualPort && url.username === '' && url.password === '' && (isIP(host) === 0 || isPublicAddress(host))
}

/** Refuses an address that is none of a page. */
export function parsePageAddress(uri: string): URL {
  const url = URL.parse(uri)
  if (!url || !isPageAddress(url)) throw badInput('uri', 'bad-address')
  url.hash = ''
  return url
}
