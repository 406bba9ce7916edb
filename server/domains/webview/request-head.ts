import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export interface PageHead {
  status: number
  headers: IncomingHttpHeaders
}

/** All addresses of a host. Asks the name server itself: names of the machine's own files are no pages. */
export async function resolveHost(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const literal = isIP(host)
  if (literal > 0) return [{ address: host, family: literal }]
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  signal.removeEventListener('abort', cancel)
  return found.flatMap((answer, index) => (answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : []))
}

/** Asks for a page at the given addresses, whatever its name means by now, and leaves its body unread. */
export function requestHead(url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<PageHead> {
  const lookup: LookupFunction = (_host, options, answer) => {
    const [first] = addresses
    if (!first) answer(new Error('The host has no address'), '')
    else if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = { Accept: 'text/html,*/*;q=0.8', 'User-Agent': 'Mozilla/5.0 (compatible; Inkling frame check)' }
  return new Promise((resolve, reject) => {
    // No agent: a connection that is kept would be used again without asking where it leads.
    const asking = request(url, { agent: false, lookup, signal, headers }, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      response.destroy()
    })
    asking.on('error', reject)
    asking.end()
  })
}
