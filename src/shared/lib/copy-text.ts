import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { toast } from '~/shared/ui/toast/toast.ts'

/** Copies a text, and says that it did or that the person must. Call it from a press: browsers allow it there alone. */
export async function copyText(text: string, i18n: I18n): Promise<boolean> {
  const copied = (await byClipboard(text)) || bySelection(text)
  toast(copied ? { text: i18n._(msg`内容已复制`), tone: 'success' } : { text: i18n._(msg`复制失败，请手动复制`), tone: 'error' })
  return copied
}

async function byClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or not there at all: plain http, browsers inside chat apps.
    return false
  }
}

/** The old way, which those browsers know. */
function bySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  // iOS does not select in what can be typed into, and would open the keyboard.
  field.readOnly = true
  field.style.cssText = 'position:fixed;opacity:0'
  const before = document.activeElement
  // A dialog lets nothing outside of it have the focus.
  const home = before?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body
  home.append(field)
  field.focus({ preventScroll: true })
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
