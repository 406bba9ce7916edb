import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '~/shared/ui/button/button.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import styles from './film.module.css'
import type { useUploadQueue } from './use-upload-queue.ts'

interface SendingPiecesProps {
  label: string
  queue: ReturnType<typeof useUploadQueue>
}

/** What is on its way, and what did not arrive. */
export function SendingPieces({ label, queue: { share, waiting, failed, stop, retry, forget } }: SendingPiecesProps) {
  return (
    <>
      {share !== undefined && (
        <div className={styles.sending} aria-busy>
          <ProgressBar label={label} value={share < 1 ? share : null} />
          <Button size="small" tone="quiet" onClick={stop}>
            <Trans>取消</Trans>
          </Button>
          <p className={styles.hint}>
            {share < 1 ? <Trans>正在上传</Trans> : <Trans>已传完，正在处理</Trans>}
          </p>
        </div>
      )}
      {waiting === 0 && failed.length > 0 && (
        <div className={styles.failed}>
          <p>
            <Plural value={failed.length} one="# 个文件没传上" other="# 个文件没传上" />
          </p>
          <Button size="small" onClick={retry}>
            <Trans>重试</Trans>
          </Button>
          <Button size="small" tone="quiet" onClick={forget}>
            <Trans>不要了</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
