import { tabOf } from './tab-pages.ts'

interface Place {
  pathname: string
  searchStr: string
  href: string
  state: { __TSR_key?: string }
}

/**
 * What the scroll of a page is kept under. A tab page has one place in the app: it comes back as it was left,
 * by whichever way. Any other page has one for each visit: back restores it, a new visit starts at the top.
 */
export function scrollKey({ pathname, searchStr, href, state }: Place): string {
  const tab = tabOf(pathname)
  return tab === undefined ? (state.__TSR_key ?? href) : tab + searchStr
}
