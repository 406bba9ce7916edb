import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DeskOrder } from '#contract/endpoints/desk/orders.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { fenOf, yuanOf } from '~/features/desk/typed-numbers.ts'
import { fieldError } from '~/shared/api/field-error.ts'
import { money } from '~/shared/lib/money.ts'
import { randomUuid } from '~/shared/lib/random.ts'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'

/** Fen that can still go back. */
const leftOf = ({ received, refunded, refunding }: DeskOrder) => received - refunded - refunding

/** Gives a part or all of what came for an order back. */
export function RefundAction({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const [amount, setAmount] = useState('')
  // One for each time it is asked, so that a doubled tap or a second try refunds once.
  const [refundId, setRefundId] = useState('')
  const left = leftOf(order)
  if (left <= 0) return null
  const fen = fenOf(amount)
  const most = money(i18n, left)
  const open = () => {
    setRefundId(randomUuid())
    setAmount(yuanOf(left))
  }
  return (
    <DeskAction
      name="deskOrderRefund"
      permission="orders.refund"
      label={t`发起退款`}
      icon={Undo2}
      title={t`退款给用户？`}
      description={t`钱按原路退回，买到的灵感值或会员按比例收回，已经用掉的不再追回。本人会收到消息。`}
      danger
      request={fen !== undefined && fen > 0 && fen <= left ? { id: order.id, refundId, amount: fen } : undefined}
      onOpen={open}
      fieldNames={['amount']}
      fields={(error) => (
        <TextField
          label={t`退多少元`}
          inputMode="decimal"
          value={amount}
          onChange={setAmount}
          maximum={9}
          hint={t`最多还能退 ${most}`}
          error={fieldError(error, 'amount') ?? (fen !== undefined && fen > left ? t`最多还能退 ${most}` : undefined)}
        />
      )}
    />
  )
}
