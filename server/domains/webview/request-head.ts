import type { LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { lookupOf } from '../../platform/network/host-addresses.ts'

export interface PageHead {
  status: number
  headers: IncomingHttpHeaders
}

/** Asks for a page at the given addresses and leaves its body unread. */
export function requestHead(url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<PageHead> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { Accept: 'text/html,*/*;q=0.8', 'User-Agent': 'Mozilla/5.0 (compatible; Inkling frame check)' }
  return new Promise((resolve, reject) => {
    // No agent: a connection that is kept would be used again without asking where it leads.
    const asking = request(url, { agent: false, lookup: lookupOf(addresses), signal, headers }, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      response.destroy()
    })
    asking.on('error', reject)
    asking.end()
  })
}
