import { appConfig } from '#config'
import { toast } from './toast.ts'

/** A refused call's words, a little after the call so that the page settles first. */
export function showApiError(text: string): void {
  setTimeout(() => toast({ text, tone: 'error', durationMs: appConfig.toast.apiErrorMs }), appConfig.toast.apiErrorDelayMs)
}
