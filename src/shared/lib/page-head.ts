import { appConfig } from '#config'

interface ShareCard {
  title: string
  /** The page's own path with its query. */
  path: string
  /** Address of the card's picture. */
  image?: string
}

interface PageHead extends ShareCard {
  description: string
  /** The path that search engines should keep, where the page has several. */
  canonical?: string
  /** Private pages are not for search engines. */
  hidden?: boolean
}

/** The title, description and share card of a page: Open Graph, and the chat platform's own names for the same. */
export function pageHead({ title, description, path, image, canonical, hidden }: PageHead) {
  const full = title === appConfig.name ? title : `${title} · ${appConfig.name}`
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: appConfig.name },
      { property: 'og:url', content: path },
      ...(image ? [{ property: 'og:image', content: image }, { name: 'twitter:card', content: 'summary_large_image' }] : []),
      { itemProp: 'name', content: full },
      ...(image ? [{ itemProp: 'image', content: image }] : []),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
  }
}
