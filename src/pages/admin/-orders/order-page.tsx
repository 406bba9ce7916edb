import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { DeskOrder } from '#contract/endpoints/desk/orders.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { providerWords } from '~/entities/order/order.words.ts'
import { AuditList } from '~/features/desk/audit/audit-list.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { CopiedId } from '~/features/desk/parts/copied-id.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import { money } from '~/shared/lib/money.ts'
import { HonourAction } from './honour-action.tsx'
import { orderQuery } from './order.queries.ts'
import { OrderState } from './order-table.tsx'
import { RefundAction } from './refund-action.tsx'
import { RefundTable } from './refund-table.tsx'

/** One order: what came for it, what went back, and what can be done about it. */
export function OrderPage({ id }: { id: string }) {
  const query = useQuery(orderQuery(id))
  return <Answer query={query}>{({ order }) => <Known order={order} query={query} />}</Answer>
}

function Known({ order, query }: { order: DeskOrder; query: UseQueryResult<ResponseOf<'deskOrder'>> }) {
  const { t } = useLingui()
  const permitted = usePermitted()
  return (
    <Stack>
      <DeskTitle
        title={order.name}
        actions={
          <>
            <HonourAction order={order} />
            <RefundAction order={order} />
          </>
        }
      />
      <Panel>
        <OrderFacts order={order} />
      </Panel>
      <Panel title={t`退款记录`}>
        <RefundTable query={query} />
      </Panel>
      {permitted('audit.read') && <Panel title={t`操作记录`}><AuditList subject={order.id} /></Panel>}
    </Stack>
  )
}

function OrderFacts({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { owner, paidAt, closedAt, transactionId } = order
  const yuan = (fen: number) => money(i18n, fen)
  return (
    <Facts
      facts={[
        { name: t`状态`, value: <OrderState order={order} /> },
        { name: t`用户`, value: owner ? <PersonChip person={owner} /> : t`已注销` },
        { name: t`应付`, value: yuan(order.total) },
        order.discount > 0 && { name: t`优惠`, value: yuan(order.discount) },
        { name: t`实收`, value: yuan(order.received) },
        { name: t`已退`, value: yuan(order.refunded) },
        order.refunding > 0 && { name: t`退款中`, value: yuan(order.refunding) },
        { name: t`支付方式`, value: i18n._(providerWords[order.provider]) },
        { name: t`下单时间`, value: <When at={order.createdAt} /> },
        paidAt !== undefined && { name: t`支付时间`, value: <When at={paidAt} /> },
        closedAt !== undefined && { name: t`关闭时间`, value: <When at={closedAt} /> },
        { name: t`订单编号`, value: <CopiedId id={order.id} /> },
        transactionId !== undefined && { name: t`支付流水号`, value: transactionId },
      ]}
    />
  )
}
