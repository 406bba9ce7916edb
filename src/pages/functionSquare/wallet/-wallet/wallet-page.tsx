import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BookOpen, ReceiptText, Ticket } from 'lucide-react'
import { pointPlaces } from '~/entities/points/point-places.ts'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { Balance } from './balance.tsx'
import { LatestMovements } from './latest-movements.tsx'
import styles from './wallet.module.css'

/** What a person has, what of it goes soon, how to get more, and where it went. */
export function WalletPage() {
  const { t } = useLingui()
  const { isShowPay } = useSuspenseQuery(optionListQuery).data
  return (
    <Page title={t`钱包`} backTo="/square/account/user">
      <div className={styles.wallet}>
        <div className={styles.side}>
          <Balance />
          <Card flush>
            <ListRowLink to="/functionList/draw/balance" icon={BookOpen} title={t`灵感值明细`} />
            <ListRowLink to={pointPlaces.coupons} icon={Ticket} title={t`优惠券`} />
            {isShowPay && <ListRowLink to={pointPlaces.records} icon={ReceiptText} title={t`充值明细`} />}
          </Card>
        </div>
        <LatestMovements />
      </div>
    </Page>
  )
}
