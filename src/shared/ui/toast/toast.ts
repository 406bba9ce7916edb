import { appConfig } from '#config'

export interface ToastRequest {
  text: string
  tone?: 'neutral' | 'success' | 'error'
  /** One thing the person may do about it, such as taking it back. */
  action?: { label: string; onPress: () => void }
  /** Default 3 s. */
  durationMs?: number
}

// Lives in the browser only: on the server nothing is ever told.
/** What was told before the Toaster was there. */
let waiting: readonly ToastRequest[] = []
let show: ((request: ToastRequest) => void) | undefined
const listeners = new Set<() => void>()

function setWaiting(next: readonly ToastRequest[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Tells the person something in passing. The same words again renew the toast that is shown. */
export function toast(request: ToastRequest): void {
  if (typeof window === 'undefined') return
  if (show) show(request)
  else setWaiting([...waiting.filter(({ text, tone }) => text !== request.text || tone !== request.tone), request])
}

/** Tells what went wrong, for as long as it takes to read. */
export function toastError(text: string): void {
  toast({ text, tone: 'error', durationMs: appConfig.toast.apiErrorMs })
}

/** Called by the Toaster once it can show: what waits comes first, in order. */
export function showToastsBy(shower: (request: ToastRequest) => void): void {
  show = shower
  const told = waiting
  setWaiting([])
  told.forEach(shower)
}

/** For who shows what waits until the Toaster is there. */
export const waitingToasts = () => waiting
export const dropWaiting = (request: ToastRequest) => setWaiting(waiting.filter((other) => other !== request))

/** Whether anything was ever told, for whoever brings the Toaster. */
export const wasToastTold = () => show !== undefined || waiting.length > 0
export function onToastTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
