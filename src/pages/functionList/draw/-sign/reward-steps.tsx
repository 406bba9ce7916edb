import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, Gift } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { SignState } from '#contract/endpoints/growth.ts'
import { PointsIcon } from '~/shared/ui/points-badge/points-icon.tsx'
import styles from './reward-steps.module.css'

interface RewardStepsProps {
  state: Pick<SignState, 'rewards' | 'place' | 'signed'>
  /** Today's reward has just come. */
  celebrates: boolean
}

/** What each day of the streak brings, and which of them the person has. */
export function RewardSteps({ state: { rewards, place, signed }, celebrates }: RewardStepsProps) {
  const { t } = useLingui()
  return (
    <ol className={styles.steps}>
      {rewards.map((points, at) => {
        const done = at < place || (at === place && signed)
        const isToday = at === place
        const isLast = at === rewards.length - 1
        return (
          <li
            key={at}
            className={clsx(styles.step, done && styles.done, isToday && styles.today, isLast && styles.last)}
            aria-current={isToday ? 'step' : undefined}
          >
            <span className={styles.day}>{isToday ? t`今天` : t`第 ${at + 1} 天`}</span>
            <span className={styles.mark}>
              {done ? <Check aria-label={t`已领取`} /> : isLast ? <Gift aria-hidden /> : <PointsIcon />}
              {isToday && signed && celebrates && <Sparks />}
            </span>
            <span className={styles.points}>+{points}</span>
          </li>
        )
      })}
    </ol>
  )
}

const SPARKS = 12

/** Sparks that fly off once; nothing for who wants no motion. */
function Sparks() {
  return (
    <span className={styles.sparks} aria-hidden>
      {Array.from({ length: SPARKS }, (_, at) => (
        // The custom properties are not part of React's CSSProperties.
        <i key={at} style={{ '--turn': `${at / SPARKS}turn`, '--far': at % 2 ? 1 : 0.66 } as CSSProperties}>
          <PointsIcon />
        </i>
      ))}
    </span>
  )
}
