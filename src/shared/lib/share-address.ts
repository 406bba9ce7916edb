import type { I18n } from '@lingui/core'
import { copyText } from './copy-text.ts'

interface Shared {
  title: string
  url: string
  /** A picture that goes along where the system takes one. */
  file?: File
}

/** By the system's share sheet where there is one, otherwise the address is copied. Whether it was handed on. */
export async function shareAddress({ title, url, file }: Shared, i18n: I18n): Promise<boolean> {
  if (navigator.share) {
    try {
      const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
      await navigator.share({ title, url, ...files })
      return true
    } catch (error) {
      // Closing the sheet is not a failure, and no reason to copy.
      if (error instanceof DOMException && error.name === 'AbortError') return false
    }
  }
  return copyText(url, i18n)
}
