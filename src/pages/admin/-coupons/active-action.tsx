import { useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import type { CouponTemplate } from '#contract/endpoints/desk/coupons.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'

/** Stops giving a kind of coupons, or begins again. */
export function ActiveAction({ template: { id, active } }: { template: CouponTemplate }) {
  const { t } = useLingui()
  return (
    <DeskAction
      name="deskCouponActive"
      permission="shop.change"
      label={active ? t`停发` : t`恢复发放`}
      icon={active ? Pause : Play}
      title={active ? t`停发这种优惠券？` : t`恢复发放这种优惠券？`}
      description={t`已经到手的照旧能用。`}
      danger={active}
      request={{ id, active: !active }}
    />
  )
}
