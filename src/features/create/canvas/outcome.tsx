import { Plural, Trans } from '@lingui/react/macro'
import type { Task, Upload } from '#contract/entities.ts'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './canvas.module.css'

interface FailureProps {
  task: Task
  /** What it was to be made of: often the reason is to be seen in it. */
  photo?: Upload
  onRetry: () => void
  retrying: boolean
}

/** A creation that came to nothing: what happened, what was kept, what to do. */
export function Failure({ task, photo, onRetry, retrying }: FailureProps) {
  const refunded = task.failure?.refunded ?? task.cost
  return (
    <div className={styles.failure} role="alert">
      {photo && <img src={photo.url} alt="" width={photo.width} height={photo.height} />}
      <h2>{task.state === 'cancelled' ? <Trans>已取消</Trans> : <Trans>这次没有画成</Trans>}</h2>
      {task.failure && <p><LinkedText text={task.failure.message} /></p>}
      {!task.failure && refunded > 0 && (
        <p className={styles.refund}>
          <Plural value={refunded} one="已退回 # 点灵感值" other="已退回 # 点灵感值" />
        </p>
      )}
      <p className={styles.kept}>
        <Trans>你的设置都还在</Trans>
      </p>
      <Button tone="secondary" onClick={onRetry} loading={retrying}>
        <Trans>再试一次</Trans>
      </Button>
    </div>
  )
}
