import { Toast } from '@base-ui/react/toast'
import { appConfig } from '#config'
import { linksIn } from '~/shared/navigation/link.ts'
import type { ToastRequest } from './toast.ts'

/** Read by the one Toaster. */
export const toastManager = Toast.createToastManager<{ text: string }>()

export function addToast({ text, tone = 'neutral', action, durationMs = appConfig.toast.defaultMs }: ToastRequest): void {
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
