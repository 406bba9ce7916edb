/** The link of a message, as parseLink reads links: addresses of this app in braces. */
export const linkOf = (link: string) => (link.startsWith('/') ? `{${link}}` : link)
