import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import { pageOrigin } from './page-origin.ts'

/** Pixels of a share card's picture. */
const CARD = { width: 1200, height: 630 }

/** Path of the card of a public work. */
export const shareCardOf = (work: string): string => `${appConfig.apiPath}${transfers.shareCard}${work}.jpg`

interface HeadWords {
  title: string
  description: string
  /** Path of the share card's picture, of 1200×630; the product's own where the page has none. */
  image?: string
  /** Private pages are not for search engines. */
  hidden?: boolean
}

interface PageHead extends HeadWords {
  /** The page's one address: its path, with what of the query names the page. */
  path: string
}

/** The title, description, address and share card of a page: Open Graph, and the chat platform's own names for the same. */
export function pageHead({ title, description, path, image = '/share/inkling.jpg', hidden }: PageHead) {
  const full = title === appConfig.name ? title : `${title} · ${appConfig.name}`
  const origin = pageOrigin()
  const address = origin + path
  const picture = origin + image
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: appConfig.name },
      { property: 'og:url', content: address },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: String(CARD.width) },
      { property: 'og:image:height', content: String(CARD.height) },
      { property: 'og:image:alt', content: full },
      { name: 'twitter:card', content: 'summary_large_image' },
      { itemProp: 'name', content: full },
      { itemProp: 'description', content: description },
      { itemProp: 'image', content: picture },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}

/** The head of a page whose loader answers its words as `head`. */
export const loadedHead = ({ match, loaderData }: Loaded) =>
  loaderData ? pageHead({ path: match.pathname + (loaderData.head.search ?? ''), ...loaderData.head }) : {}

interface Loaded {
  match: { pathname: string }
  /** `search`: what of the query names the page, '?id=…'. `path`: of a page that has its text from another. */
  loaderData?: { head: HeadWords & { search?: string; path?: string } }
}
