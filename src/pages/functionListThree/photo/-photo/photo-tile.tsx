import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, RotateCw, TriangleAlert, X } from 'lucide-react'
import type { DoublePhoto } from '#contract/endpoints/photo-studio.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import styles from './tiles.module.css'
import type { QueuedPhoto } from './use-photo-queue.ts'

interface CheckedTileProps {
  photo: DoublePhoto
  removing: boolean
  onRemove: () => void
}

/** A photo that was looked at: good, or why not. */
export function CheckedTile({ photo: { upload, problem }, removing, onRemove }: CheckedTileProps) {
  const { t } = useLingui()
  return (
    <li className={styles.tile} data-bad={problem && ''} aria-busy={removing || undefined}>
      <img src={upload.url} alt={problem ? t`不能用的照片` : t`可用的照片`} />
      <IconButton className={styles.remove} tone="glass" icon={X} label={t`移除照片`} disabled={removing} onClick={onRemove} />
      <p className={styles.verdict}>
        {problem ? <TriangleAlert aria-hidden /> : <CircleCheck aria-hidden />}
        <span>{problem ? problem.message : <Trans>可用</Trans>}</span>
      </p>
    </li>
  )
}

interface QueuedTileProps {
  item: QueuedPhoto
  onRetry: () => void
  onDrop: () => void
}

/** A photo on its way. */
export function QueuedTile({ item: { picture, state, share, problem }, onRetry, onDrop }: QueuedTileProps) {
  const { t } = useLingui()
  const failed = state === 'failed'
  return (
    <li className={styles.tile} data-bad={failed || undefined} data-waiting={!failed || undefined} aria-busy={!failed}>
      <img src={picture} alt={t`正在处理的照片`} />
      {failed && <IconButton className={styles.remove} tone="glass" icon={X} label={t`移除照片`} onClick={onDrop} />}
      {failed && <IconButton className={styles.again} tone="glass" icon={RotateCw} label={t`再试一次`} onClick={onRetry} />}
      <div className={styles.verdict}>
        {failed && <TriangleAlert aria-hidden />}
        <span>{failed ? problem : state === 'checking' ? <Trans>正在检查…</Trans> : state === 'sending' ? <Trans>正在上传…</Trans> : <Trans>等待中</Trans>}</span>
        {state === 'sending' && <ProgressBar label={t`上传进度`} value={share} />}
      </div>
    </li>
  )
}
