import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { User } from '#contract/entities.ts'
import { shownBalance } from '~/entities/user/user.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'
import styles from './task-center.module.css'

interface SummaryProps {
  user: User | null
  earnedToday: number
}

/** What today has brought; for visitors, what this is and the way in. */
export function Summary({ user, earnedToday }: SummaryProps) {
  const here = useLocation({ select: (location) => location.href })
  if (!user)
    return (
      <section className={styles.summary}>
        <p className={styles.words}>
          <Trans>做任务就能领灵感值，登录后开始累积</Trans>
        </p>
        <ButtonLink to="/functionSquare/login/index" search={{ back: here }} tone="primary">
          <Trans>登录</Trans>
        </ButtonLink>
      </section>
    )
  return (
    <section className={styles.summary}>
      <div>
        <p className={styles.label}>
          <Trans>今天已领</Trans>
        </p>
        <p className={styles.earned}>
          <PointsBadge plain points={earnedToday} />
        </p>
      </div>
      <div className={styles.balance}>
        <p className={styles.label}>
          <Trans>现有</Trans>
        </p>
        <PointsBadge plain points={shownBalance(user)} />
      </div>
    </section>
  )
}
