import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/endpoints/orders.ts'
import type { OrderFilter, Product } from '#contract/shop-choices.ts'
import { api } from '~/shared/api/api.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'

/** What can be bought here, and the ways to pay. */
export const shopOffersQuery = queryOptions({
  queryKey: ['shop', 'offers'],
  queryFn: ({ signal }) => api('shopOffers', {}, { signal, quiet: true }),
  staleTime: 60_000,
})

/** What an offer costs the person; a coupon that is null is none, and an absent one the best. */
export const orderPriceQuery = (offer: string, coupon: string | null | undefined) =>
  queryOptions({
    queryKey: ['shop', 'price', offer, coupon === undefined ? 'best' : coupon],
    queryFn: ({ signal }) => api('orderPrice', { offer, coupon }, { signal, quiet: true }),
    // The figures of the choice before stay while the next ones come.
    placeholderData: keepPreviousData,
  })

export const couponOptionsQuery = (product: Product, price: number) =>
  queryOptions({
    queryKey: ['shop', 'coupons', product, price],
    queryFn: ({ signal }) => api('couponsOptions', { product, price }, { signal, quiet: true }),
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api('orderDetail', { id }, { signal, quiet: true }).catch(orNotFound),
  })

export const orderListQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', filter],
    queryFn: ({ pageParam, signal }) => api('orderList', { filter, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

export const isOpen = ({ state, held }: Pick<Order, 'state' | 'held'>) => (state === 'created' || state === 'paying') && !held

/** Keeps what an answer told of an order, and has the lists asked for anew where its state is another one. */
export function storeOrder(queryClient: QueryClient, order: Order): void {
  const before = queryClient.getQueryData(orderQuery(order.id).queryKey)
  queryClient.setQueryData(orderQuery(order.id).queryKey, order)
  if (before?.state === order.state) return
  void queryClient.invalidateQueries({ queryKey: ['orders'] })
  void queryClient.invalidateQueries({ queryKey: ['shop'] })
}
