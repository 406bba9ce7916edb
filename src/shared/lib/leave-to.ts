/** Leaves the app for an address that our server gave; anything but a web address is refused with a TypeError. */
export function leaveTo(address: string): void {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`not a web address: ${protocol}`)
  location.assign(href)
}
