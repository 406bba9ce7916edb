/** A path of this app to return to, or the home page for anything else (another site, a script). */
export function internalPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  const url = new URL(value, 'http://internal.invalid')
  // '/.//x' becomes '//x', which is another site.
  return url.host === 'internal.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}
