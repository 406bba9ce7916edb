import type { I18n } from '@lingui/core'
import type { Work } from '#contract/entities.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { shareAddress } from '~/shared/lib/share-address.ts'

/** The address of a work that anyone may open. */
export const addressOf = (work: Pick<Work, 'id'>) => `${location.origin}/functionSquare/square/details?id=${work.id}`

/** By the system's share sheet where there is one, otherwise the address is copied. Whether it was handed on. */
export const shareWork = (work: Work, title: string, i18n: I18n): Promise<boolean> => shareAddress({ title, url: addressOf(work) }, i18n)

export const copyAddress = (work: Pick<Work, 'id'>, i18n: I18n): Promise<boolean> => copyText(addressOf(work), i18n)
