import type { LookupFunction } from 'node:net'
import { hostOf, isOutside, lookupOf, type ResolveHost } from '../../platform/network/host-addresses.ts'
import { badAnswer } from './bad-answer.ts'

/** How an address may be asked. */
export interface Way {
  /** It is the engine's own, configured by the operator: secrets may go there, and it may lie inside a network. */
  own: boolean
  /** Leads to the addresses that were checked, whatever the name means by now. */
  lookup?: LookupFunction
}

export interface WaysOptions {
  base: URL
  /** Hosts beside the engine's own that its answers may name: 'files.example', or '*.files.example' for all below. */
  alsoFrom: readonly string[]
  resolve: ResolveHost
}

/**
 * Decides about every address that a server's answer names, redirects included: its own origin is asked as it is; its other ports and the hosts of the
 * list only outside of all private networks; nothing else. Rejects with an EngineError for an address that is not asked.
 */
export function createWays({ base, alsoFrom, resolve }: WaysOptions): (url: URL, signal: AbortSignal) => Promise<Way> {
  const isListed = (host: string) =>
    host === hostOf(base) || alsoFrom.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))

  return async (url, signal) => {
    if (url.origin === base.origin) return { own: true }
    const host = hostOf(url)
    const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && base.protocol === 'http:')
    if (!isWeb || url.username !== '' || url.password !== '' || !isListed(host)) throw badAnswer(new Error(`An address on ${host} is not asked`))
    const addresses = await resolve(host, signal)
    if (!isOutside(addresses)) throw badAnswer(new Error(`${host} lies inside a network, or nowhere`))
    return { own: false, lookup: lookupOf(addresses) }
  }
}
