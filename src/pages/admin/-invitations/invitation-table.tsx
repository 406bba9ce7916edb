import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { DeskInvitation } from '#contract/endpoints/desk/invitations.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { refusalWords, stateWords } from '~/features/desk/invitation.words.ts'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { DataTable, type Column } from '~/features/desk/table/data-table.tsx'
import { useList } from '~/features/desk/use-list.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { AnnulAction } from './annul-action.tsx'

interface InvitationTableProps {
  request: Omit<RequestOf<'deskInvitations'>, 'cursor'>
  empty: string
}

/** Invitations of a list; of one inviter's, who that is goes without saying. */
export function InvitationTable({ request, empty }: InvitationTableProps) {
  const { t } = useLingui()
  const query = useList('deskInvitations', request)
  const columns: Column<DeskInvitation>[] = [
    { id: 'invited', head: t`新人`, cell: ({ invited }) => <PersonChip person={invited} /> },
    ...(request.inviter === undefined ? [{ id: 'inviter', head: t`邀请人`, cell: ({ inviter }: DeskInvitation) => <PersonChip person={inviter} /> }] : []),
    { id: 'state', head: t`状态`, grow: true, cell: (invitation) => <InvitationState invitation={invitation} /> },
    { id: 'points', head: t`两人所得`, align: 'end', cell: ({ points }) => `${points.inviter} + ${points.invited}` },
    { id: 'made', head: t`首次创作`, align: 'end', cell: ({ madeAt }) => madeAt !== undefined && <When at={madeAt} /> },
    { id: 'at', head: t`注册时间`, align: 'end', sorted: true, cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'do', head: '', align: 'end', cell: (invitation) => <AnnulAction invitation={invitation} /> },
  ]
  return <DataTable label={t`邀请关系`} columns={columns} query={query} keyOf={({ id }) => id} empty={empty} />
}

function InvitationState({ invitation: { state, refusal } }: { invitation: DeskInvitation }) {
  const { i18n } = useRuntime()
  if (state === 'rewarded') return <Badge tone="success">{i18n._(stateWords.rewarded)}</Badge>
  if (state === 'waiting') return <Badge>{i18n._(stateWords.waiting)}</Badge>
  return <Badge tone="error">{i18n._(refusal ? refusalWords[refusal] : stateWords.refused)}</Badge>
}
