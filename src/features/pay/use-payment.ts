import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { appConfig } from '#config'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { PaymentWay } from '#contract/endpoints/orders.ts'
import { isOpen, orderQuery, storeOrder } from '~/entities/order/order.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { useLateActor } from '~/shared/lib/late-actor.ts'
import { leaveTo } from '~/shared/lib/leave-to.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import type { PaymentEffects } from './payment-actor.ts'
import { openPaymentSheet } from './payment-bridge.ts'

const fetchMachine = createPartFetch(() => import('./payment-actor.ts'))

/** The payment of one order. @param goes The person has just asked to pay, and is led to where they do. */
export function usePayment(id: string, goes: boolean) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const going = useRef(goes)
  const { data: order } = useSuspenseQuery({
    ...orderQuery(id),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? appConfig.shop.followMs : false),
  })

  const confirm = async (action: RequestOf<'orderPayConfirm'>['action'], signal: AbortSignal) => {
    const begun = await api('orderPayConfirm', { id, action, origin: location.origin }, { quiet: true, signal })
    storeOrder(queryClient, begun.order)
    return begun
  }
  const go = (way: PaymentWay) => {
    if (way.kind === 'redirect') leaveTo(way.url)
    if (way.kind === 'bridge') openPaymentSheet(way.parameters).then(() => payment.send({ type: 'CHECK' }), (error: unknown) => showCallError(error, i18n))
  }
  const effects: PaymentEffects = {
    start: (_, signal) => confirm('start', signal),
    check: async (_, signal) => (await confirm('check', signal)).order,
    close: async (_, signal) => {
      const closed = await api('orderClose', { id }, { quiet: true, signal })
      storeOrder(queryClient, closed)
      return closed
    },
    explain: (error) => showCallError(error, i18n),
    leave: (way) => {
      if (going.current) go(way)
      going.current = false
    },
    // The balance, or what only members see.
    celebrate: () => {
      for (const { queryKey } of [userQuery, { queryKey: ['work'] }, { queryKey: ['orders'] }]) void queryClient.invalidateQueries({ queryKey })
    },
  }
  const payment = useLateActor(effects, async (current) => (await fetchMachine()).startPayment(current))
  const snapshot = useSyncExternalStore(payment.subscribe, payment.getSnapshot, () => undefined)
  useEffect(() => payment.send({ type: 'ORDER', order }), [payment, order])
  return { order, snapshot, send: payment.send, go }
}
