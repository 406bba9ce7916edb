import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './save-picture.module.css'

interface SavePictureProps {
  /** Address of the original. */
  src: string
  alt: string
  onClose: () => void
}

/** The original over the whole screen, for browsers that cannot download: a long press there brings the browser's own menu. */
export function SavePicture({ src, alt, onClose }: SavePictureProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.page}>
          <header className={styles.header}>
            <Dialog.Title className={styles.words}>{t`长按图片保存`}</Dialog.Title>
            <Dialog.Close render={<IconButton icon={X} label={t`关闭`} />} />
          </header>
          <img src={src} alt={alt} className={styles.picture} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
