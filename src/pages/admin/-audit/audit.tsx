import { useLingui } from '@lingui/react/macro'
import { auditActions } from '#contract/audit.ts'
import { AuditList } from '~/features/desk/audit/audit-list.tsx'
import { useActionNames } from '~/features/desk/audit/audit.words.ts'
import { FilterBar } from '~/features/desk/filters/filter-bar.tsx'
import { MenuFilter } from '~/features/desk/filters/menu-filter.tsx'
import { SearchFilter } from '~/features/desk/filters/search-filter.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Stack } from '~/features/desk/parts/stack.tsx'
import { useDeskSearch } from '~/features/desk/use-desk-search.ts'
import { idIn, oneOf } from '~/shared/lib/search.ts'

/** The log of the desk. */
export function Audit() {
  const { t } = useLingui()
  const { text } = useDeskSearch()
  const actionName = useActionNames()
  return (
    <Stack>
      <DeskTitle title={t`操作记录`} note={t`谁、何时、从哪里、改了什么、为什么；只增不改`} />
      <FilterBar>
        <SearchFilter name="subject" label={t`对象的编号`} />
        <SearchFilter name="actor" label={t`操作人的编号`} />
        <MenuFilter name="action" label={t`操作`} choices={[{ value: '', label: t`所有操作` }, ...auditActions.map((action) => ({ value: action, label: actionName(action) }))]} />
      </FilterBar>
      <AuditList action={oneOf(auditActions, text('action'))} actor={idIn(text('actor'))} subject={text('subject')} />
    </Stack>
  )
}
