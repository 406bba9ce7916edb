import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codes } from '#contract/codes.ts'
import type { ProviderId } from '#contract/payment-providers.ts'
import type { Offer } from '#contract/shop.ts'
import { money } from '~/shared/lib/money.ts'
import { orderPriceQuery, storeOrder } from '~/entities/order/order.queries.ts'
import { useAgreement } from '~/entities/session/agreement.ts'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { api, ApiError } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { createRequestIds } from '~/shared/lib/request-ids.ts'

interface Wanted {
  offer: Offer | undefined
  provider: ProviderId | undefined
  person: boolean
  onOrder: (id: string) => void
}

/** The choice, its price by the server, and the order that is made of it, once however often the button is pressed. */
export function useBuy({ offer, provider, person, onOrder }: Wanted) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const requireLogin = useRequireLogin()
  const agreement = useAgreement()
  const [requestIds] = useState(() => createRequestIds('order'))
  /** undefined: the best one. */
  const [coupon, setCoupon] = useState<string | null>()
  const price = useQuery({ ...orderPriceQuery(offer?.id ?? '', coupon), enabled: person && offer !== undefined })
  const total = person ? price.data?.total : offer?.price

  const order = useMutation({
    mutationFn: async () => {
      const wanted = { offer: offer!.id, coupon: price.data?.coupon?.id ?? null, total: price.data!.total, provider, agree: agreement.agreed }
      return api('orderCreate', { requestId: requestIds.of(wanted), ...wanted }, { quiet: true }).catch((error: unknown) => {
        // Without an answer it may have been made: the same name finds it.
        if (error instanceof ApiError) requestIds.answered()
        throw error
      })
    },
    onSuccess: (made) => {
      requestIds.answered()
      storeOrder(queryClient, made)
      onOrder(made.id)
    },
    onError: (error) => {
      // The price or the coupon is another by now, or the offer is gone.
      if (error instanceof ApiError && (error.code === codes.conflict || error.code === codes.notFound)) void queryClient.invalidateQueries({ queryKey: ['shop'] })
    },
  })

  const pay = () =>
    requireLogin(() => {
      if (offer?.product === 'membership' && !agreement.check()) return
      if (price.data && !price.isPlaceholderData) order.mutate()
    })
  const problem = order.error ?? price.error
  return {
    price: price.data,
    /** Shown figures are those of the choice before. */
    pending: price.isPlaceholderData || (person && price.isPending),
    coupon,
    setCoupon,
    agreement,
    total: total === undefined ? '…' : money(i18n, total),
    ready: offer !== undefined && (!person || (price.data !== undefined && !price.isPlaceholderData)),
    busy: order.isPending || order.isSuccess,
    problem: problem ? errorText(problem, i18n) : undefined,
    pay,
  }
}
export type Buy = ReturnType<typeof useBuy>
