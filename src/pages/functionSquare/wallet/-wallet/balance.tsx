import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { ChevronRight, Hourglass, Plus, Sparkles } from 'lucide-react'
import { pointPlaces } from '~/entities/points/point-places.ts'
import { walletQuery } from '~/entities/points/wallet.queries.ts'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { PointsIcon } from '~/shared/ui/points-badge/points-icon.tsx'
import styles from './wallet.module.css'

export function Balance() {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(walletQuery)
  const { isShowPay: canPay } = useSuspenseQuery(optionListQuery).data
  return (
    <section className={styles.balance}>
      <h2>
        <Trans>可用的灵感值</Trans>
      </h2>
      <p className={styles.points}>
        <PointsIcon />
        {i18n.number(Math.max(0, data.points))}
      </p>
      <dl className={styles.parts}>
        <Part name={t`充值的`} points={data.bought} />
        <Part name={t`赠送的`} points={data.granted} />
        <Part name={t`创作中占用`} points={data.held} />
      </dl>
      {data.expiring && <Expiring {...data.expiring} />}
      <div className={styles.actions}>
        {canPay && (
          <ButtonLink to={pointPlaces.recharge} tone="primary" size="large" icon={Plus} fullWidth>
            <Trans>充值</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={pointPlaces.earn} tone={canPay ? 'secondary' : 'primary'} size="large" icon={Sparkles} fullWidth>
          <Trans>做任务赚灵感值</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}

function Part({ name, points }: { name: string; points: number }) {
  const { i18n } = useLingui()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{i18n.number(points)}</dd>
    </div>
  )
}

function Expiring({ points, at }: { points: number; at: number }) {
  const { i18n } = useLingui()
  // The server does not know where the person is.
  const day = i18n.date(at, { dateStyle: 'medium', timeZone: useHydrated() ? undefined : 'UTC' })
  return (
    <Link to="/functionList/draw/balance" search={{ view: 'expiring' }} className={styles.expiring}>
      <Hourglass aria-hidden />
      <span>
        <Trans>
          {points} 灵感值从 {day} 起到期
        </Trans>
      </span>
      <ChevronRight aria-hidden />
    </Link>
  )
}
