import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '#contract/endpoints/desk/orders.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { orderStateWords, providerWords } from '~/entities/order/order.words.ts'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { money } from '~/shared/lib/money.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'

interface OrderTableProps {
  request: Omit<RequestOf<'deskOrders'>, 'cursor'>
  empty: string
}

/** A page of orders, each leading to its own. */
export function OrderTable({ request, empty }: OrderTableProps) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useList('deskOrders', request)
  const columns: Column<DeskOrder>[] = [
    { id: 'name', head: t`买了什么`, grow: true, cell: ({ name }) => name },
    { id: 'state', head: t`状态`, cell: (order) => <OrderState order={order} /> },
    { id: 'owner', head: t`用户`, cell: ({ owner }) => (owner ? <PersonChip person={owner} /> : t`已注销`) },
    { id: 'provider', head: t`支付方式`, cell: ({ provider }) => i18n._(providerWords[provider]) },
    { id: 'total', head: t`金额`, align: 'end', cell: ({ total }) => money(i18n, total) },
    { id: 'at', head: t`下单时间`, align: 'end', sorted: true, cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
  return <DataTable label={t`订单`} columns={columns} query={query} keyOf={({ id }) => id} linkOf={({ id }) => `orders/${id}`} empty={empty} />
}

/** What has become of an order; what waits for the operator stands out. */
export function OrderState({ order }: { order: DeskOrder }) {
  const { i18n } = useRuntime()
  const { t } = useLingui()
  if (order.held) return <Badge tone="error">{t`待核对`}</Badge>
  return <Badge tone={order.state === 'paid' ? 'success' : 'neutral'}>{i18n._(orderStateWords(order))}</Badge>
}
