import { Toast } from '@base-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect } from 'react'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { addToast, toastManager } from './toast-manager.ts'
import { showToastsBy } from './toast.ts'
import styles from './toast.module.css'

/** Once, near the root. Stands under the top bar, where neither thumb nor keyboard covers it. */
export function Toaster() {
  const { t } = useLingui()
  // After the provider's own effects, so that it listens by now.
  useEffect(() => showToastsBy(addToast), [])
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t`通知`}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager<{ text: string }>()
  return toasts.map((item) => (
    <Toast.Root key={item.id} toast={item} className={styles.toast} swipeDirection={['up', 'left', 'right']}>
      <Toast.Content className={styles.content}>
        {item.type === 'success' && <CircleCheck aria-hidden className={styles.success} />}
        {item.type === 'error' && <CircleX aria-hidden className={styles.error} />}
        <Toast.Title className={styles.text} render={<p />}>
          {item.data && <LinkedText text={item.data.text} />}
        </Toast.Title>
        <Toast.Action className={styles.action} />
      </Toast.Content>
    </Toast.Root>
  ))
}
