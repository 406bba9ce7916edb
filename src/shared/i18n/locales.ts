import { appConfig, type Locale } from '#config'

/** Each language in its own words, as the switch shows it. */
export const localeNames: Record<Locale, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
}

export const LOCALE_COOKIE = 'inkling_locale'

export const isLocale = (value: unknown): value is Locale => appConfig.locales.includes(value as Locale)

/** The best of our languages for an Accept-Language header; the default where none fits. */
export function negotiateLocale(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (/^zh\b.*(hant|tw|hk|mo)/.test(tag)) return 'zh-Hant'
    if (/^zh\b/.test(tag)) return 'zh-Hans'
    const language = tag.split('-')[0]
    if (isLocale(language)) return language
  }
  return appConfig.defaultLocale
}
