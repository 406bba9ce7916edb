import { useLingui } from '@lingui/react/macro'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { deskConfig } from '#contract/desk-config.ts'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { fieldError } from '~/shared/api/field-error.ts'
import { randomUuid } from '~/shared/lib/random.ts'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'

/** Gives points, or takes some. */
export function PointsAction({ person }: { person: Person }) {
  const { t } = useLingui()
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState('')
  // One for each time it is asked, so that a doubled tap or a second try changes the points once.
  const [requestId, setRequestId] = useState('')
  const points = Number(amount) * (way === 'give' ? 1 : -1)
  const { most } = deskConfig.grants
  const open = () => {
    setRequestId(randomUuid())
    setAmount('')
  }
  return (
    <DeskAction
      name="deskPersonPointsChange"
      permission="points.grant"
      label={t`调整灵感值`}
      icon={Coins}
      title={t`调整 ${person.nickname} 的灵感值`}
      description={t`现有 ${person.coin}。本人会收到消息，写明数目和原因。`}
      request={/^\d+$/.test(amount) && points !== 0 ? { requestId, id: person.id, points } : undefined}
      onOpen={open}
      fieldNames={['points']}
      fields={(error) => (
        <>
          <SegmentedControl label={t`增加还是扣除`} choices={[{ value: 'give', label: t`增加` }, { value: 'take', label: t`扣除` }]} value={way} onChange={setWay} />
          <TextField
            label={t`数目`}
            inputMode="numeric"
            value={amount}
            onChange={setAmount}
            maximum={String(most).length}
            hint={way === 'give' ? t`一次最多 ${most}` : t`不够扣时扣到 0 为止，一次最多 ${most}`}
            error={fieldError(error, 'points')}
          />
        </>
      )}
    />
  )
}
