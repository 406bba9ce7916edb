import { appConfig } from '#config'
import { toastError } from './toast.ts'

/** A refused call's words, a little after the call so that the page settles first. */
export function showApiError(text: string): void {
  setTimeout(() => toastError(text), appConfig.toast.apiErrorDelayMs)
}
