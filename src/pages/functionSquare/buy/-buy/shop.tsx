import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Receipt, ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { ProviderId } from '#contract/payment-providers.ts'
import { shopOffersQuery } from '~/entities/order/order.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { AgreeMember } from './agree-member.tsx'
import { Benefits } from './benefits.tsx'
import { Bill } from './bill.tsx'
import { OfferCards } from './offer-cards.tsx'
import { OpenOrder } from './open-order.tsx'
import { Providers } from './providers.tsx'
import { Standing } from './standing.tsx'
import styles from './shop.module.css'
import { useBuy } from './use-buy.ts'

const route = getRouteApi('/functionSquare/buy/index')

/** Packages and memberships to choose from, what the choice costs, and the button that says so. */
export function Shop({ onOrder }: { onOrder: (id: string) => void }) {
  const { t } = useLingui()
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const product = tab === 'member' ? 'membership' : 'points'
  const { data: user } = useSuspenseQuery(userQuery)
  const { data } = useSuspenseQuery(shopOffersQuery)
  const offers = data.offers.filter((offer) => offer.product === product)
  const [chosen, setChosen] = useState<string>()
  const offer = offers.find(({ id }) => id === chosen) ?? offers.find(({ recommended }) => recommended) ?? offers[0]
  const [provider, setProvider] = useState<ProviderId>()
  const buy = useBuy({ offer, provider: provider ?? data.providers[0], person: user !== null, onOrder })

  return (
    <Page
      width="reading"
      title={t`充值与会员`}
      backTo="/square/account/user"
      action={
        offer && (
          <Button tone="primary" size="large" fullWidth loading={buy.busy} disabled={!buy.ready} onClick={buy.pay}>
            <Trans>支付 {buy.total}</Trans>
          </Button>
        )
      }
    >
      <div className={styles.shop}>
        {user && <OpenOrder onOpen={onOrder} />}
        <SegmentedControl
          label={t`买什么`}
          choices={[
            { value: 'points', label: t`灵感值` },
            { value: 'membership', label: t`会员服务` },
          ]}
          value={product}
          onChange={(value) => void navigate({ search: (search) => ({ ...search, tab: value === 'membership' ? 'member' : undefined }), replace: true, resetScroll: false })}
        />
        {user && <Standing user={user} product={product} />}
        <OfferCards offers={offers} value={offer?.id ?? ''} onChange={setChosen} />
        {offer?.product === 'membership' && <AgreeMember agreement={buy.agreement} />}
        {offer?.product === 'membership' && <Benefits of={offer.benefits} />}
        {offer && <Bill offer={offer} buy={buy} person={user !== null} />}
        {data.providers.length > 1 && <Providers providers={data.providers} value={provider ?? data.providers[0]!} onChange={setProvider} />}
        <Problem text={buy.problem} />
        <Card flush>
          <ListRowLink to="/functionSquare/balance/index" icon={Receipt} title={t`充值明细`} />
          <ListRowLink to="/functionSquare/buy/desc" icon={ScrollText} title={t`充值说明`} />
        </Card>
      </div>
    </Page>
  )
}
