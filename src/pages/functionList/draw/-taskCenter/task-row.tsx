import { Trans, useLingui } from '@lingui/react/macro'
import type { TaskView } from '#contract/endpoints/growth.ts'
import { offerWords } from '~/entities/coupon/coupon-words.ts'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { DoneMark } from './done-mark.tsx'
import { Row } from './row.tsx'
import styles from './task-center.module.css'
import { taskWords } from './task-words.ts'

interface TaskRowProps {
  task: TaskView
  isPerson: boolean
  claiming: boolean
  onClaim: (occurrence: string) => void
}

export function TaskRow({ task, isPerson, claiming, onClaim }: TaskRowProps) {
  const { i18n, t } = useLingui()
  const { icon, name, about, link } = taskWords[task.id]
  const { coupon, done, of, state, occurrence, waiting } = task
  return (
    <Row
      icon={icon}
      name={i18n._(name)}
      about={i18n._(about)}
      rewards={
        <>
          <PointsBadge plain signed points={task.points} />
          {coupon && <Badge tone="gold">{t`优惠券 ${offerWords(coupon.offer, i18n)}`}</Badge>}
        </>
      }
      progress={of > 1 && state === 'open' && isPerson && <Progress done={done} of={of} />}
      action={
        state === 'claimed' ? (
          <DoneMark />
        ) : state === 'claimable' && occurrence !== undefined ? (
          <Button size="small" tone="primary" loading={claiming} onClick={() => onClaim(occurrence)}>
            {waiting > 1 ? <Trans>领取 ×{waiting}</Trans> : <Trans>领取</Trans>}
          </Button>
        ) : (
          <SmartLink link={link} className={styles.go}>
            <Trans>去完成</Trans>
          </SmartLink>
        )
      }
    />
  )
}

function Progress({ done, of }: { done: number; of: number }) {
  const { t } = useLingui()
  return (
    <div className={styles.progress}>
      <ProgressBar label={t`进度`} value={done / of} />
      <span>
        {done}/{of}
      </span>
    </div>
  )
}
