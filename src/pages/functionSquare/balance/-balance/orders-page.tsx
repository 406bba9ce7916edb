import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Order } from '#contract/endpoints/orders.ts'
import { orderFilters, type OrderFilter } from '#contract/shop-choices.ts'
import { money } from '~/shared/lib/money.ts'
import { isOpen, orderListQuery } from '~/entities/order/order.queries.ts'
import { orderStateWords } from '~/entities/order/order.words.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { Badge, type BadgeProps } from '~/shared/ui/badge/badge.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { ListRowButton } from '~/shared/ui/list-row/list-row.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './orders.module.css'

const OrderSheet = lazyPart(() => import('./order-sheet.tsx'), 'OrderSheet', { whenFails: 'over' })

const route = getRouteApi('/functionSquare/balance/index')

/** What the person has bought, with the way on for what is not paid yet. */
export function OrdersPage() {
  const { t } = useLingui()
  const { filter: named, order } = route.useSearch()
  const filter = oneOf(orderFilters, named) ?? 'all'
  const navigate = route.useNavigate()
  const show = (id: string | undefined) => void navigate({ search: (search) => ({ ...search, order: id }), replace: true, resetScroll: false })
  const choose = (value: OrderFilter) => void navigate({ search: { filter: value === 'all' ? undefined : value }, replace: true })
  const filters: { value: OrderFilter; label: string }[] = [
    { value: 'all', label: t`全部` },
    { value: 'open', label: t`待支付` },
    { value: 'paid', label: t`已支付` },
    { value: 'closed', label: t`已关闭` },
    { value: 'refunded', label: t`已退款` },
  ]
  return (
    <Page width="reading" title={t`充值明细`} backTo="/functionSquare/buy/index">
      <div className={styles.orders}>
        <ChipGroup label={t`状态`} choices={filters} value={filter} onChange={choose} scroll />
        <Orders filter={filter} onOpen={show} />
      </div>
      {order !== undefined && <OrderSheet id={order} onClose={() => show(undefined)} onGiveUp={() => show(undefined)} />}
    </Page>
  )
}

function Orders({ filter, onOpen }: { filter: OrderFilter; onOpen: (id: string) => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(orderListQuery(filter))
  if (!data && error)
    return <FailedState error={error} onRetry={refetch} />
  if (!data) return <OrdersLoading />
  const orders = data.pages.flatMap((page) => page.orders)
  if (orders.length === 0)
    return (
      <EmptyState
        text={filter === 'all' ? <Trans>还没有买过。灵感值不够的时候，可以在这里补充</Trans> : <Trans>没有这样的订单</Trans>}
        action={
          <ButtonLink to="/functionSquare/buy/index" tone="primary">
            <Trans>去充值</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <Card flush>
        {orders.map((order) => (
          <Row key={order.id} order={order} onOpen={onOpen} />
        ))}
      </Card>
      {hasNextPage && <ListEnd count={orders.length} busy={isFetchingNextPage} failed={isFetchNextPageError} onEnd={() => void fetchNextPage()} />}
    </>
  )
}

/** The shape of the orders that come. */
function OrdersLoading() {
  return (
    <div className={styles.orders} aria-busy="true">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height="72px" />
      ))}
    </div>
  )
}

const tones: Partial<Record<Order['state'], BadgeProps['tone']>> = { created: 'accent', paying: 'accent', paid: 'success' }

function Row({ order, onOpen }: { order: Order; onOpen: (id: string) => void }) {
  const { i18n } = useLingui()
  return (
    <ListRowButton
      title={order.name}
      description={<Moment at={order.createdAt} />}
      value={
        <span className={styles.value}>
          <span className={styles.amount}>{money(i18n, order.total)}</span>
          <Badge tone={isOpen(order) ? 'accent' : (tones[order.state] ?? 'neutral')}>{i18n._(orderStateWords(order))}</Badge>
        </span>
      }
      onClick={() => onOpen(order.id)}
    />
  )
}
