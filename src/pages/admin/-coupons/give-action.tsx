import { useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { CouponTemplate } from '#contract/endpoints/desk/coupons.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { idIn } from '~/shared/lib/search.ts'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'

/** Gives a person a coupon. */
export function GiveAction({ template: { slug, active } }: { template: CouponTemplate }) {
  const { t } = useLingui()
  const [person, setPerson] = useState('')
  // One for each time it is asked, so that a doubled tap or a second try gives one.
  const [requestId, setRequestId] = useState('')
  if (!active) return null
  const id = idIn(person.trim())
  return (
    <DeskAction
      name="deskCouponGive"
      permission="shop.change"
      label={t`送给用户`}
      icon={Gift}
      title={t`送一张给用户`}
      description={t`本人会收到消息。`}
      request={id ? { requestId, id, template: slug } : undefined}
      onOpen={() => {
        setRequestId(crypto.randomUUID())
        setPerson('')
      }}
      fields={() => <TextField label={t`用户编号`} value={person} onChange={setPerson} maximum={40} hint={t`在“用户”里打开这个人，点编号就能复制`} />}
    />
  )
}
