import type { I18n } from '@lingui/core'

/** An amount of fen as people of the language write it, without '.00' where it is whole. */
export const formatFen = (fen: number, i18n: I18n): string =>
  i18n.number(fen / 100, { style: 'currency', currency: 'CNY', minimumFractionDigits: fen % 100 === 0 ? 0 : 2 })
