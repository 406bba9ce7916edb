import { useLingui } from '@lingui/react/macro'
import type { Suspect } from '#contract/endpoints/desk/invitations.ts'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'

/** Inviters who look like farms of accounts, the worst first. */
export function SuspectTable() {
  const { t } = useLingui()
  const query = useList('deskInvitationSuspects', {})
  const columns: Column<Suspect>[] = [
    { id: 'person', head: t`邀请人`, grow: true, cell: ({ person }) => <PersonChip person={person} /> },
    { id: 'came', head: t`来了`, align: 'end', cell: ({ came }) => came },
    { id: 'refused', head: t`不计`, align: 'end', cell: ({ refused }) => refused },
    { id: 'created', head: t`创作过`, align: 'end', cell: ({ created }) => created },
    { id: 'networks', head: t`来自几个网络`, align: 'end', cell: ({ networks }) => networks },
  ]
  return <DataTable label={t`可疑的邀请人`} columns={columns} query={query} keyOf={({ person }) => person.id} empty={t`最近 30 天没有可疑的邀请人，很好`} />
}
