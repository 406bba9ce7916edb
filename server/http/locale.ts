import { appConfig, type Locale } from '#config'

/** Chinese is written in two ways; what a browser names is a place more often than a script. */
const traditionalTags = /^zh-(hant|tw|hk|mo)\b/

function localeOf(tag: string): Locale | undefined {
  if (traditionalTags.test(tag)) return 'zh-Hant'
  if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-Hans'
  return appConfig.locales.find((locale) => locale === tag.split('-')[0])
}

/** The language of the answer's words, from an Accept-Language header. */
export function negotiateLocale(header: string | null | undefined): Locale {
  if (!header) return appConfig.defaultLocale
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((q) => q !== undefined)
    return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
  })
  const byQuality = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return byQuality.map(({ tag }) => localeOf(tag)).find((locale) => locale !== undefined) ?? appConfig.defaultLocale
}
