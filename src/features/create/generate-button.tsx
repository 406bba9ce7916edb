import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shownBalance, userQuery } from '~/entities/user/user.queries.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { AboutSeconds } from './about-seconds.tsx'
import styles from './generator-page.module.css'
import { GetMore } from './get-more.tsx'

interface GenerateButtonProps {
  generator: { id: string; cost: number }
  /** As far as is known. */
  seconds: number | undefined
  label: ReactNode
  loading: boolean
  disabled?: boolean
  /** Less than the main action: a result is in sight, and saving it comes first. */
  quiet?: boolean
  onPress: () => void
}

/** Says what it costs, what is left after it, and how long it takes. */
export function GenerateButton({ generator, seconds, label, loading, disabled, quiet, onPress }: GenerateButtonProps) {
  const { data: user } = useQuery(userQuery)
  const left = user ? shownBalance(user) - generator.cost : undefined
  const short = left !== undefined && left < 0
  return (
    <div className={styles.generate} data-coach="generate">
      <p className={styles.price} data-short={short || undefined}>
        {generator.cost === 0 ? <Trans>免费</Trans> : <Plural value={generator.cost} one="# 点灵感值" other="# 点灵感值" />}
        {left !== undefined && generator.cost > 0 && (
          <span>{short ? <Trans>灵感值不足，还差 {-left} 点</Trans> : <Trans>之后剩 {left} 点</Trans>}</span>
        )}
        {seconds !== undefined && (
          <span>
            <AboutSeconds seconds={seconds} />
          </span>
        )}
        {short && <GetMore />}
      </p>
      <Button tone={quiet ? 'secondary' : 'primary'} size="large" fullWidth loading={loading} disabled={disabled} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
