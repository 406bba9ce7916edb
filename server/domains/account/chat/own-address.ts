/**
 * Whether a browser may be sent there with a code: to this site only. Where nobody said what that is (only in the
 * demonstration mode), it is the machine itself.
 */
export function isOwnAddress(address: string, publicUrl: string | undefined): boolean {
  const { origin, protocol, hostname, username, password } = new URL(address)
  if (username || password) return false
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
