import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Task } from '#contract/entities.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import styles from './canvas.module.css'
import { Maker } from './maker.tsx'

interface GrowingProps {
  task: Task
  /** Width over height of what is being made, as far as is known before it shows. */
  ratio: number
  /** The photo that is being worked on. */
  photo: string | undefined
  onStop: () => void
  stopping: boolean
}

/** A small preview of the same form differs by so much, as a share. */
const ROUNDING = 0.03

/** A creation under way: the preview as it grows, the stage in words, the honest time, and leave to go. */
export function Growing({ task, ratio, photo, onStop, stopping }: GrowingProps) {
  const { t } = useLingui()
  const [seen, setSeen] = useState<number>()
  const shape = seen !== undefined && Math.abs(seen / ratio - 1) > ROUNDING ? seen : ratio
  const queued = task.state === 'queued'
  // A time is told once it is known how long the wait is.
  const timed = task.estimatedRun !== undefined && (!queued || task.estimatedWait !== undefined)
  const left = Math.max(1, Math.round((queued ? (task.estimatedWait ?? 0) : 0) + (task.estimatedRun ?? 0) * (1 - task.progress)))
  return (
    <div className={styles.growing}>
      <div className={styles.sheet} style={{ aspectRatio: shape, maxWidth: `calc(var(--canvas-height) * ${shape})` }} data-waiting={!task.preview || undefined}>
        {photo && !task.preview && <img src={photo} alt="" className={styles.underWork} />}
        {task.preview && (
          <img
            src={task.preview}
            alt={t`预览`}
            key={task.preview}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => naturalHeight > 0 && setSeen(naturalWidth / naturalHeight)}
            style={{ filter: `blur(${Math.round((1 - task.progress) * 10)}px)` }}
          />
        )}
      </div>
      <div className={styles.status} role="status">
        <p className={styles.stage}>
          {queued && task.queuePosition ? (
            <Plural value={task.queuePosition} one="前面还有 # 个任务" other="前面还有 # 个任务" />
          ) : (
            task.stage
          )}
          {timed && (
            <span className={styles.time}>
              <Trans>约 {left} 秒</Trans>
            </span>
          )}
        </p>
        <Maker maker={task.maker} />
        <ProgressBar label={t`进度`} value={queued ? null : task.progress} />
        <div className={styles.leave}>
          <p>
            <Trans>可以先去逛逛，完成后会提醒你</Trans>
          </p>
          <Button tone="quiet" size="small" onClick={onStop} loading={stopping}>
            <Trans>取消</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
