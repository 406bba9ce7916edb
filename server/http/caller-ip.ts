/**
 * The caller's address. Every proxy adds the address it saw at the end of X-Forwarded-For, so with `trusted` proxies of
 * ours the caller is that many places from the end; what lies before it may be invented.
 */
export function callerIp(peer: string | undefined, forwardedFor: string | null, trusted: number): string {
  const seen = (forwardedFor ?? '').split(',').map((address) => address.trim()).filter((address) => address !== '')
  const address = trusted > 0 ? seen.at(-trusted) ?? seen[0] : undefined
  // IPv4 callers of a dual-stack socket: one form, so that limits count them once.
  return (address ?? peer ?? 'unknown').replace(/^::ffff:/, '')
}
