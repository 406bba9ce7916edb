import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The host of an address as a socket takes it: IPv6 without its brackets. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/** All addresses of a host; none when it has none. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<LookupAddress[]>

/** Asks the name server itself: names of the machine's own files are nothing of the open internet. */
export const resolveHost: ResolveHost = async (host, signal) => {
  const literal = isIP(host)
  if (literal > 0) return [{ address: host, family: literal }]
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  signal.removeEventListener('abort', cancel)
  return found.flatMap((answer, index) => (answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : []))
}

/** Whether a host with these addresses lies outside: all of them, as which one is connected to is the socket's choice. */
export const isOutside = (addresses: readonly LookupAddress[]) =>
  addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))

/** A socket's look-up that answers the given addresses, whatever the name means by now. */
export function lookupOf(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, answer) => {
    const [first] = addresses
    if (!first) answer(new Error('The host has no address'), '')
    else if (options.all) answer(null, [...addresses])
    else answer(null, first.address, first.family)
  }
}
