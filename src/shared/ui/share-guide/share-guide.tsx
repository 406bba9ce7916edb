import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { Button } from '../button/button.tsx'
import styles from './share-guide.module.css'

interface ShareGuideProps {
  /** For who would rather paste the address. */
  onCopy: () => void
  onClose: () => void
}

/** The chat platform shares pages only by its own menu: an arrow to it, over the whole page. */
export function ShareGuide({ onCopy, onClose }: ShareGuideProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.guide} onClick={onClose}>
          <svg viewBox="0 0 96 96" aria-hidden className={styles.arrow}>
            <path d="M10 88C14 48 40 22 84 12M62 8l24 3-12 21" />
          </svg>
          <Dialog.Title className={styles.words}>{t`点右上角 ··· 发送给朋友`}</Dialog.Title>
          <div className={styles.ways}>
            <Button icon={Link2} onClick={onCopy}>{t`复制链接`}</Button>
            <Dialog.Close render={<Button tone="quiet" />}>{t`知道了`}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
