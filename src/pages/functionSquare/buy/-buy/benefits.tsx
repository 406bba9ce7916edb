import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { Benefit } from '#contract/shop-choices.ts'
import { benefitWords } from '~/entities/order/order.words.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import styles from './shop.module.css'

/** What members have. */
export function Benefits({ of }: { of: readonly Benefit[] }) {
  const { i18n } = useLingui()
  if (of.length === 0) return null
  return (
    <Card title={<Trans>会员权益</Trans>}>
      <ul className={styles.benefits}>
        {of.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            <span>
              {i18n._(benefitWords[benefit].title)}
              <small>{i18n._(benefitWords[benefit].about)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
