import { Trans, useLingui } from '@lingui/react/macro'
import type { Offer } from '#contract/shop.ts'
import { money } from '~/shared/lib/money.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { PointsIcon } from '~/shared/ui/points-badge/points-icon.tsx'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import styles from './shop.module.css'

interface OfferCardsProps {
  offers: readonly Offer[]
  value: string
  onChange: (id: string) => void
}

export function OfferCards({ offers, value, onChange }: OfferCardsProps) {
  const { t } = useLingui()
  if (offers.length === 0) return <EmptyState text={<Trans>这里暂时没有可以买的，过些时候再来看看</Trans>} />
  return (
    <RadioGroup
      label={t`选一种`}
      options={offers.map((offer) => ({ value: offer.id, content: <OfferCard offer={offer} /> }))}
      value={value}
      onChange={onChange}
      className={styles.offers}
      optionClassName={styles.offer}
    />
  )
}

function OfferCard({ offer }: { offer: Offer }) {
  const { i18n } = useLingui()
  const { name, note, price, recommended } = offer
  return (
    <>
      {recommended && (
        <span className={styles.recommended}>
          <Badge tone="gold">
            <Trans>推荐购买</Trans>
          </Badge>
        </span>
      )}
      {offer.product === 'points' ? (
        <span className={styles.points}>
          <PointsIcon />
          {i18n.number(offer.points)}
          <span className="visually-hidden">{name}</span>
        </span>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.price}>{money(i18n, price)}</span>
      {offer.product === 'membership' && offer.months > 1 && (
        <span className={styles.each}>
          <PerMonth price={price} months={offer.months} />
        </span>
      )}
      {note && <span className={styles.each}>{note}</span>}
    </>
  )
}

function PerMonth({ price, months }: { price: number; months: number }) {
  const { i18n } = useLingui()
  const each = money(i18n, Math.round(price / months / 10) * 10)
  return <Trans>约 {each}/月</Trans>
}
