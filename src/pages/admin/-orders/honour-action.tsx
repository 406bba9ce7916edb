import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { DeskOrder } from '#contract/endpoints/desk/orders.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { money } from '~/shared/lib/money.ts'

/** Gives what was bought although another amount came. */
export function HonourAction({ order: { id, held, received, refunding, total } }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  if (!held || refunding > 0) return null
  return (
    <DeskAction
      name="deskOrderHonour"
      permission="orders.refund"
      label={t`按实收发放`}
      icon={Check}
      title={t`按实际收到的钱发放？`}
      description={t`应付 ${money(i18n, total)}，实收 ${money(i18n, received)}。买的东西会全部发放，本人会收到消息。`}
      request={{ id }}
    />
  )
}
