import { useLingui } from '@lingui/react'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ListRow } from '~/shared/ui/list-row/list-row.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { becauseWords, stateWords } from '../invitation.words.ts'

/** Somebody who came, when, and what has become of it. */
export function InvitationRow({ invitation: { name, state, because, points, createdAt } }: { invitation: Invitation }) {
  const { i18n } = useLingui()
  const day = i18n.date(new Date(createdAt), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <ListRow
      title={name}
      description={`${day} · ${i18n._(because ? becauseWords[because] : stateWords[state])}`}
      value={points > 0 ? <Badge tone="gold">+{points}</Badge> : undefined}
    />
  )
}

export function InvitationRowSkeleton() {
  return <ListRow title={<Skeleton shape="line" width="5em" />} description={<Skeleton shape="line" width="14em" />} />
}
