import type { Locale } from '#config'

/** What stands first on a fresh installation; from then on the rows are the operator's. */
export const firstHotWords: Record<Locale, readonly string[]> = {
  'zh-Hans': ['水墨山水', '赛博朋克城市', '橘猫', '头像', '老照片修复', '抠图换背景'],
  'zh-Hant': ['水墨山水', '賽博龐克城市', '橘貓', '頭像', '老照片修復', '去背換背景'],
  en: ['Ink landscape', 'Cyberpunk city', 'Orange cat', 'Avatar', 'Restore old photos', 'Remove background'],
  es: ['Paisaje de tinta', 'Ciudad ciberpunk', 'Gato naranja', 'Avatar', 'Restaurar fotos antiguas', 'Quitar el fondo'],
  fr: ['Paysage à l’encre', 'Ville cyberpunk', 'Chat roux', 'Avatar', 'Restaurer une vieille photo', 'Enlever le fond'],
  ja: ['水墨画の風景', 'サイバーパンク 都市', '茶トラ猫', 'アイコン', '古い写真の修復', '背景を消す'],
}
