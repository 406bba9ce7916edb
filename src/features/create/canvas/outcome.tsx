import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Task, Work } from '#contract/entities.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import styles from './canvas.module.css'

interface ResultsProps {
  works: readonly Work[]
  /** What can be done with the work in sight. */
  actions: (work: Work) => ReactNode
  /** What was understood and what was not, under the picture. */
  note?: (work: Work) => ReactNode
}

/** The finished pictures: one large, the others beneath. */
export function Results({ works, actions, note }: ResultsProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const work = works[Math.min(at, works.length - 1)]
  if (!work) return null
  const ratio = work.width / work.height
  return (
    <div className={styles.results}>
      <Link
        to="/functionList/draw/show"
        search={{ id: work.id }}
        className={styles.result}
        style={{ maxWidth: `calc(var(--canvas-height) * ${ratio})` }}
        aria-label={t`查看大图`}
      >
        <Picture key={work.id} src={work.files.preview} alt={work.title || t`你的作品`} width={work.width} height={work.height} ground={work.transparent ? undefined : work.colour} transparent={work.transparent} eager />
      </Link>
      {works.length > 1 && (
        <div className={styles.strip} role="group" aria-label={t`这次的作品`}>
          {works.map((other, index) => (
            <button key={other.id} type="button" className={styles.thumb} aria-pressed={other.id === work.id} onClick={() => setAt(index)} aria-label={t`第 ${index + 1} 张`}>
              <Picture src={thumbnailOf(other)} alt="" width={other.width} height={other.height} ground={other.colour} transparent={other.transparent} />
            </button>
          ))}
        </div>
      )}
      {note?.(work)}
      {actions(work)}
    </div>
  )
}

/** A creation that came to nothing: what happened, what was kept, what to do. */
export function Failure({ task, onRetry, retrying }: { task: Task; onRetry: () => void; retrying: boolean }) {
  const refunded = task.failure?.refunded ?? task.cost
  return (
    <div className={styles.failure} role="alert">
      <h2>{task.state === 'cancelled' ? <Trans>已取消</Trans> : <Trans>这次没有画成</Trans>}</h2>
      {task.failure && <p>{task.failure.message}</p>}
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
