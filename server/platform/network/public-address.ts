import { BlockList, isIPv6 } from 'node:net'

// IANA's special-purpose registries: this host, private, shared, loopback, link-local, protocol, documentation,
// benchmarking, multicast and reserved addresses.
const special4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Of the addresses that are handed out at all: protocol, documentation, 6to4 (which can name any IPv4 address). */
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of special4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of special6) special.addSubnet(network, prefix, 'ipv6')
/** All of IPv6 that reaches anything outside; what maps IPv4 lies elsewhere. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is of the open internet, so that asking there shows nothing of our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
  return !special.check(address, 'ipv4')
}
