import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { cashierQuery } from '~/entities/order/cashier.queries.ts'
import { money } from '~/shared/lib/money.ts'
import { api } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import styles from './-cashier.module.css'

const route = getRouteApi('/cashier/$id')

const endings = {
  paid: msg`支付成功`,
  refunded: msg`已退款`,
  closed: msg`支付已关闭，没有扣款`,
}

/** Looks and behaves like a provider's cashier, for whoever has scanned its code: approve, refuse, or let the time run out. */
export function CashierPage() {
  const { t, i18n } = useLingui()
  const { id } = route.useParams()
  const queryClient = useQueryClient()
  const { data: payment } = useSuspenseQuery({ ...cashierQuery(id), refetchInterval: ({ state }) => (state.data?.state === 'unpaid' ? 5000 : false) })
  const answer = useMutation({
    mutationFn: (approve: boolean) => api('cashierAnswer', { id, approve }, { quiet: true }),
    onSuccess: (answered) => queryClient.setQueryData(cashierQuery(id).queryKey, answered),
    onError: () => void queryClient.invalidateQueries(cashierQuery(id)),
  })
  const answering = answer.isPending ? answer.variables : undefined
  return (
    <Page width="reading" title={t`测试收银台`}>
      <section className={styles.cashier}>
        <p className={styles.test}>
          <Badge tone="gold">
            <Trans>测试</Trans>
          </Badge>
          <Trans>这里不会真的扣款</Trans>
        </p>
        <p className={styles.title}>{payment.title}</p>
        <p className={styles.amount}>{money(i18n, payment.amount)}</p>
        {payment.state === 'unpaid' ? (
          <>
            <p className={styles.hint}>
              <Trans>请在 <Moment at={payment.expiresAt} /> 之前支付</Trans>
            </p>
            <div className={styles.actions}>
              <Button tone="primary" size="large" fullWidth loading={answering === true} disabled={answering === false} onClick={() => answer.mutate(true)}>
                <Trans>确认支付</Trans>
              </Button>
              <Button size="large" fullWidth loading={answering === false} disabled={answering === true} onClick={() => answer.mutate(false)}>
                <Trans>拒绝支付</Trans>
              </Button>
            </div>
          </>
        ) : (
          <Ended payment={payment} ending={i18n._(endings[payment.state])} />
        )}
        <Problem text={answer.error ? errorText(answer.error, i18n) : undefined} />
      </section>
    </Page>
  )
}

function Ended({ payment, ending }: { payment: ResponseOf<'cashierDetail'>; ending: string }) {
  const Icon = payment.state === 'closed' ? CircleX : CircleCheck
  return (
    <>
      <p className={styles.ending} role="status" data-state={payment.state}>
        <Icon aria-hidden /> {ending}
      </p>
      <div className={styles.actions}>
        {/* In the place of this page: going back from there must not lead here again. */}
        <Button tone="primary" size="large" fullWidth onClick={() => location.replace(payment.returnUrl)}>
          <Trans>返回商家</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>如果是用另一台设备扫码打开的，直接关掉这一页就好</Trans>
      </p>
    </>
  )
}
