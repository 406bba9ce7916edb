import { tabOf } from './tab-pages.ts'

interface ParsedLink {
  /** A tab page comes back as it was left; `webview` shows an external page. */
  kind: 'tab' | 'page' | 'webview'
  /** The address in this app that the link leads to. */
  href: string
}

/** A link as banners, messages and help texts carry it: `{address}` is a page of this app, anything else an external one. */
export function parseLink(link: string): ParsedLink {
  const address = /^\{(.*)\}$/s.exec(link.trim())?.[1]
  if (address === undefined) return { kind: 'webview', href: `/square/webview/index?uri=${encodeURIComponent(link.trim())}` }
  // Whatever stands in the braces is a path here: '//host' would leave the app.
  const { pathname, search, hash } = new URL(`/${address.trim().replace(/^[\\/\s]+/, '')}`, 'http://internal.invalid')
  return { kind: tabOf(pathname) === undefined ? 'page' : 'tab', href: pathname + search + hash }
}
