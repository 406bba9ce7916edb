import { isIPv6 } from 'node:net'

/** What a limit counts a caller's address as: itself or, of IPv6, the /64 network, of which a single line has all addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const groups = address.includes('::') ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back] : front
  return `${groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
