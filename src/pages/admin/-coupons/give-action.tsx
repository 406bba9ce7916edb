import { useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { CouponTemplate } from '#contract/endpoints/desk/coupons.ts'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { PersonPicker } from '~/features/desk/action/person-picker.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import { randomUuid } from '~/shared/lib/random.ts'

/** Gives a person a coupon. */
export function GiveAction({ template: { slug, active } }: { template: CouponTemplate }) {
  const { t } = useLingui()
  const permitted = usePermitted()
  const [person, setPerson] = useState<Person>()
  // One for each time it is asked, so that a doubled tap or a second try gives one.
  const [requestId, setRequestId] = useState('')
  // Whoever may not look for people has nobody to give it to.
  if (!active || !permitted('people.read')) return null
  return (
    <DeskAction
      name="deskCouponGive"
      permission="shop.change"
      label={t`送给用户`}
      icon={Gift}
      title={t`送一张给用户`}
      description={t`本人会收到消息。`}
      request={person && { requestId, id: person.id, template: slug }}
      onOpen={() => {
        setRequestId(randomUuid())
        setPerson(undefined)
      }}
      fields={() => <PersonPicker label={t`送给谁`} person={person} onPick={setPerson} />}
    />
  )
}
