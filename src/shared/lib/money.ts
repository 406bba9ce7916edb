import type { I18n } from '@lingui/core'
import { currency } from '#contract/shop-choices.ts'

/** An amount of money in the person's notation, '¥19' or '¥19.50'. @param fen Hundredths of a yuan. */
export const money = (i18n: I18n, fen: number): string =>
  i18n.number(fen / 100, { style: 'currency', currency, minimumFractionDigits: fen % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })
