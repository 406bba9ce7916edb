import { useEffect, useSyncExternalStore } from 'react'
import { appConfig } from '#config'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { dropWaiting, onToastTold, waitingToasts, type ToastRequest } from './toast.ts'
import styles from './toast.module.css'

const none: readonly ToastRequest[] = []

/** Toasts without gestures, for as long as the Toaster is on its way. */
export function PlainToasts() {
  const waiting = useSyncExternalStore(onToastTold, waitingToasts, () => none)
  return (
    <div className={styles.viewport}>
      {waiting.map((request) => (
        <PlainToast key={`${request.tone}:${request.text}`} request={request} />
      ))}
    </div>
  )
}

function PlainToast({ request }: { request: ToastRequest }) {
  const { text, tone, action, durationMs = appConfig.toast.defaultMs } = request
  useEffect(() => {
    const timer = setTimeout(() => dropWaiting(request), durationMs)
    return () => clearTimeout(timer)
  }, [request, durationMs])
  const press = () => {
    dropWaiting(request)
    action?.onPress()
  }
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`${styles.toast} ${styles.plain}`}>
      <div className={styles.content}>
        <p className={styles.text}>
          <LinkedText text={text} />
        </p>
        {action && (
          <button type="button" className={styles.action} onClick={press}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
