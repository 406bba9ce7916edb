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

interface TextPart {
  words: string
  /** As parseLink reads it, where the words lead somewhere. */
  link?: string
}

/** What is written of an address is a link: `{address}` by itself, or `[words]{address}`. Braces around anything else are braces. */
const LINK = /(?:\[([^[\]]+)\])?(\{[^{}\s]*\/[^{}\s]*\})/g

/** A running text in parts: plain words, and links to pages of this app. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: whole, 1: words, 2: link = '', index } of text.matchAll(LINK)) {
    if (index > from) parts.push({ words: text.slice(from, index) })
    parts.push({ words: words ?? parseLink(link).href, link })
    from = index + whole.length
  }
  if (from < text.length) parts.push({ words: text.slice(from) })
  return parts
}
