import { internalPath } from '~/shared/lib/internal-path.ts'

type WebAddress =
  | { kind: 'external'; url: string; host: string }
  /** A page of this app, as a path. */
  | { kind: 'own'; href: string }
  | { kind: 'bad' }

/**
 * What may be shown of an address that came from a link: http and https without credentials, nothing else.
 * `host` is as the network knows it (xn--… for names in other letters), so that one cannot look like another.
 */
export function readWebAddress(uri: string, ownOrigin: string): WebAddress {
  const url = parse(uri)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return { kind: 'bad' }
  if (url.host === new URL(ownOrigin).host) return { kind: 'own', href: internalPath(url.pathname + url.search + url.hash) }
  return { kind: 'external', url: url.href, host: url.host }
}

/** URL.canParse is younger than some of the browsers that come here. */
function parse(uri: string): URL | undefined {
  try {
    return new URL(uri)
  } catch {
    return undefined
  }
}
