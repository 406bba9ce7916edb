import { appConfig } from '#config'
import { toastError } from './toast.ts'

const waiting = new Set<ReturnType<typeof setTimeout>>()

/** A refused call's words, a little after the call so that the page settles first. */
export function showApiError(text: string): void {
  const timer = setTimeout(() => {
    waiting.delete(timer)
    toastError(text)
  }, appConfig.toast.apiErrorDelayMs)
  waiting.add(timer)
}

/** Ends what is still to be told: in tests one page follows another, where in a browser its timers would end with it. */
export function forgetApiErrors(): void {
  waiting.forEach(clearTimeout)
  waiting.clear()
}
