/** The languages whose letters and ways to write are known. */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en' | 'es' | 'fr' | 'ja'
