import { useLingui } from '@lingui/react/macro'
import { invitationViews } from '#contract/endpoints/desk/invitation-views.ts'
import { ChoiceFilter } from '~/features/desk/filters/choice-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { InvitationTable } from './invitation-table.tsx'
import { SuspectTable } from './suspect-table.tsx'

/** Who came by whose invitation, and inviters who are worth a look. */
export function Invitations() {
  const { t } = useLingui()
  const { text } = useDeskSearch()
  const view = oneOf([...invitationViews, 'suspects'], text('view')) ?? 'all'
  return (
    <Stack>
      <DeskTitle title={t`邀请关系`} note={t`新人第一次创作后，两个人各得奖励；同一设备、号码或网络反复来的不计`} />
      <ChoiceFilter
        name="view"
        label={t`显示哪些邀请`}
        choices={[
          { value: 'all', label: t`全部` },
          { value: 'waiting', label: t`等待首次创作` },
          { value: 'rewarded', label: t`已奖励` },
          { value: 'refused', label: t`不计` },
          { value: 'suspects', label: t`可疑的邀请人` },
        ]}
      />
      {view === 'suspects' ? <SuspectTable /> : <InvitationTable request={{ view }} empty={t`这里还没有邀请，换一个分类看看`} />}
    </Stack>
  )
}
