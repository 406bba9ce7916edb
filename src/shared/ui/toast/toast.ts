import { Toast } from '@base-ui/react/toast'
import { appConfig } from '#config'
import { linksIn } from '~/shared/navigation/link.ts'

export interface ToastRequest {
  text: string
  tone?: 'neutral' | 'success' | 'error'
  /** One thing to do about it: undo, retry, see. */
  action?: { label: string; onPress: () => void }
  /** 1500 ms unless told. */
  durationMs?: number
}

/** Read by the one Toaster. Lives in the browser only: on the server nothing is ever added. */
export const toastManager = Toast.createToastManager<{ text: string }>()

/** Told before the Toaster was there: it is fetched after the page, and its manager forgets what nobody hears. */
let waiting: ToastRequest[] | undefined = []

/** Called by the Toaster once it listens. */
export function showWaiting(): void {
  const told = waiting ?? []
  waiting = undefined
  told.forEach(toast)
}

/** Tells what went wrong, for as long as it takes to read. */
export function toastError(text: string): void {
  toast({ text, tone: 'error', durationMs: appConfig.toast.apiErrorMs })
}

/** Tells the person something in passing. The same words again renew the toast that is shown. */
export function toast(request: ToastRequest): void {
  if (typeof window === 'undefined') return
  if (waiting) {
    waiting.push(request)
    return
  }
  const { text, tone = 'neutral', action, durationMs = appConfig.toast.defaultMs } = request
  const id = `${tone}:${text}`
  toastManager.add({
    id,
    // Read out; the Toaster shows the text with its links.
    title: linksIn(text).map(({ words }) => words).join(''),
    data: { text },
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: durationMs,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toastManager.close(id)
        action.onPress()
      },
    },
  })
}
