import { useLingui } from '@lingui/react/macro'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { DeskActivity } from '#contract/endpoints/desk/activities.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { namesOfFields } from '~/features/desk/action/local-names.tsx'
import { ActivityFields } from './activity-fields.tsx'
import { activityOf, newActivity, typedActivity } from './activity-form.ts'

const fieldNames = ['activity.votingAt', 'activity.endsAt', ...['titles', 'summaries', 'rules'].flatMap((field) => namesOfFields(`activity.${field}`))]

/** Changes an activity, or makes one. */
export function SaveAction({ activity }: { activity?: DeskActivity }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(() => newActivity(0))
  // One for each time it is asked, so that a doubled tap or a second try makes one.
  const [id, setId] = useState('')
  if (activity?.decidedAt !== undefined) return null
  const sent = activityOf(typed)
  return (
    <DeskAction
      name="deskActivitySave"
      permission="activities.change"
      label={activity ? t`修改` : t`新建活动`}
      icon={activity ? Pencil : Plus}
      title={activity ? t`修改活动` : t`新建活动`}
      needsReason={false}
      request={sent && { id, activity: sent }}
      fields={(error) => <ActivityFields typed={typed} onChange={setTyped} error={error} />}
      fieldNames={fieldNames}
      onOpen={() => {
        setId(activity?.id ?? crypto.randomUUID())
        setTyped(activity ? typedActivity(activity) : newActivity(Date.now()))
      }}
    />
  )
}
