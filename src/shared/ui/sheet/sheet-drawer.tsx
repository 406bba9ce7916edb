import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWide } from '../media/use-wide.ts'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Where it stands on a wide screen; on phones it always comes from below. */
  placement?: 'side' | 'center'
  /** Stays in sight under what scrolls: the action that ends the sheet. */
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from below that the finger can drag away; a side panel or a dialog on wide screens. */
export function SheetDrawer({ open, onOpenChange, title, description, placement = 'side', footer, children }: SheetProps) {
  const { t } = useLingui()
  const wide = useWide()
  const place = wide ? placement : 'bottom'
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={place === 'side' ? 'right' : 'down'}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className={styles.backdrop} />
          <Drawer.Viewport className={clsx(styles.viewport, styles[place])}>
            <Drawer.Popup className={styles.popup}>
              <div className={styles.grip} aria-hidden />
              <div className={styles.inner} data-base-ui-swipe-ignore={place === 'center' ? '' : undefined}>
                <header className={styles.header}>
                  <Drawer.Title className={styles.title}>{title}</Drawer.Title>
                  <Drawer.Close className={styles.close} aria-label={t`关闭`}>
                    <X aria-hidden />
                  </Drawer.Close>
                </header>
                <Drawer.Content className={styles.body}>
                  {description && <Drawer.Description className={styles.description}>{description}</Drawer.Description>}
                  {children}
                </Drawer.Content>
                {footer && <footer className={styles.footer}>{footer}</footer>}
              </div>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}
