// Apart from the schemas, which pages that offer these do not need.

/** `featured` is ranked for who looks (docs/ranking.md); `following` holds the newest of those whom the person follows. */
export const squareSorts = ['featured', 'following', 'latest', 'liked'] as const

/** What works are about, in the order shown. All but the films' are interests that a person can choose. */
export const squareThemes = [
  'video', 'landscape', 'portrait', 'animals', 'anime', 'chinese', 'city', 'flowers', 'sci-fi', 'festival', 'product', 'abstract',
] as const
export type SquareTheme = (typeof squareThemes)[number]

export const exportFormats = ['png', 'jpg', 'webp'] as const
/** Where the visible AI label stands in a downloaded picture. */
export const labelPlaces = ['bottom-right', 'bottom-left', 'bottom', 'top-right', 'top-left'] as const
export type ExportFormat = (typeof exportFormats)[number]
export type LabelPlace = (typeof labelPlaces)[number]
