import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/entities.ts'
import type { Product } from '#contract/shop-choices.ts'
import { shownBalance } from '~/entities/user/user.queries.ts'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'
import styles from './shop.module.css'

/** What the person has of it now. */
export function Standing({ user, product }: { user: User; product: Product }) {
  if (product === 'points')
    return (
      <p className={styles.standing}>
        <Trans>现有灵感值</Trans> <PointsBadge points={shownBalance(user)} />
      </p>
    )
  return <p className={styles.standing}>{user.memberUntil ? <Trans>会员有效期至 <Moment at={user.memberUntil} />，续费会接着往后延</Trans> : <Trans>还不是会员</Trans>}</p>
}
