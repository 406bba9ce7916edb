// Apart from the schemas, which pages that offer these do not need.

export const squareSorts = ['featured', 'latest', 'liked'] as const

export const exportFormats = ['png', 'jpg', 'webp'] as const
/** Where the visible AI label stands in a downloaded picture. */
export const labelPlaces = ['bottom-right', 'bottom-left', 'bottom', 'top-right', 'top-left'] as const
export type ExportFormat = (typeof exportFormats)[number]
export type LabelPlace = (typeof labelPlaces)[number]
