import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Refund } from '#contract/endpoints/desk/orders.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { money } from '~/shared/lib/money.ts'

const stateWords: Record<Refund['state'], MessageDescriptor> = {
  pending: msg`等待支付平台确认`,
  refunded: msg`已退回`,
  refused: msg`支付平台拒绝`,
}

/** The refunds of an order, oldest first. */
export function RefundTable({ query }: { query: UseQueryResult<ResponseOf<'deskOrder'>> }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const why = ({ byOperator, reason }: Refund) => {
    if (byOperator) return reason
    return reason === 'late' ? t`订单关闭后才到账，自动退回` : t`在支付平台上退回`
  }
  const takenBack = ({ points, memberSeconds }: Refund) => {
    if (memberSeconds > 0) return t`会员 ${Math.round(memberSeconds / 86_400)} 天`
    return points > 0 ? t`${points} 灵感值` : t`无`
  }
  const columns: Column<Refund>[] = [
    { id: 'amount', head: t`金额`, cell: ({ amount }) => money(i18n, amount) },
    { id: 'state', head: t`状态`, cell: ({ state }) => i18n._(stateWords[state]) },
    { id: 'why', head: t`原因`, grow: true, cell: why },
    { id: 'taken', head: t`已收回`, cell: takenBack },
    { id: 'at', head: t`时间`, align: 'end', cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
  return <DataTable label={t`退款记录`} columns={columns} query={query} keyOf={({ id }) => id} empty={t`这笔订单没有退过款`} />
}
