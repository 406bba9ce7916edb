import { isIP } from 'node:net'
import { hostOf } from '../../platform/network/host-addresses.ts'
import { isPublicAddress } from '../../platform/network/public-address.ts'

/** Names that only mean something inside a network. */
const INSIDE = /(^|\.)(localhost|local|lan|home|internal|intranet|home\.arpa)$/

/** Whether a server's address lies on this machine or inside its own network, as far as that can be told by the address alone. */
export function isInOwnNetwork(address: string): boolean {
  const host = hostOf(new URL(address))
  if (isIP(host) > 0) return !isPublicAddress(host)
  return INSIDE.test(host) || !host.includes('.')
}
