import type { LookupAddress } from 'node:dns'
import { hostOf, isOutside, resolveHost, type ResolveHost } from '../../platform/network/host-addresses.ts'
import { allowsFrame } from './frame-policy.ts'
import { isPageAddress } from './page-address.ts'
import { requestHead, type PageHead } from './request-head.ts'

const TIMEOUT_MS = 3000
const MAX_REDIRECTS = 3

/** What goes out to the network. */
export interface PageNetwork {
  resolve: ResolveHost
  request(url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<PageHead>
}

export const openNetwork: PageNetwork = { resolve: resolveHost, request: requestHead }

/** Whether a page, or where it leads to, lets a page of our origin frame it. Rejects where that cannot be found out. */
export function createCheckFrame(network: PageNetwork, ours: URL): (page: URL) => Promise<boolean> {
  async function open(url: URL, signal: AbortSignal): Promise<PageHead | undefined> {
    // Browsers show no http page inside an https one.
    const isMixed = ours.protocol === 'https:' && url.protocol === 'http:'
    if (isMixed || !isPageAddress(url)) return undefined
    const addresses = await network.resolve(hostOf(url), signal)
    return isOutside(addresses) ? network.request(url, addresses, signal) : undefined
  }

  return async (page) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    let url: URL | null = page
    for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects++) {
      const head = await open(url, signal)
      if (!head || head.status >= 400) return false
      if (head.status < 300 || head.headers.location === undefined) return allowsFrame(head.headers, ours)
      url = URL.parse(head.headers.location, url)
    }
    return false
  }
}
