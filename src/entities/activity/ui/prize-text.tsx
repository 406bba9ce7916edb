import { Trans } from '@lingui/react/macro'
import type { Prize } from '#contract/endpoints/activities.ts'
import { PointsIcon } from '~/shared/ui/points-badge/points-icon.tsx'
import styles from './prize-text.module.css'

/** What a place brings. */
export const PrizeText = ({ prize: { points, coupon } }: { prize: Prize }) => (
  <span className={styles.prize}>
    <PointsIcon />
    <span>
      <Trans>{points} 灵感值</Trans>
      {coupon && ` + ${coupon}`}
    </span>
  </span>
)
