import type { I18n } from '@lingui/core'
import type { Work } from '#contract/entities.ts'
import { copyText } from '~/shared/lib/copy-text.ts'

/** The address of a work that anyone may open. */
const shareAddress = (work: Pick<Work, 'id'>) => `${location.origin}/functionSquare/square/details?id=${work.id}`

/** By the system's share sheet where there is one, otherwise the address is copied. Whether it was handed on. */
export async function shareWork(work: Work, title: string, i18n: I18n): Promise<boolean> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url: shareAddress(work) })
      return true
    } catch (error) {
      // Closing the sheet is not a failure, and no reason to copy.
      if (error instanceof DOMException && error.name === 'AbortError') return false
    }
  }
  return copyAddress(work, i18n)
}

export const copyAddress = (work: Pick<Work, 'id'>, i18n: I18n): Promise<boolean> => copyText(shareAddress(work), i18n)
