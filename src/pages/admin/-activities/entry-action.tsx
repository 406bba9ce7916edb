import { useLingui } from '@lingui/react/macro'
import { CircleOff, RotateCcw } from 'lucide-react'
import type { DeskEntry } from '#contract/endpoints/desk/activities.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'

/** Takes an entry out, or lets it in again. */
export function EntryAction({ entry: { id, removed } }: { entry: DeskEntry }) {
  const { t } = useLingui()
  return (
    <DeskAction
      name="deskActivityEntryRemove"
      permission="activities.change"
      label={removed ? t`恢复` : t`移出`}
      icon={removed ? RotateCcw : CircleOff}
      title={removed ? t`恢复这件参赛作品？` : t`移出这件参赛作品？`}
      description={t`作品本身不受影响。`}
      danger={!removed}
      request={{ id, removed: !removed }}
    />
  )
}
