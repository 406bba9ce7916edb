import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './confirm-dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, and what is kept. */
  description?: ReactNode
  /** A verb; 'OK' in the person's language unless told. */
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  /** For what cannot be undone. */
  danger?: boolean
  loading?: boolean
  /** What is to be filled in before. */
  children?: ReactNode
  /** Closing is the caller's: a call may fail and keep the question open. */
  onConfirm: () => void
}

/** The question itself. */
export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, danger, loading, onConfirm, children } = props
  const { t } = useLingui()
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {description && <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>}
            {children && <div className={styles.fields}>{children}</div>}
            <div className={styles.actions}>
              <AlertDialog.Close render={<Button />}>{cancelLabel ?? t`取消`}</AlertDialog.Close>
              <Button tone={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
                {confirmLabel ?? t`确定`}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
