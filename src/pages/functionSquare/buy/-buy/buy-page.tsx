import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useShowPay } from '~/entities/session/use-show-pay.ts'
import { Payment } from '~/features/pay/payment.tsx'
import { readDraft, writeDraft } from '~/shared/lib/draft.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { Shop } from './shop.tsx'
import styles from './shop.module.css'

const route = getRouteApi('/functionSquare/buy/index')

/** What can be bought, or the order that is being paid: the address says which. */
export function BuyPage() {
  const { t } = useLingui()
  const { order } = route.useSearch()
  const navigate = route.useNavigate()
  /** The order that this page has made: its payment begins by itself. */
  const [made, setMade] = useState<string>()
  const canPay = useShowPay()
  const back = useBack(order)
  const open = (id: string) => {
    setMade(id)
    void navigate({ search: (search) => ({ ...search, order: id }) })
  }
  const again = () => void navigate({ search: ({ order: _, ...search }) => search, replace: true })
  if (order !== undefined)
    return (
      <Page width="reading" title={t`支付`} backTo="/functionSquare/buy/index">
        <Suspense fallback={<Skeleton height="320px" />}>
          <Payment key={order} id={order} goes={made === order} onward={<Onward back={back} />} onAgain={again} />
        </Suspense>
      </Page>
    )
  if (canPay)
    return (
      <Suspense fallback={<ShopLoading />}>
        <Shop onOrder={open} />
      </Suspense>
    )
  return (
    <Page width="reading" title={t`充值与会员`} backTo="/square/account/user">
      <EmptyState
        text={<Trans>这里暂时不能充值。免费的灵感值和工具都可以照常使用</Trans>}
        action={
          <ButtonLink to="/square/draw/agent-square" tone="primary">
            <Trans>去创作</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}

/** The shape of the offers that come. */
function ShopLoading() {
  const { t } = useLingui()
  return (
    <Page width="reading" title={t`充值与会员`} backTo="/square/account/user">
      <div className={styles.shop} aria-busy="true">
        <Skeleton height="48px" />
        <Skeleton height="128px" />
        <Skeleton height="160px" />
      </div>
    </Page>
  )
}

/** Where the person came from. It outlives the way to the provider's page and back, which knows nothing of it. */
function useBack(order: string | undefined): string | undefined {
  const { back } = route.useSearch()
  // The server does not know what this tab has kept.
  const hydrated = useHydrated()
  const draft = `pay.${order}`
  const kept = hydrated && back === undefined ? readDraft(draft)?.back : undefined
  useEffect(() => {
    if (back !== undefined) writeDraft(draft, { back })
  }, [back, draft])
  const path = internalPath(back ?? kept)
  return path === '/' ? undefined : path
}

function Onward({ back }: { back: string | undefined }) {
  const navigate = route.useNavigate()
  if (back === undefined)
    return (
      <ButtonLink to="/square/draw/agent-square" tone="primary" size="large" fullWidth replace>
        <Trans>去创作</Trans>
      </ButtonLink>
    )
  return (
    <Button tone="primary" size="large" fullWidth onClick={() => void navigate({ href: back, replace: true })}>
      <Trans>回去继续</Trans>
    </Button>
  )
}
